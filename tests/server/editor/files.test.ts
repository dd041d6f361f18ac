import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { makeSmallDeck } from '#support/catalogue/deck-folder.ts';

import {
  changeDeckFile,
  deckState,
  LARGEST_FILE,
  versionOf,
} from '../../../scripts/editor/files.ts';

const CARD = 'cards/Q01.yaml';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const readCard = async (folder: string) => {
  const text = await readFile(join(folder, CARD), 'utf8');
  return { text, base: versionOf(bytes(text)) };
};

test('a valid change is written', async () => {
  const folder = await makeSmallDeck();
  const { text: before, base } = await readCard(folder);
  const text = before.replace('A card', 'The card');
  expect(await changeDeckFile(folder, { path: CARD, content: bytes(text), base })).toBeUndefined();
  expect(await readFile(join(folder, CARD), 'utf8')).toBe(text);
});

test('a change that breaks the deck is named, and nothing is written', async () => {
  const folder = await makeSmallDeck();
  const { text: before, base } = await readCard(folder);
  const content = bytes(before.replace(/title: .*/, 'title: 7'));
  expect(await changeDeckFile(folder, { path: CARD, content, base })).toMatch(
    /^cards\/Q01\.yaml:2: title: /,
  );
  expect(await readFile(join(folder, CARD), 'utf8')).toBe(before);
});

test.each([
  ['cards/Q01-1.yaml', 1, 'There is a file cards/Q01.yaml already: choose another code.'],
  ['../outside.yaml', 1, '../outside.yaml: the deck has no such files.'],
  ['pictures/large.png', LARGEST_FILE * 4, 'pictures/large.png has 40 MB; 10 MB fit.'],
])('%s of %i bytes is refused in plain words', async (path, size, problem) => {
  const folder = await makeSmallDeck();
  const content = new Uint8Array(size);
  expect(await changeDeckFile(folder, { path, content, base: undefined })).toBe(problem);
});

const KEPT =
  'Nothing is written, and your text is still in the form. Copy it, reload this page, and make your change again.';

test('a file that was changed outside of the editor is not overwritten', async () => {
  const folder = await makeSmallDeck();
  const { text, base } = await readCard(folder);
  const outside = text.replace('A card', 'Another card');
  await writeFile(join(folder, CARD), outside);
  const content = bytes(text.replace('A card', 'The card'));
  expect(await changeDeckFile(folder, { path: CARD, content, base })).toBe(
    `${CARD} was changed outside of the editor meanwhile. ${KEPT}`,
  );
  expect(await readFile(join(folder, CARD), 'utf8')).toBe(outside);
});

test('a file that was changed outside of the editor is not removed', async () => {
  const folder = await makeSmallDeck();
  const path = 'pictures/red.svg';
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, path), '<svg/>');
  const change = { path, content: undefined, base: versionOf(bytes('<svg />')) };
  expect(await changeDeckFile(folder, change)).toBe(
    `${path} was changed outside of the editor meanwhile. ${KEPT}`,
  );
  expect(await readFile(join(folder, path), 'utf8')).toBe('<svg/>');
});

test('a file that was removed outside of the editor does not come back', async () => {
  const folder = await makeSmallDeck();
  const path = 'pictures/red.svg';
  const change = { path, content: bytes('<svg />'), base: versionOf(bytes('<svg/>')) };
  expect(await changeDeckFile(folder, change)).toBe(
    `${path} was removed outside of the editor meanwhile. ${KEPT}`,
  );
});

test('a new entry does not take the place of a file that was made outside of the editor', async () => {
  const folder = await makeSmallDeck();
  const { text } = await readCard(folder);
  const content = bytes(text.replace('A card', 'A new card'));
  expect(await changeDeckFile(folder, { path: CARD, content, base: undefined })).toBe(
    `There is a file ${CARD} already. ${KEPT}`,
  );
});

test('the state of a deck names each broken file with line and field', async () => {
  const folder = await makeSmallDeck();
  const { text } = await readCard(folder);
  await writeFile(join(folder, CARD), text.replace(/title: .*/, 'title: 7'));
  await writeFile(join(folder, 'exercises', 'one.yaml'), 'title: "open');
  expect((await deckState(folder)).problems).toEqual([
    'cards/Q01.yaml, line 2: title needs a text, and is 7',
    'exercises/one.yaml, line 1: the file cannot be read: Missing closing "quote',
  ]);
});

test('a problem of another file does not hinder a change', async () => {
  const folder = await makeSmallDeck();
  await writeFile(join(folder, 'exercises', 'one.yaml'), 'title: "open');
  const { text, base } = await readCard(folder);
  const content = bytes(text.replace('A card', 'The card'));
  expect(await changeDeckFile(folder, { path: CARD, content, base })).toBeUndefined();
});

test('a change that breaks another file is refused', async () => {
  const folder = await makeSmallDeck();
  const { base } = await readCard(folder);
  expect(await changeDeckFile(folder, { path: CARD, content: undefined, base })).toMatch(
    /^deck\.yaml:1: samples\.0: no card with the code Q01/,
  );
});
