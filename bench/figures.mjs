// @ts-check
// What the parts of the bench share: figures, and how they are taken.

/**
 * A goal for a figure; it is met when the worst run meets it.
 * @typedef {{ atLeast: number } | { atMost: number }} Goal
 */

/**
 * The median of several runs, with the lowest and the highest of them.
 * @typedef {{ median: number, lowest: number, highest: number, goal?: Goal }} Range
 */

/**
 * A number; several runs of it; or a word, such as the limits that a machine was given.
 * @typedef {number | Range | string} Figure
 */

/**
 * Results of a part of the bench: figures by name, or rows of figures by name.
 * @typedef {Record<string, Figure | Record<string, Figure>>} Figures
 */

/** Number of runs of a range. */
export const RUNS = 5;

/** The median of some numbers. */
export const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Several runs of one figure as a range.
 * @param {number[]} values one of each run
 * @param {Goal} [goal]
 * @returns {Range}
 */
export const rangeOf = (values, goal) => ({
  median: median(values),
  lowest: Math.min(...values),
  highest: Math.max(...values),
  ...(goal && { goal }),
});

/**
 * Measures five times and gives each figure as a range. What is compared should be measured in turns
 * within `measure` ({@link inTurns}), and a run should start what it measures anew: two starts of one
 * program differ more than two minutes of one start.
 * @param {(run: number) => Promise<Record<string, number>>} measure one run: figures by name
 * @param {Record<string, Goal>} [goals] of the figures that have one
 * @returns {Promise<Record<string, Range>>}
 */
export const rangesOfRuns = async (measure, goals = {}) => {
  /** @type {Record<string, number[]>} */
  const values = {};
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, value] of Object.entries(await measure(run)))
      (values[name] ??= []).push(value);
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, taken]) => [name, rangeOf(taken, goals[name])]),
  );
};

/**
 * Measures several sides in turns, each round starting with the next side, so that other load on the machine
 * affects all alike.
 * @template Value
 * @param {(() => Promise<Value>)[]} sides
 * @param {number} rounds
 * @returns {Promise<Value[][]>} the results of each side, round by round
 */
export const inTurns = async (sides, rounds) => {
  /** @type {Value[][]} */
  const taken = sides.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < sides.length; turn += 1) {
      const side = (round + turn) % sides.length;
      const value = await sides[side]?.();
      if (value !== undefined) taken[side]?.push(value);
    }
  }
  return taken;
};

/** Whether a range meets its goal: its lowest value for `atLeast`, its highest for `atMost`. */
export const meets = (/** @type {Range} */ { lowest, highest, goal }) =>
  goal === undefined || ('atLeast' in goal ? lowest >= goal.atLeast : highest <= goal.atMost);

/** Rounds to three significant digits; integers stay. */
export const rounded = (/** @type {number} */ value) =>
  Number.isInteger(value) ? `${value}` : `${Number(value.toPrecision(3))}`;
