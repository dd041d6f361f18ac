// @ts-check
// Finds poppler's pdftoppm for the tests of printed sheets, else installs Debian's package.
import { spawnSync } from 'node:child_process';

import { installWithApt } from './apt.mjs';

const PROGRAM = 'pdftoppm';

const isThere = () => spawnSync(PROGRAM, ['-v']).error === undefined;

/**
 * The program that renders PDF pages, installed where it is missing and this account may do so.
 * @returns {string} its name on the PATH
 * @throws Error that says what to install, where it can be neither found nor installed
 */
export const ensurePdftoppm = () => {
  if (!isThere()) installWithApt(['poppler-utils'], 'the test of printed sheets');
  if (!isThere()) throw new Error('The test of printed sheets needs pdftoppm. Install poppler.');
  return PROGRAM;
};
