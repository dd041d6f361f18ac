import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { ENDPOINTS } from '#contract/endpoints.ts';
import { SHEETS } from '#contract/sheets.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { startProduct } from '#support/process/product.ts';
import { partsOf, searchFor, SHORTEST, textsOf } from '#support/site/deck-texts.ts';
import { DIST } from '#support/site/dist.ts';

import { readOpenDeck } from '../../scripts/open-deck.ts';

const { captions, ...deck } = await loadTestDeck();
const open = Object.values(await readOpenDeck()).flatMap((things) => textsOf([...things.values()]));

/** Words of the product itself, which the deck uses: by them its exercises are sorted, and sheets named. */
const PRODUCT_WORDS: ReadonlySet<string> = new Set(['intermediate', ...SHEETS]);

/** Whole texts of captions: hashtags and short sentences are words that any page may use. */
const captionTexts = new Set(textsOf(captions).filter((text) => text.length >= 25));

/** Every text of the deck, and every sentence of one, that stands in no open field. */
const guarded = [...new Set([...textsOf(deck).flatMap(partsOf), ...captionTexts])].filter(
  (part) =>
    part.length >= SHORTEST &&
    !PRODUCT_WORDS.has(part) &&
    !open.some((text) => text.includes(part)),
);

/** What is guarded and yet in a text. */
const leaksIn = searchFor(guarded);

const names = (await readdir(DIST, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

test('what is guarded is most of the deck', () => {
  expect(guarded.length).toBeGreaterThan(800);
});

test('captions are guarded', () => {
  expect(guarded.filter((part) => captionTexts.has(part)).length).toBeGreaterThan(250);
});

test('a guarded text is found where it stands', () => {
  const [part = ''] = guarded;
  expect(leaksIn(`<p>${part}</p>`)).toContain(part);
});

test('nothing of the deck but its open fields is in any file of the built site', async () => {
  const files = names.filter((name) => !/\.(br|gz)$/.test(name));
  const site = (await Promise.all(files.map((name) => readFile(name, 'utf8')))).join('\n');
  expect(site).toContain('Welcome innovators.');
  expect(open.filter((text) => site.includes(text)).length).toBeGreaterThan(100);
  expect(leaksIn(site)).toEqual([]);
});

test('the compressed files hold what the others hold', async () => {
  const compressed = names.filter((name) => /\.(br|gz)$/.test(name));
  expect(compressed.length).toBeGreaterThan(200);
  const isTrue = async (name: string): Promise<boolean> => {
    const bytes = await readFile(name);
    const plain = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    return plain.equals(await readFile(name.replace(/\.\w+$/, '')));
  };
  const checked = await Promise.all(compressed.map(async (name) => [name, await isTrue(name)]));
  expect(checked.filter(([, same]) => !same)).toEqual([]);
});

test('no picture for shared links carries words beside what it shows', async () => {
  const pictures = names.filter((name) => name.startsWith(join(DIST, 'og')));
  expect(pictures.length).toBeGreaterThan(24);
  const described = await Promise.all(
    pictures.map(async (name) => {
      const { exif, xmp, iptc, comments } = await sharp(name).metadata();
      return [exif, xmp, iptc, comments].some((words) => words !== undefined) ? [name] : [];
    }),
  );
  expect(described.flat()).toEqual([]);
});

test('nothing of the deck is in an answer to a stranger', async () => {
  const { origin } = await startProduct();
  const [card, article] = [deck.cards[0]?.code ?? '', deck.articles[0]?.slug ?? ''];
  const paths = ENDPOINTS.filter(({ method }) => method === 'get').map(({ path }) =>
    path.replace('{code}', card).replace('{slug}', article),
  );
  const pages = ['/idp/.well-known/openid-configuration', '/idp/jwks', '/idp/signup', '/idp/login'];
  const answers = await Promise.all(
    [...paths, ...pages].map(async (path) => (await fetch(`${origin}${path}`)).text()),
  );
  expect(answers.length).toBeGreaterThan(12);
  expect(answers.flatMap(leaksIn)).toEqual([]);
});
