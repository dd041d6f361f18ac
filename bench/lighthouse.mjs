// @ts-check
// Lighthouse as a phone sees the pages, served by `npm run serve`: what visitors find, then what a
// person who is signed in works with.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { signUpAt } from '#support/browser/fixtures.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { ensureBrowser } from '../scripts/browser.mjs';
import { visitByLighthouse } from './lighthouse-visit.mjs';

const PORT = await freePort();
const DEBUG_PORT = await freePort();
const ORIGIN = `http://localhost:${PORT}`;
const RUNS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const OPEN = ['/', '/faq', '/about', '/showcase', '/showcase/yoga-wheel'];
const SIGNED_IN = ['/browse', '/articles/silence-first'];

/** The scores of a page, from 0 to 100, and its times, of the median run. */
const measure = async (/** @type {string} */ path, signedIn = false) => {
  const flags = {
    port: DEBUG_PORT,
    disableStorageReset: signedIn,
    onlyCategories: signedIn ? CATEGORIES : [...CATEGORIES, 'seo'],
  };
  const { reached, scores, values } = await visitByLighthouse(`${ORIGIN}${path}`, flags, RUNS);
  if (new URL(reached).pathname !== path) throw new Error(`${path} led to ${reached}.`);
  return {
    ...Object.fromEntries(
      Object.entries(scores).map(([name, score]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    'layout shift': values['cumulative-layout-shift'] ?? -1,
    'blocking time, ms': values['total-blocking-time'] ?? -1,
    'largest paint, ms': values['largest-contentful-paint'] ?? -1,
  };
};

/** Makes an account in the browser and leaves it signed in. */
const signUp = async (/** @type {import('@playwright/test').BrowserContext} */ browser) => {
  const page = await browser.newPage();
  await signUpAt(page, '/tools');
  await page.close();
};

/** Method and limits of the measurement. */
export const aboutLighthouse =
  "Lighthouse's phone profile, which computes a slow network and a slowed processor from " +
  'what it saw, five times each; the scores and times are those of the run in the middle. ' +
  'It does not show a real phone or a visitor who has been here before.';

/**
 * Runs Lighthouse on every page of the lists.
 * @returns {Promise<import('./figures.mjs').Figures>} scores from 0 to 100, and times
 */
export const benchLighthouse = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) return {};
  const folder = mkdtempSync(join(tmpdir(), 'dck-lighthouse-'));
  const product = await startProductProcess({ port: PORT, dataDir: join(folder, 'data') });
  // Lighthouse works in the browser's own profile, so that is where the account has to be.
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    baseURL: ORIGIN,
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  /** @type {import('./figures.mjs').Figures} */
  const figures = {};
  try {
    for (const path of OPEN) figures[path] = await measure(path);
    await signUp(browser);
    for (const path of SIGNED_IN) figures[path] = await measure(path, true);
  } finally {
    await browser.close();
    await product.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
};
