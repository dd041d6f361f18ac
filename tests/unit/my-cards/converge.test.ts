import fc from 'fast-check';
import { expect, test } from 'vitest';

import { NOW } from '#support/api/tokens.ts';
import { Life, live, UNHARMED } from '#support/my-cards/life.ts';
import { createMemoryServer } from '#support/my-cards/memory-server.ts';

test('three devices come to the same state whatever happens on the way, and no text is lost', async () => {
  await fc.assert(
    fc.asyncProperty(Life, async (steps) => {
      expect(
        await live(
          steps,
          createMemoryServer(() => NOW),
        ),
      ).toEqual(UNHARMED);
    }),
    { numRuns: 300 },
  );
});
