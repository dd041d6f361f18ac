// @ts-check
import { rangeOf } from './figures.mjs';

/**
 * Summarises pairs of measurements taken in turns.
 * @param {readonly (readonly [first: number, second: number])[]} pairs
 * @param {readonly [first: string, second: string, ratio: string]} names of the columns; the ratio is that of
 *   the second to the first
 * @param {import('./figures.mjs').Goal} [goal] of the ratio
 * @returns {Record<string, import('./figures.mjs').Range>} both, and their ratios
 */
export const ofPairs = (pairs, [first, second, ratio], goal) => ({
  [first]: rangeOf(pairs.map(([one]) => one)),
  [second]: rangeOf(pairs.map(([, other]) => other)),
  [ratio]: rangeOf(
    pairs.map(([one, other]) => other / one),
    goal,
  ),
});
