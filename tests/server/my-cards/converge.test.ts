import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { startMyCards } from '#support/my-cards/calls.ts';
import { Life, live, UNHARMED } from '#support/my-cards/life.ts';

test('three devices come to the same state over the API, and no text is lost', async () => {
  const { sendAs } = await startMyCards();
  await fc.assert(
    fc.asyncProperty(Life, async (steps) => {
      expect(await live(steps, await sendAs(randomUUID()))).toEqual(UNHARMED);
    }),
    { numRuns: 5 },
  );
});
