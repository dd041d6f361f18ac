import { spawnSync } from 'node:child_process';

import { ensurePdftoppm } from '../../../scripts/poppler.mjs';

const layOut = (pdf: string): string => {
  ensurePdftoppm();
  return spawnSync('pdftotext', ['-layout', pdf, '-']).stdout.toString();
};

/** The text on a PDF's pages, each run of white space as one space. */
export const readText = (pdf: string): string => layOut(pdf).replaceAll(/\s+/g, ' ');

/** The title in a PDF's description. */
export const readTitle = (pdf: string): string => {
  ensurePdftoppm();
  const { stdout } = spawnSync('pdfinfo', [pdf]);
  return /^Title: +(.*)$/m.exec(stdout.toString())?.[1] ?? '';
};

/** How many pages a PDF has: each ends with a form feed. */
export const countPages = (pdf: string): number => layOut(pdf).split('\f').length - 1;
