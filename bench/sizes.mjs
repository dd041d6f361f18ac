// @ts-check
// Bytes on the wire of each kind of page, by type of file.
import { dirname } from 'node:path';

import {
  brotliSize,
  inlineScriptsOf,
  islandScriptsOf,
  pagesOfDist,
  readDist,
  scriptsOf,
  stylesheetsOf,
} from '#support/site/dist.ts';
import { languageOf } from '#lib/shared/routes.ts';
import { LANGUAGES } from '#messages/languages.js';

/** The size of some files of the built site in kB (1000 bytes), each compressed with Brotli. */
const sizeOf = async (/** @type {readonly string[]} */ paths) => {
  const texts = await Promise.all(paths.map(readDist));
  return texts.reduce((total, text) => total + brotliSize(text), 0) / 1000;
};

/** The pages below one folder, such as all cards under `/c`, count as one kind. */
const kindOf = (/** @type {string} */ path) => {
  const [, first = '', ...rest] = dirname(path).split('/');
  return `/${first}${rest.length > 0 ? '/…' : ''}`;
};

const measure = async (/** @type {string} */ file) => {
  const html = await readDist(file);
  return {
    'page, kB': brotliSize(html) / 1000,
    'of the page: script, kB': brotliSize(inlineScriptsOf(html)) / 1000,
    'styles, kB': await sizeOf(stylesheetsOf(html)),
    'modules, kB': await sizeOf(await scriptsOf(html)),
    'islands, kB': await sizeOf(await islandScriptsOf(html)),
  };
};

export const title = 'Sizes by page, Brotli';

export const about =
  'Counted, not timed: the built files, each compressed by Brotli as the server sends them; of English pages of one ' +
  'kind the largest. Without pictures. Not shown: what the cache of a browser saves on the next page.';

/**
 * Weighs the largest page of each kind.
 * @returns {Promise<import('./figures.mjs').Figures>}
 */
export const bench = async () => {
  /** @type {Record<string, Awaited<ReturnType<typeof measure>>>} */
  const figures = {};
  const pages = (await pagesOfDist()).filter((file) => languageOf(file) === LANGUAGES[0]);
  for (const file of pages.toSorted()) {
    const kind = kindOf(file);
    const found = await measure(file);
    if (found['page, kB'] > (figures[kind]?.['page, kB'] ?? 0)) figures[kind] = found;
  }
  return figures;
};
