// @ts-check
import { cp, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { OWN_PICTURE } from '../contract/picture.ts';
import { outsideLink } from '../server/shared/outside-link.ts';

import { deckFolder } from './open-deck.ts';

const FOLDER = '/assets';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** The picture of the deck at an address below `/assets/`; `undefined` where there is none. */
const pictureAt = async (/** @type {string} */ pathname) => {
  const type = TYPES[extname(pathname).toLowerCase()];
  if (type === undefined || !OWN_PICTURE.test(pathname)) return undefined;
  const file = join(deckFolder(), 'pictures', pathname.slice(FOLDER.length));
  const body = await readFile(file).catch(() => undefined);
  return body && { type, body };
};

/**
 * Puts the deck's folder `pictures` at `/assets/`: copied into the built site, read for each request in
 * development. A deck may have no such folder.
 * @returns {import('astro').AstroIntegration}
 */
export const deckAssets = () => ({
  name: 'dck-deck-assets',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const from = join(deckFolder(), 'pictures');
      const link = await outsideLink(from).catch(() => undefined);
      if (link !== undefined)
        throw new Error(`pictures/${link} is a link to a place outside of the deck.`);
      await cp(from, new URL(`.${FOLDER}`, dir), { recursive: true }).catch((error) => {
        if (error.code !== 'ENOENT') throw error;
      });
    },
    'astro:server:setup': ({ server }) => {
      const answer = async (
        /** @type {import('node:http').IncomingMessage} */ req,
        /** @type {import('node:http').ServerResponse} */ res,
        /** @type {() => void} */ next,
      ) => {
        const { pathname } = new URL(req.url ?? '/', 'http://dck.invalid');
        const picture = await pictureAt(pathname);
        if (picture === undefined) return next();
        res.setHeader('Content-Type', picture.type).end(picture.body);
      };
      server.middlewares.use((req, res, next) => void answer(req, res, next));
    },
  },
});
