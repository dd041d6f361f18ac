import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { DECK_DIR, loadDeck } from '#server/catalogue/load.ts';
import { DIST } from '#support/site/dist.ts';

/** What may be shown to everybody: names, titles and the words that a thing is sorted by. */
const OPEN = new Set(
  'code title category stream author name slug url pubDate timeToRead level tier'.split(' '),
);

/** The guarded texts of a card, persona, exercise or article, at any depth. */
const textsOf = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') {
    return OPEN.has(key) ? [] : [value];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, name));
};

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!:])\s+|<[^>]*>|\n/).filter((sentence) => sentence.length >= 12);

test('no sentence of the deck is in the built site', async () => {
  const { cards, personas, exercises, articles } = await loadDeck(DECK_DIR);
  const deck = [cards, personas, exercises, articles].flat();
  // A link to a card reads as its title, which may be shown to everybody.
  const titles = new Set(cards.map(({ title }) => title));
  const sentences = deck
    .flatMap((card) => textsOf(card))
    .flatMap(sentencesOf)
    .filter((sentence) => !titles.has(sentence));
  const names = (await readdir(DIST, { recursive: true })).filter((name) =>
    /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(name),
  );
  const files = await Promise.all(names.map((name) => readFile(join(DIST, name), 'utf8')));
  const site = files.join('\n');
  expect(site).toContain('Welcome innovators.');
  expect(sentences.length).toBeGreaterThan(1500);
  expect(sentences.filter((sentence) => site.includes(sentence))).toEqual([]);
});
