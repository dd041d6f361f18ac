// @ts-check
// What the parts of the bench share.

/**
 * What a part of the bench has found: numbers by name, or rows of numbers by name.
 * @typedef {Record<string, number | Record<string, number>>} Figures
 */

/** The middle one of some numbers. */
export const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Three figures that count; none for what is counted one by one. */
export const rounded = (/** @type {number} */ value) =>
  Number.isInteger(value) ? `${value}` : `${Number(value.toPrecision(3))}`;
