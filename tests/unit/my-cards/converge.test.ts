import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Life, live } from '#support/my-cards/life.ts';
import { createMemoryServer } from '#support/my-cards/memory-server.ts';
import { NOW } from '#support/api/tokens.ts';

test('three devices come to the same state whatever happens on the way, and no text is lost', async () => {
  await fc.assert(
    fc.asyncProperty(Life, async (steps) => {
      const { known, lostTexts, ofTheFuture } = await live(
        steps,
        createMemoryServer(() => NOW),
      );
      for (const items of known) expect(items).toEqual(known.at(-1));
      expect({ lostTexts, ofTheFuture }).toEqual({ lostTexts: [], ofTheFuture: [] });
    }),
    { numRuns: 300 },
  );
});
