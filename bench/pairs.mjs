// @ts-check
import { median } from './figures.mjs';

/**
 * What pairs of measurements come to that were taken in turns.
 * @param {readonly (readonly [first: number, second: number])[]} pairs
 * @param {readonly [first: string, second: string, ratio: string]} names of the columns; the ratio is that of
 *   the second to the first
 * @returns {Record<string, number>} the medians of both, and of the ratios the median, the lowest and the highest
 */
export const ofPairs = (pairs, [first, second, ratio]) => {
  const ratios = pairs.map(([one, other]) => other / one);
  return {
    [first]: median(pairs.map(([one]) => one)),
    [second]: median(pairs.map(([, other]) => other)),
    [ratio]: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
};
