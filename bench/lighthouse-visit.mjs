// @ts-check
// Asks Lighthouse for a page. It is a package of its own, bench/lighthouse, which is installed here: no
// other command needs its many packages.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ensureInstalled, NODE } from '../scripts/setup.mjs';

const FOLDER = join(import.meta.dirname, 'lighthouse');

/**
 * The results of Lighthouse for a page.
 * @typedef {object} Visit
 * @property {string} reached the final address of the page
 * @property {Record<string, number | null>} scores from 0 to 1, by category
 * @property {Record<string, number | undefined>} values in the audit's own unit, by audit
 */

/**
 * Visits a page in a browser that runs already.
 * @param {string} url
 * @param {Record<string, unknown> & { port: number }} flags as Lighthouse takes them; `port` is the browser's
 * @param {number} runs how often; of several it tells the one in the middle
 * @returns {Promise<Visit>}
 */
export const visitByLighthouse = async (url, flags, runs = 1) => {
  await ensureInstalled(FOLDER);
  const { stdout } = await promisify(execFile)(
    NODE,
    [join(FOLDER, 'visit.mjs'), url, JSON.stringify({ runs, flags })],
    { maxBuffer: 1 << 24 },
  );
  return JSON.parse(stdout);
};
