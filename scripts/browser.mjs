// @ts-check
// Finds the browser for the tests: an installed Chrome or Chromium, else Debian's package.
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

const findBrowser = () => CANDIDATES.find((path) => path !== '' && existsSync(path));

const installWithApt = () => {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
};

/**
 * The path of a Chrome or Chromium for the tests.
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
