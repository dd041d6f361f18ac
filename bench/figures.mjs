// @ts-check
// What the parts of the bench share: figures, and how they are taken.

/**
 * What a figure is to be: a goal is met when the run furthest from it meets it.
 * @typedef {{ atLeast: number } | { atMost: number }} Goal
 */

/**
 * The middle one of several runs, with the lowest and the highest of them.
 * @typedef {{ median: number, lowest: number, highest: number, goal?: Goal }} Range
 */

/**
 * A number; several runs of it; or a word, such as the limits that a machine was given.
 * @typedef {number | Range | string} Figure
 */

/**
 * What a part of the bench has found: figures by name, or rows of figures by name.
 * @typedef {Record<string, Figure | Record<string, Figure>>} Figures
 */

/** How many runs make a range. */
export const RUNS = 5;

/** The middle one of some numbers. */
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
 * Measures some sides in turns, each time beginning with the next of them, so that whatever else the
 * machine does meets all alike, and none always follows the same other.
 * @template Value
 * @param {(() => Promise<Value>)[]} sides
 * @param {number} rounds
 * @returns {Promise<Value[][]>} what each side gave, round by round
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

/** Whether a range meets its goal: its lowest where that is a least, its highest where it is a most. */
export const meets = (/** @type {Range} */ { lowest, highest, goal }) =>
  goal === undefined || ('atLeast' in goal ? lowest >= goal.atLeast : highest <= goal.atMost);

/** Three figures that count; none for what is counted one by one. */
export const rounded = (/** @type {number} */ value) =>
  Number.isInteger(value) ? `${value}` : `${Number(value.toPrecision(3))}`;
