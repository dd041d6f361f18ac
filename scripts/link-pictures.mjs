// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { linkPictures } from './link-pictures/pictures.ts';
import { readOpenDeck } from './open-deck.ts';

/** How many are drawn side by side: each is the work of one core. */
const AT_ONCE = 2;

/**
 * Draws the pictures that stand for the landing page and for the open pages of the deck where their links
 * are shared. They are made from the deck's open fields, with no browser and no font of the machine.
 * @returns {import('astro').AstroIntegration}
 */
export const drawLinkPictures = () => ({
  name: 'dck-link-pictures',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const waiting = linkPictures(await readOpenDeck()).values();
      const work = async () => {
        for (const { path, draw } of waiting) {
          const file = join(fileURLToPath(dir), decodeURIComponent(path));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await draw());
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  },
});
