/** Whether the rounds run whole, as `npm run stress` has them. */
export const WHOLE = process.env['DCK_TEST_ROUNDS'] === 'whole';

/**
 * What a long round takes in `npm test`: every so many-th of its items, the same in each run. In
 * `npm run stress` all of them.
 */
export const sample = <Item>(items: readonly Item[], every: number): readonly Item[] =>
  WHOLE ? items : items.filter((_, index) => index % every === 0);
