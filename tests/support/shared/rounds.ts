/** Whether the rounds run whole, as `npm run stress` has them. */
export const WHOLE = process.env['DCK_TEST_ROUNDS'] === 'whole';

/**
 * Items of a long round in `npm test`: every n-th, the same in each run; in
 * `npm run stress` all.
 */
export const sample = <Item>(items: readonly Item[], every: number): readonly Item[] =>
  WHOLE ? items : items.filter((_, index) => index % every === 0);
