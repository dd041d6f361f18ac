// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PAGE_LANGUAGE } from '#messages/languages.js';
import { withLanguage } from '#server/shared/language.ts';

import { readCases } from './content-folder.ts';
import { readOpenDeck } from './open-deck.ts';

/** Number of pictures drawn concurrently: each uses one core. */
const AT_ONCE = 2;

const drawInto = async (/** @type {URL} */ dir) => {
  // Some modules read messages when they load: here that is in the language of the pages.
  const { linkPictures } = await import('./link-pictures/pictures.ts');
  const waiting = linkPictures(await readOpenDeck(), await readCases()).values();
  const work = async () => {
    for (const { path, draw } of waiting) {
      const file = join(fileURLToPath(dir), decodeURIComponent(path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await draw());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/**
 * Draws the link-preview pictures of the landing page, the public pages of the deck and the showcase. They
 * are made from the deck's public fields and the cases, without a browser or fonts of the machine.
 * @returns {import('astro').AstroIntegration}
 */
export const drawLinkPictures = () => ({
  name: 'dck-link-pictures',
  hooks: {
    'astro:build:done': ({ dir }) => withLanguage(PAGE_LANGUAGE, () => drawInto(dir)),
  },
});
