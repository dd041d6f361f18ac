// @ts-check
// Figures of the bench: ranges over several rounds, and Markdown tables of them.

/** @typedef {{ atLeast: number } | { atMost: number }} Goal a bound on the median */

/** @typedef {{ median: number, lowest: number, highest: number, goal?: Goal }} Range several rounds of a figure */

/** @typedef {number | string | Range} Figure */

/** @typedef {Record<string, Record<string, Figure>>} Figures the results of a part: rows by name, of cells by name */

/** Number of rounds of a range. */
export const ROUNDS = 5;

/** The median of some numbers. */
export const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Several rounds of one figure as a range.
 * @param {number[]} values one per round
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

/** Rounds to three significant digits; integers stay. */
const rounded = (/** @type {number} */ value) =>
  Number.isInteger(value) ? `${value}` : `${Number(value.toPrecision(3))}`;

/** A figure as text: the median of a range, with the lowest and the highest value in parentheses. */
const figureText = (/** @type {Figure | undefined} */ figure) => {
  if (figure === undefined) return '';
  if (typeof figure === 'string') return figure;
  if (typeof figure === 'number') return Number.isNaN(figure) ? '–' : rounded(figure);
  return `${rounded(figure.median)} (${rounded(figure.lowest)}–${rounded(figure.highest)})`;
};

/** The goal of a figure, and whether its median meets it; empty where it has none. */
const goalText = (/** @type {Figure | undefined} */ figure) => {
  if (typeof figure !== 'object' || figure.goal === undefined) return '';
  const { goal, median: value } = figure;
  if ('atLeast' in goal)
    return `at least ${goal.atLeast}: ${value >= goal.atLeast ? 'met' : 'missed'}`;
  return `at most ${goal.atMost}: ${value <= goal.atMost ? 'met' : 'missed'}`;
};

/**
 * The results of a part as a Markdown table: a column of names, one per figure, and one for each goal.
 * @param {string} title
 * @param {Figures} figures
 */
export const tableOf = (title, figures) => {
  const rows = Object.entries(figures);
  const names = [...new Set(rows.flatMap(([, cells]) => Object.keys(cells)))];
  const columns = names.flatMap((name) => {
    const figure = { head: name, cell: figureText, name };
    const hasGoal = rows.some(([, cells]) => goalText(cells[name]) !== '');
    return hasGoal ? [figure, { head: 'goal', cell: goalText, name }] : [figure];
  });
  const head = [title, ...columns.map((column) => column.head)];
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |\n`;
  const body = rows.map(([label, cells]) =>
    line([label].concat(columns.map(({ name, cell }) => cell(cells[name])))),
  );
  return [line(head), line(head.map(() => '-')), ...body].join('');
};
