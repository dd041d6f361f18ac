// @ts-check
// Builds the site for tests and benches, and knows whether the built one is as new as its sources.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { BUILD_SETTINGS } from '../server/config/build-settings-file.mjs';

import { withLock } from './lock.mjs';
import { startEnvironment } from './preflight.mjs';
import { program, runNode } from './run.mjs';
import { ROOT } from './setup.mjs';

/** All inputs of the built site, besides the deck. */
const SOURCES = [
  '.env',
  'astro.config.mjs',
  'contract',
  'design',
  'messages',
  'package-lock.json',
  'public',
  'scripts',
  'server/catalogue',
  'server/http/security-headers.ts',
  'server/shared/facts',
  'server/site',
  'src',
  'tsconfig.json',
];

/** Time of the last change of a file, or of the newest file in a folder; 0 where there is none. */
const changedAt = (/** @type {string} */ path) => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  /** @type {number[]} */
  const inside = readdirSync(path).map((name) => changedAt(join(path, name)));
  return Math.max(found.mtimeMs, ...inside);
};

const buildNow = async () => {
  const status = await runNode([program('astro/bin/astro.mjs'), 'build', '--silent']);
  return status === 0;
};

/**
 * Builds the site.
 * @returns {Promise<boolean>} whether it succeeded
 */
export const build = () => withLock(ROOT, buildNow);

/** Whether a build was made of the public fields of a deck. */
const isOfDeck = async (/** @type {string} */ dist, /** @type {string} */ deck) => {
  const [{ loadDeck }, { fingerprintOf, openDeckOf }] = await Promise.all([
    import('../server/catalogue/load.ts'),
    import('../server/catalogue/open-deck.ts'),
  ]);
  /** @type {{ BUILT_DECK?: string }} */
  const { BUILT_DECK } = JSON.parse(readFileSync(join(dist, BUILD_SETTINGS), 'utf8'));
  // The build reports a broken deck.
  const loaded = await loadDeck(deck).catch(() => undefined);
  return loaded !== undefined && fingerprintOf(openDeckOf(loaded)) === BUILT_DECK;
};

/** Whether the build is complete, of this deck, and newer than its sources. */
const isFresh = async () => {
  const { DECK_DIR, SITE_DIR } = startEnvironment();
  const dist = resolve(ROOT, SITE_DIR || 'dist');
  if (!existsSync(join(dist, BUILD_SETTINGS))) return false;
  const deck = resolve(ROOT, DECK_DIR || 'deck');
  const inputs = [...SOURCES, deck];
  const sources = Math.max(...inputs.map((name) => changedAt(resolve(ROOT, name))));
  return changedAt(join(dist, 'index.html')) > sources && isOfDeck(dist, deck);
};

/**
 * Builds the site where it is missing or older than a source.
 * @returns {Promise<boolean>} whether there is one now
 */
export const ensureBuilt = async () => {
  if (await isFresh()) return true;
  return withLock(ROOT, async () => {
    if (await isFresh()) return true;
    console.log('Building the site.');
    return buildNow();
  });
};
