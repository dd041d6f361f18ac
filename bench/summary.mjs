// @ts-check
import { textOf } from './tables.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Figures} Figures */

/**
 * The figures of a row of a part; empty where the part was not measured.
 * @returns {Record<string, Figure>}
 */
const rowOf = (/** @type {Figures | undefined} */ figures, /** @type {string} */ name) => {
  const value = figures?.[name];
  return typeof value === 'object' ? /** @type {Record<string, Figure>} */ (value) : {};
};

const shown = (/** @type {Figure | undefined} */ value) => textOf(value) || '–';

/**
 * A figure of a part that stands alone.
 * @returns {Figure | undefined}
 */
const aloneOf = (/** @type {Figures | undefined} */ figures, /** @type {string} */ name) =>
  /** @type {Figure | undefined} */ (figures?.[name]);

/**
 * A summary of the bench for newcomers, as a list of five lines.
 * @param {Record<string, Figures>} results the figures of every part
 */
export const summaryOf = ({ api, browse, cost, lighthouse, serve, sizes, smallest }) => {
  const [startUp, memory] = /** @type {Figure[]} */ (Object.values(serve ?? {}));
  const card = rowOf(api, 'GET card');
  const landing = rowOf(lighthouse, '/');
  const visit = rowOf(cost, 'a signed-in visit');
  const weight = shown(rowOf(sizes, '/')['page, kB']);
  const click = shown(rowOf(browse, 'with motion')['click to card, ms']);
  const people = shown(aloneOf(cost, 'people per core, one visit each within an hour'));
  const held = shown(aloneOf(smallest, 'visits a second, held'));
  return [
    `Ready ${shown(startUp)} s after its start, with ${shown(memory)} MB of memory.`,
    `${shown(card['requests/s'])} cards a second on this machine, ${shown(card['ratio to bare Hono'])} of a bare Hono route; p99 ${shown(card['p99, ms'])} ms.`,
    `The landing page is ${weight} kB; its largest paint comes after ${shown(landing['largest paint, ms'])} ms on a phone. A click shows its card in ${click} ms.`,
    `A signed-in visit costs ${shown(visit['processor, ms'])} ms of the processor and ${shown(visit['sent, kB'])} kB: ${people} people within an hour keep a core half busy.`,
    `One core with 512 MB holds ${held} such visits a second; half of that was kept up for ${shown(aloneOf(smallest, 'the long run, minutes'))} minutes with ${shown(aloneOf(smallest, 'errors'))} errors and ${shown(aloneOf(smallest, 'restarts'))} restarts.`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
};
