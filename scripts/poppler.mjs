// @ts-check
// Finds poppler's pdftoppm for the tests of printed sheets, else installs Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAM = 'pdftoppm';

const isThere = () => spawnSync(PROGRAM, ['-v']).error === undefined;

const installWithApt = () => {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'poppler-utils'], { env });
};

/**
 * The program that renders PDF pages, installed where it is missing and this account may do so.
 * @returns {string} its name on the PATH
 * @throws Error that says what to install, where it can be neither found nor installed
 */
export const ensurePdftoppm = () => {
  if (!isThere()) installWithApt();
  if (!isThere()) throw new Error('The test of printed sheets needs pdftoppm. Install poppler.');
  return PROGRAM;
};
