// @ts-check
// The results of the last two whole runs of the bench, and what is different between them.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { rounded } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Figures} Figures */
/**
 * The results of a whole run, with the dates of parts that were measured again.
 * @typedef {{ date: string, machine: string, results: Record<string, Figures>, again?: Record<string, string>
 *   }} Report
 */

const FOLDER = join(import.meta.dirname, 'results');
const LATEST = join(FOLDER, 'latest.json');
const BEFORE = join(FOLDER, 'before.json');
/** Results so far of an unfinished run. */
const RUNNING = join(FOLDER, 'running.json');

const write = (/** @type {string} */ file, /** @type {Report} */ report) =>
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);

/**
 * Keeps what a run has found so far, should it not come to its end.
 * @param {Report} report
 */
export const keepSoFar = (report) => {
  mkdirSync(FOLDER, { recursive: true });
  write(RUNNING, report);
};

/** Makes the kept one the latest and the latest the one before. */
export const keepAsLatest = () => {
  if (existsSync(LATEST)) renameSync(LATEST, BEFORE);
  renameSync(RUNNING, LATEST);
};

/**
 * The whole run before the latest.
 * @returns {Report | undefined} nothing where there was none
 */
export const readBefore = () =>
  existsSync(BEFORE) ? JSON.parse(readFileSync(BEFORE, 'utf8')) : undefined;

/**
 * The latest whole run.
 * @returns {Report}
 */
export const readLatest = () => JSON.parse(readFileSync(LATEST, 'utf8'));

/**
 * Keeps the latest run with parts that were measured again.
 * @param {Report} report
 */
export const keepLatest = (report) => {
  write(LATEST, report);
};

/**
 * Every number of a report by the path of its names, of a range its median.
 * @param {Record<string, unknown>} values
 * @returns {[path: string, number][]}
 */
const numbersOf = (values, path = '') =>
  Object.entries(values).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path} · ${name}`;
    if (typeof value === 'number') return [[here, value]];
    if (typeof value !== 'object' || value === null) return [];
    return 'median' in value
      ? [[here, Number(value.median)]]
      : numbersOf(/** @type {Record<string, unknown>} */ (value), here);
  });

/**
 * The differences between two runs in percent, the largest first; only those above a threshold, and figures
 * that only one of them has.
 * @param {Report} before
 * @param {Report} after
 * @param {number} percent
 * @returns {Figures}
 */
export const differences = (before, after, percent) => {
  const earlier = new Map(numbersOf(before.results));
  return Object.fromEntries(
    numbersOf(after.results)
      .flatMap(([path, now]) => {
        const once = earlier.get(path);
        if (once === undefined || once === now) return [];
        const change = once === 0 ? Number.POSITIVE_INFINITY : (now / once - 1) * 100;
        return Math.abs(change) > percent ? [{ path, once, now, change }] : [];
      })
      .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .map(({ path, once, now, change }) => [
        path,
        { before: once, after: now, change: `${change > 0 ? '+' : ''}${rounded(change)} %` },
      ]),
  );
};
