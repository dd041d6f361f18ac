import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { BROWSER } from '#support/browser/browser.ts';
import { freePort } from '#support/shared/free-port.ts';
import { WHOLE } from '#support/shared/rounds.ts';
import { temporaryRoot } from '#support/shared/temporary-root.ts';

import { TEST_ENVIRONMENT } from './scripts/test-environment.mjs';

/**
 * The mark of a test that takes long for what it proves, such as another value on a way that another test
 * goes, or a whole build for one test: in `npm run stress` only.
 */
const LONG = /@long\b/;

/** A product that runs already, such as one behind a proxy whose certificate is its own. */
const ELSEWHERE = process.env['DCK_TEST_ORIGIN'];

Object.assign(process.env, TEST_ENVIRONMENT);

// Set once and inherited by the workers, so that all share the server and its data folder.
const PORT = (process.env['DCK_TEST_PORT'] ??= String(await freePort()));
if (process.env['DCK_TEST_DATA'] === undefined) {
  const folder = mkdtempSync(join(temporaryRoot(), 'dck-e2e-'));
  process.env['DCK_TEST_DATA'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Some tests look at many pages; slow machines are no failure.
  timeout: 180_000,
  expect: { timeout: 90_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['dot'], ['json']] : 'dot',
  use: {
    ...BROWSER,
    // Half the work of a headless browser is drawing; the sign-in's tests let things move.
    contextOptions: { reducedMotion: 'reduce' },
    // Emptied between tests: a new one would cost each of them half a second.
    reuseContext: true,
    // Tests of the service worker open contexts of their own; the others would download all files twice.
    serviceWorkers: 'block',
    baseURL: ELSEWHERE ?? `http://localhost:${PORT}`,
  },
  projects: [
    // The last project runs when all others have ended, whether they passed or not.
    { name: 'start', testMatch: [], teardown: 'after' },
    {
      name: 'browser',
      testIgnore: 'after/**',
      grepInvert: WHOLE ? [] : LONG,
      dependencies: ['start'],
    },
    { name: 'after', testMatch: 'after/**' },
  ],
  ...(ELSEWHERE === undefined && {
    webServer: {
      command: 'node tests/support/process/serve-for-tests.mjs',
      url: `http://localhost:${PORT}/healthz`,
      env: { PORT, DATA_DIR: process.env['DCK_TEST_DATA'] },
      stderr: 'pipe',
    },
  }),
});
