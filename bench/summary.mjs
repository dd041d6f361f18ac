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
 * What a newcomer wants to know of a bench, as a list of five lines.
 * @param {Record<string, Figures>} results the figures of every part
 */
export const summaryOf = (results) => {
  const [startUp, memory] = /** @type {Figure[]} */ (Object.values(results['serve'] ?? {}));
  const card = rowOf(results['api'], 'GET card');
  const page = rowOf(results['sizes'], '/');
  const landing = rowOf(results['lighthouse'], '/');
  const motion = rowOf(results['browse'], 'with motion');
  return [
    `Ready ${shown(startUp)} s after its start, with ${shown(memory)} MB of memory.`,
    `${shown(card['requests/s'])} cards a second on this machine, ${shown(card['ratio to bare Hono'])} of a bare Hono route; p99 ${shown(card['p99, ms'])} ms.`,
    `The landing page is ${shown(page['page, kB'])} kB; its largest paint comes after ${shown(landing['largest paint, ms'])} ms on a phone.`,
    `Lighthouse on the landing page: performance ${shown(landing['performance'])}, accessibility ${shown(landing['accessibility'])}.`,
    `${shown(motion['click to card, ms'])} ms from a click to the drawn card, ${shown(motion['scan to card, ms'])} ms from a scan.`,
  ]
    .map((line) => `- ${line}`)
    .join('\n');
};
