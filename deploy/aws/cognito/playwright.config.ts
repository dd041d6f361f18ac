import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { BROWSER } from '../../../tests/support/browser/browser.ts';
import { FILES, LEFT_OUT } from './browser-tests.ts';

/** Set by `checks/cognito.check.mjs`, which starts and builds the servers first. */
const PORT = process.env['DCK_TEST_PORT'];
const ROOT = join(import.meta.dirname, '..', '..', '..');

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The product's browser tests, and those of `browser/`, with a user pool for a provider. */
export default defineConfig({
  testDir: ROOT,
  testMatch: [...FILES],
  grepInvert: LEFT_OUT.map(({ title }) => new RegExp(`${literally(title)}(?: @long)?$`)),
  outputDir: join(ROOT, '.tmp', 'cognito', 'results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: process.env['COGNITO_REPORT'] }]],
  use: {
    ...BROWSER,
    contextOptions: { reducedMotion: 'reduce' },
    reuseContext: true,
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
  },
});
