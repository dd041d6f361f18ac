// @ts-check
// Figures as tables in Markdown.
import { meets, rounded } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Figures} Figures */

/**
 * A figure as text: of a range the median, and in parentheses the lowest and the highest.
 * @param {Figure | undefined | null} figure what could not be had is no number, and nothing once it was kept
 */
export const textOf = (figure) => {
  if (figure === undefined) return '';
  if (figure === null || Number.isNaN(figure)) return '–';
  if (typeof figure === 'string') return figure;
  if (typeof figure === 'number') return rounded(figure);
  return `${rounded(figure.median)} (${rounded(figure.lowest)}–${rounded(figure.highest)})`;
};

/** The goal of a figure, and whether all runs meet it; empty where it has none. */
const goalText = (/** @type {Figure | undefined | null} */ figure) => {
  if (typeof figure !== 'object' || figure?.goal === undefined) return '';
  const { goal } = figure;
  const wanted = 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  return `${wanted}: ${meets(figure) ? 'met' : 'missed'}`;
};

const row = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;

/**
 * One table: a column of names, one per figure, and after a figure with a goal one for that.
 * @param {string} title
 * @param {[name: string, figures: Record<string, Figure>][]} rows
 */
const table = (title, rows) => {
  const names = [...new Set(rows.flatMap(([, figures]) => Object.keys(figures)))];
  const columns = names.flatMap((name) => {
    const figure = { head: name, cell: textOf, name };
    const hasGoal = rows.some(([, figures]) => goalText(figures[name]) !== '');
    return hasGoal ? [figure, { head: 'goal', cell: goalText, name }] : [figure];
  });
  return [
    row([title, ...columns.map(({ head }) => head)]),
    row(['-', ...columns.map(() => '-')]),
    ...rows.map(([label, figures]) =>
      row([label, ...columns.map(({ name, cell }) => cell(figures[name]))]),
    ),
    '',
  ];
};

/** Whether a figure stands alone, rather than being a row of them. */
const isFigure = (/** @type {Figures[string]} */ value) =>
  typeof value !== 'object' || value === null || typeof value['median'] === 'number';

/**
 * The results of a part: a table of its rows, and one of its single figures.
 * @param {string} title
 * @param {Figures} figures
 */
export const tables = (title, figures) => {
  /** @type {[string, Record<string, Figure>][]} */
  const rows = [];
  /** @type {[string, Record<string, Figure>][]} */
  const single = [];
  for (const [name, value] of Object.entries(figures)) {
    if (isFigure(value)) single.push([name, { '': /** @type {Figure} */ (value) }]);
    else rows.push([name, /** @type {Record<string, Figure>} */ (value)]);
  }
  return [
    ...(rows.length > 0 ? table(title, rows) : []),
    ...(single.length > 0 ? table(title, single) : []),
  ].join('\n');
};
