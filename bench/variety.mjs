// @ts-check
// How many pairs of captions have a sentence in common (behaviour/captions.md, 'Captions').
import { COMBINATIONS, sharedPairs } from '../tests/support/captions/variety.ts';

/** Method and limits of the measurement. */
export const aboutVariety =
  'Counted, not timed: 200 captions of each combination, and of their pairs those that have ' +
  'a sentence in common. It does not show whether they read well.';

/**
 * Counts them for every language, intent and tone (rows) and platform (columns).
 * @returns {Promise<import('./figures.mjs').Figures>} per cent of the pairs of 200 captions
 */
export const benchVariety = async () => {
  /** @type {Record<string, Record<string, number>>} */
  const rows = {};
  for (const combination of COMBINATIONS) {
    const { language, intent, tone, platform } = combination;
    const row = (rows[`${language}, ${intent}, ${tone}`] ??= {});
    row[platform] = Math.round(sharedPairs(combination) * 1000) / 10;
  }
  return rows;
};
