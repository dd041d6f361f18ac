// @ts-check
// Lighthouse on the public pages, as a phone sees them, served by `npm run serve`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { ensureBrowser } from '../scripts/browser.mjs';

const PORT = 4393;
const DEBUG_PORT = 4394;
/** Other work on the machine only ever makes a run slower, so the best of some is the nearest. */
const RUNS = 3;

const PATHS = ['/', '/faq', '/about', '/showcase', '/showcase/yoga-wheel'];

const run = async (/** @type {string} */ path) => {
  const result = await lighthouse(`http://localhost:${PORT}${path}`, {
    port: DEBUG_PORT,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error(`Lighthouse had nothing to say about ${path}.`);
  return result.lhr;
};

/** The scores of one page, from 0 to 100, and its times, from the run with the least blocking. */
const measure = async (/** @type {string} */ path) => {
  const runs = [await run(path)];
  for (let count = 1; count < RUNS; count += 1) runs.push(await run(path));
  const blocking = (/** @type {(typeof runs)[number]} */ { audits }) =>
    audits['total-blocking-time']?.numericValue ?? Infinity;
  const best = runs.reduce((a, b) => (blocking(b) < blocking(a) ? b : a));
  const { categories, audits } = best;
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [
        `${path} ${name}`,
        Math.round((score ?? 0) * 100),
      ]),
    ),
    [`${path} layout shift`]: audits['cumulative-layout-shift']?.numericValue ?? -1,
    [`${path} blocking time, ms`]: audits['total-blocking-time']?.numericValue ?? -1,
    [`${path} largest paint, ms`]: audits['largest-contentful-paint']?.numericValue ?? -1,
  };
};

/**
 * Runs Lighthouse on every page of the list.
 * @returns {Promise<Record<string, number>>} scores from 0 to 100, and times
 */
export const benchLighthouse = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) return {};
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-lighthouse-'));
  const server = spawn(process.execPath, ['server/run.mjs'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  /** @type {Record<string, number>} */
  const figures = {};
  try {
    for (const path of PATHS) Object.assign(figures, await measure(path));
  } finally {
    await browser.close();
    server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figures;
};
