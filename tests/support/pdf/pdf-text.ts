import { spawnSync } from 'node:child_process';

import { ensurePdftoppm } from '../../../scripts/poppler.mjs';

/** The text on a PDF's pages, each run of white space as one space. */
export const readText = (pdf: string): string => {
  ensurePdftoppm();
  return spawnSync('pdftotext', ['-layout', pdf, '-']).stdout.toString().replaceAll(/\s+/g, ' ');
};
