// @ts-check
// What each page weighs on the wire, by type.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';

import {
  brotliSize,
  DIST,
  inlineScriptsOf,
  islandScriptsOf,
  readDist,
  scriptsOf,
  sizeOf,
  stylesheetsOf,
} from '#support/site/dist.ts';

/** The size of some files of the built site, each compressed with Brotli. */
const wire = async (/** @type {readonly string[]} */ paths) => {
  const texts = await Promise.all(paths.map(readDist));
  return texts.reduce((total, text) => total + brotliSize(text), 0);
};

const kb = (/** @type {number} */ bytes) => bytes / 1000;

const measure = async (/** @type {string} */ file) => {
  const html = await readDist(file);
  return {
    'page, kB': kb(brotliSize(html)),
    'styles, kB': kb(await wire(stylesheetsOf(html))),
    'of the page: script, kB': kb(brotliSize(inlineScriptsOf(html))),
    'modules, kB': kb(await wire(await scriptsOf(html))),
    'islands, kB': kb(await wire(await islandScriptsOf(html))),
  };
};

/** Method and limits of the measurement. */
export const aboutSizes =
  'Counted, not timed: the built files, each compressed by brotli at its best, as the ' +
  'server sends them. Pictures are left out, since screens decide which of them is loaded. ' +
  'It does not show what a browser has kept from the page before.';

/**
 * Weighs every page of the built site: the page itself with what stands in it, and what it loads
 * before its first interaction. Pictures are left out: screens decide which of them is loaded.
 * @returns {Promise<import('./figures.mjs').Figures>} kB (1000 bytes), brotli at its best
 */
export const benchSizes = async () => {
  /** @type {import('./figures.mjs').Figures} */
  const figures = {};
  for (const file of globSync('**/index.html', { cwd: DIST }).toSorted()) {
    const folder = dirname(file);
    figures[folder === '.' ? '/' : `/${folder}`] = await measure(`/${file}`);
  }
  figures['the font of every page, kB'] = kb(await sizeOf('/fonts/bricolage.woff2'));
  return figures;
};
