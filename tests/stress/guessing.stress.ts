import { expect, test } from 'vitest';

import { attackOwner, OWNER_LET_IN } from '#support/identity/guessing.ts';
import { printFigure } from '#support/shared/figure.ts';

const TRIES = 2000;

test('thousands of wrong tries from everywhere keep the owner out of no browser', async () => {
  const { heldUp, ...owner } = await attackOwner(TRIES);
  expect(heldUp).toBeGreaterThan(1900);
  expect(owner).toEqual(OWNER_LET_IN);
  printFigure('wrong tries held up, after which the owner signs in', heldUp);
});
