// @ts-check
// @ts-expect-error -- daisyUI comes without types.
import daisyui from 'daisyui';
import plugin from 'tailwindcss/plugin';

/**
 * Part of a selector that depends on what an element holds. daisyUI has it for fields inside an element of their
 * class, which no page has; Chromium then computes the styles of the whole page anew whenever an element is added or
 * removed (ADR 38).
 */
const LOOKS_INSIDE = /:has\(/;

/** The commas between selectors, not those within parentheses. */
const BETWEEN_SELECTORS = /,(?![^(]*\))/;

/**
 * @param {Record<string, any>} rules of Tailwind's plugins: declarations, and rules by their selectors
 * @returns {Record<string, any>} the same rules without selectors with {@link LOOKS_INSIDE}
 */
const lookingOutside = (rules) =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]) => {
      if (typeof value !== 'object' || Array.isArray(value)) return [[name, value]];
      const kept = name.split(BETWEEN_SELECTORS).filter((selector) => !LOOKS_INSIDE.test(selector));
      return kept.length === 0 ? [] : [[kept.join(','), lookingOutside(value)]];
    }),
  );

export default plugin.withOptions((options) => (api) => {
  daisyui(options).handler({
    ...api,
    addComponents: (/** @type {Record<string, any>} */ rules) =>
      api.addComponents(lookingOutside(rules)),
  });
});
