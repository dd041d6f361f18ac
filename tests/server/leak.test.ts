import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { DECK_DIR, loadDeck } from '#server/deck/load.ts';
import { DIST } from '#support/process.ts';

/** The texts of a card, at any depth; its title and names may be shown to everybody. */
const textsOf = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') {
    return ['code', 'title', 'category', 'stream', 'author'].includes(key) ? [] : [value];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, name));
};

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!:])\s+/).filter((sentence) => sentence.length >= 12);

test('no sentence of a card is in the built site', async () => {
  const { cards } = await loadDeck(DECK_DIR);
  const sentences = cards.flatMap((card) => textsOf(card)).flatMap(sentencesOf);
  const names = (await readdir(DIST, { recursive: true })).filter((name) =>
    /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(name),
  );
  const files = await Promise.all(names.map((name) => readFile(join(DIST, name), 'utf8')));
  const site = files.join('\n');
  expect(site).toContain('Welcome innovators.');
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((sentence) => site.includes(sentence))).toEqual([]);
});
