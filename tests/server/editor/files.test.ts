import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { makeSmallDeck } from '#support/catalogue/deck-folder.ts';

import { changeDeckFile, LARGEST_FILE } from '../../../scripts/editor/files.ts';

const CARD = 'cards/Q01.yaml';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a valid change is written', async () => {
  const folder = await makeSmallDeck();
  const text = (await readFile(join(folder, CARD), 'utf8')).replace('A card', 'The card');
  expect(await changeDeckFile(folder, CARD, bytes(text))).toBeUndefined();
  expect(await readFile(join(folder, CARD), 'utf8')).toBe(text);
});

test('a change that breaks the deck is named, and nothing is written', async () => {
  const folder = await makeSmallDeck();
  const before = await readFile(join(folder, CARD), 'utf8');
  const broken = bytes(before.replace(/title: .*/, 'title: 7'));
  expect(await changeDeckFile(folder, CARD, broken)).toMatch(/^cards\/Q01\.yaml:2: title: /);
  expect(await readFile(join(folder, CARD), 'utf8')).toBe(before);
});

test.each([
  ['cards/Q01-1.yaml', 1, 'There is a file cards/Q01.yaml already: choose another code.'],
  ['../outside.yaml', 1, '../outside.yaml: the deck has no such files.'],
  ['pictures/large.png', LARGEST_FILE * 4, 'pictures/large.png has 40 MB; 10 MB fit.'],
])('%s of %i bytes is refused in plain words', async (path, size, problem) => {
  const folder = await makeSmallDeck();
  expect(await changeDeckFile(folder, path, new Uint8Array(size))).toBe(problem);
});
