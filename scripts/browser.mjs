// @ts-check
// Finds the browsers for the tests: an installed Chrome or Chromium, else Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
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

const installWithApt = () => {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  for (const name of ['chromium', 'chromium-headless-shell']) {
    spawnSync('apt-get', ['install', '-y', '-qq', name], { env });
  }
};

/**
 * The path of a Chrome or Chromium.
 * @returns {string | undefined} `undefined`, after a line that says what to install, where none can be had
 */
export const ensureBrowser = () => {
  let found = findBrowser();
  if (!found) {
    installWithApt();
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
 * The browsers of the tests, as `tests/support/browser/browser.ts` reads them from the environment. One
 * that somebody chose is the browser of every test.
 */
export const ensureTestBrowsers = () => {
  const found = ensureBrowser();
  if (!found) return undefined;
  const light = process.env['CHROMIUM_PATH'] === undefined && existsSync(HEADLESS);
  return { CHROMIUM_PATH: found, CHROMIUM_HEADLESS_PATH: light ? HEADLESS : found };
};
