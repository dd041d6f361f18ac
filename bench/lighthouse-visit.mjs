// @ts-check
// Lighthouse over the product in a browser. Lighthouse is a package of its own, bench/lighthouse, which is
// installed on first use: no other command needs its dependencies.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium } from '@playwright/test';

import { freePort } from '#support/shared/free-port.ts';

import { ensureInstalled, NODE } from '../scripts/setup.mjs';
import { launchOptions, withPlace, withProduct } from './product.mjs';

const FOLDER = join(import.meta.dirname, 'lighthouse');

/**
 * The results of Lighthouse for a page; of several runs the median one.
 * @typedef {object} Visit
 * @property {string} reached the final address of the page
 * @property {Record<string, number | null>} scores from 0 to 1, by category
 * @property {Record<string, number | undefined>} values in the audit's own unit, by audit
 */

/**
 * Starts the product and a browser for Lighthouse.
 * @template Result
 * @param {(use: {
 *   browser: import('@playwright/test').BrowserContext,
 *   visit: (path: string, flags: Record<string, unknown>, runs?: number) => Promise<Visit>,
 * }) => Promise<Result>} work
 * @param {string} [site] folder of a built site in place of `dist`
 */
export const withLighthouse = async (work, site) => {
  await ensureInstalled(FOLDER);
  return withPlace((place) =>
    withProduct({ ...place, ...(site && { site }) }, async ({ origin }) => {
      const port = await freePort();
      const { args, ...options } = launchOptions();
      // Lighthouse works in the browser's own profile, so an account has to sign in there.
      const browser = await chromium.launchPersistentContext(join(place.dataDir, 'profile'), {
        ...options,
        args: [...args, `--remote-debugging-port=${port}`],
        baseURL: origin,
      });
      try {
        return await work({
          browser,
          visit: async (path, flags, runs = 1) => {
            const request = JSON.stringify({ runs, flags: { ...flags, port } });
            const command = [join(FOLDER, 'visit.mjs'), origin + path, request];
            const { stdout } = await promisify(execFile)(NODE, command, { maxBuffer: 1 << 24 });
            return JSON.parse(stdout);
          },
        });
      } finally {
        await browser.close();
      }
    }),
  );
};
