// @ts-check
// Finds the browsers for the tests: an installed Chrome or Chromium, else Debian's packages.
import { existsSync } from 'node:fs';

import { installWithApt } from './apt.mjs';

const PURPOSE = 'the browser tests';

/** Path of Debian's package. */
const DEBIANS = '/usr/bin/chromium';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'] ?? '',
  DEBIANS,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without a user interface: the same pages for two thirds of the work. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const findBrowser = () => CANDIDATES.find((path) => path !== '' && existsSync(path));

/**
 * The path of a Chrome or Chromium.
 * @returns {string | undefined} `undefined`, after a line that says what to install, where none can be had
 */
export const ensureBrowser = () => {
  let found = findBrowser();
  if (!found) {
    installWithApt(['chromium'], PURPOSE);
    found = findBrowser();
  }
  if (!found) {
    console.error(
      'The browser tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to it.',
    );
  }
  return found;
};

/**
 * The browsers of the tests, as `tests/support/browser/browser.ts` reads them from the environment. A
 * configured browser is used for every test.
 */
export const ensureTestBrowsers = () => {
  const found = ensureBrowser();
  if (!found) return undefined;
  const chosen = process.env['CHROMIUM_PATH'] !== undefined;
  if (!chosen && found === DEBIANS && !existsSync(HEADLESS)) {
    installWithApt(['chromium-headless-shell'], PURPOSE);
  }
  const light = !chosen && existsSync(HEADLESS);
  return { CHROMIUM_PATH: found, CHROMIUM_HEADLESS_PATH: light ? HEADLESS : found };
};
