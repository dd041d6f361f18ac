// @ts-check
// @ts-expect-error -- daisyUI comes without types.
import daisyui from 'daisyui';
import plugin from 'tailwindcss/plugin';

/**
 * Parts of selectors with which Chromium computes too many styles anew (ADR 38). `:has()`, for fields inside an
 * element of their class, which no page has: those of the whole page whenever an element is added or removed.
 * `[class]`, for links beside the class `not-prose`, which no page has either: those of all elements inside one whose
 * class changes.
 */
const COSTLY = /:has\(|\[class/;

/** The commas between selectors, not those within parentheses. */
const BETWEEN_SELECTORS = /,(?![^(]*\))/;

/**
 * @param {Record<string, any>} rules of Tailwind's plugins: declarations, and rules by their selectors
 * @returns {Record<string, any>} the same rules without selectors with {@link COSTLY}
 */
const withoutCostly = (rules) =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]) => {
      if (typeof value !== 'object' || Array.isArray(value)) return [[name, value]];
      const kept = name.split(BETWEEN_SELECTORS).filter((selector) => !COSTLY.test(selector));
      return kept.length === 0 ? [] : [[kept.join(','), withoutCostly(value)]];
    }),
  );

export default plugin.withOptions((options) => (api) => {
  daisyui(options).handler({
    ...api,
    addComponents: (/** @type {Record<string, any>} */ rules) =>
      api.addComponents(withoutCostly(rules)),
  });
});
