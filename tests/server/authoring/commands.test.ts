import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { writeChanges } from '#server/authoring/pending.ts';
import { loadDeck } from '#server/catalogue/load.ts';
import { deckCommand, makeExampleDeck, textsOf } from '#support/catalogue/deck-command.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

const KINDS = ['cards', 'exercises', 'personas', 'articles', 'recipes', 'situations'];

/** Paths of the tables of all kinds. */
const tablesIn = (folder: string): string[] => KINDS.map((kind) => join(folder, `${kind}.csv`));

/** A deck, its tables, and the table of the cards with other text. */
const exported = async () => {
  const deck = await makeExampleDeck();
  const folder = await makeTemporaryFolder();
  await deckCommand(deck, 'export', ...tablesIn(folder));
  const cards = join(folder, 'cards.csv');
  const change = async (from: string | RegExp, to: string): Promise<void> => {
    const text = await readFile(cards, 'utf8');
    await writeFile(cards, text.replace(from, to));
  };
  return { deck, folder, cards, change };
};

test('new makes a deck that starts, and only into an empty folder', async () => {
  const folder = join(await makeTemporaryFolder(), 'deck');
  expect(await deckCommand('', 'new', folder)).toMatchObject({ status: 0 });
  expect((await loadDeck(folder)).cards).toHaveLength(8);
  expect(await deckCommand('', 'new', folder)).toMatchObject({
    status: 1,
    stderr: `${folder} is not empty.\n`,
  });
});

test('a round trip through the tables changes nothing', async () => {
  const { deck, folder } = await exported();
  const before = await textsOf(deck);
  const { stdout } = await deckCommand(deck, 'import', ...tablesIn(folder));
  expect(stdout).toBe('Nothing to change.\n');
  expect(await textsOf(deck)).toEqual(before);
});

test('a cell of several lines is quoted, as a spreadsheet needs it', async () => {
  const { folder } = await exported();
  const table = await readFile(join(folder, 'exercises.csv'), 'utf8');
  expect(table).toContain('"1. The first step. (15 min)\n2. The second step. (30 min)"');
});

test('a table makes the same deck again', async () => {
  const { deck, folder } = await exported();
  const before = await textsOf(deck);
  await rename(join(deck, 'cards'), join(folder, 'cards'));
  await mkdir(join(deck, 'cards'));
  expect(await deckCommand(deck, 'import', join(folder, 'cards.csv'))).toMatchObject({ status: 0 });
  expect(await textsOf(deck)).toEqual(before);
});

test('an import changes the lines of the changed field only', async () => {
  const { deck, cards, change } = await exported();
  const file = join(deck, 'cards', 'A02.yaml');
  const text = `# Kept.\n${(await readFile(file, 'utf8')).replace("where: 'room'", 'where:   room # kept')}`;
  await writeFile(file, text);
  await change('A spark card', '"A spark, ""bright"" and = new"');
  const { stdout } = await deckCommand(deck, 'import', cards);
  expect(stdout).toBe('cards/A02.yaml: title changed\nWrote 1 file.\n');
  expect(await readFile(file, 'utf8')).toBe(
    text.replace("'A spark card'", `'A spark, "bright" and = new'`),
  );
});

test('a dry run names the changes and writes nothing', async () => {
  const { deck, cards, change } = await exported();
  const before = await textsOf(deck);
  await change('A spark card', 'Another title');
  const { stdout } = await deckCommand(deck, 'import', '--dry-run', cards);
  expect(stdout).toContain('cards/A02.yaml: title changed\n');
  expect(await textsOf(deck)).toEqual(before);
});

test.each<[string, string | RegExp, string, RegExp]>([
  [
    'a column that does not exist',
    'title',
    'titel',
    /cards\.csv: there is no column “titel”\. The columns are code, /,
  ],
  [
    'a code that is there twice',
    /\r\nA02,/,
    '\r\nA01,',
    /cards\.csv: row 3 \(A01\): A01 is in row 2 too\./,
  ],
  [
    'a stream that does not exist',
    'transformation_voyage',
    'travel',
    /cards\/A02\.yaml:4: stream: /,
  ],
  ['a number that is none', ',20,group', ',soon,group', /cards\/A01\.yaml:\d+: minutes: /],
  [
    'a path instead of a code',
    /\r\nA02,/,
    '\r\n../A02,',
    /row 3 \(\.\.\/A02\), column code: letters, digits/,
  ],
])('an import with %s writes nothing', async (_name, from, to, problem) => {
  const { deck, cards, change } = await exported();
  await change('A game card', 'Another title');
  await change(from, to);
  const before = await textsOf(deck);
  const { status, stdout, stderr } = await deckCommand(deck, 'import', cards);
  expect(stdout).toMatch(problem);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Nothing is written: \d+ problems?\.\n$/),
  ]);
  expect(await textsOf(deck)).toEqual(before);
});

test('a problem names the row as the table shows it, empty rows included', async () => {
  const { deck, cards, change } = await exported();
  await change(/^\uFEFF/, '\uFEFF\r\n');
  await change(/\r\nA02,/, '\r\n\r\n\r\n../A02,');
  expect((await deckCommand(deck, 'import', cards)).stdout).toContain(
    'row 6 (../A02), column code',
  );
});

test('a table in another encoding is refused', async () => {
  const { deck, cards } = await exported();
  await writeFile(cards, Buffer.from('code,title\r\nA01,Caf\u00E9\r\n', 'latin1'));
  expect(await deckCommand(deck, 'import', cards)).toMatchObject({
    status: 1,
    stderr: `${cards} is not UTF-8. Save it as “CSV UTF-8”.\n`,
  });
});

test('a text that looks like a formula is harmless in a table and comes back', async () => {
  const { deck, cards, change } = await exported();
  await change('A spark card', "'=HYPERLINK(1)");
  await deckCommand(deck, 'import', cards);
  expect((await loadDeck(deck)).cards[1]?.title).toBe('=HYPERLINK(1)');
  await deckCommand(deck, 'export', cards);
  expect(await readFile(cards, 'utf8')).toContain(",'=HYPERLINK(1),".slice(0, 12));
  expect((await deckCommand(deck, 'import', cards)).stdout).toBe('Nothing to change.\n');
});

test('rename carries references along', async () => {
  const deck = await makeExampleDeck();
  expect(await deckCommand(deck, 'rename', 'a01', 'C07')).toMatchObject({ status: 0 });
  const texts = await textsOf(deck);
  expect(Object.entries(texts).filter(([path, text]) => `${path} ${text}`.includes('A01'))).toEqual(
    [],
  );
  expect((await loadDeck(deck)).facts.samples[0]).toBe('C07');
});

test('rename carries the translations of a card along, and an import keeps them', async () => {
  const folder = await makeExampleDeck();
  const facts = await readFile(join(folder, 'deck.yaml'), 'utf8');
  const deck = await makeExampleDeck({
    'deck.yaml': facts
      .replace("- 'en'", "- 'en'\n  - 'de'")
      .replace(/samples:\n(?: {2}- .*\n)+/, 'samples: []\n'),
    'de/cards/A01.yaml': "title: 'Eine Karte'\n",
    'de/personas/alex.yaml': 'cards:\n  A01: So ist es.\n',
  });
  const tables = await makeTemporaryFolder();
  await deckCommand(deck, 'export', ...tablesIn(tables));
  expect((await deckCommand(deck, 'import', ...tablesIn(tables))).stdout).toBe(
    'Nothing to change.\n',
  );
  expect(await deckCommand(deck, 'rename', 'A01', 'XYZ')).toMatchObject({ status: 0 });
  expect(await deckCommand(deck, 'rename', 'XYZ', 'C07')).toMatchObject({ status: 0 });
  const things = (await loadDeck(deck)).translations.get('de');
  expect([
    things?.cards.find(({ code }) => code === 'C07')?.title,
    things?.personas[0]?.cards.find(({ code }) => code === 'C07')?.why,
  ]).toEqual(['Eine Karte', 'So ist es.']);
});

test.each([
  ['a code that exists', ['A01', 'A02'], 'The deck has a card A02 already.\n'],
  ['a code that does not exist', ['Z99', 'A99'], 'The deck has no card Z99.\n'],
  ['no code', ['A01', 'A-1'], 'A-1 is no code: three letters or digits. See --help.\n'],
])('rename refuses %s', async (_name, codes, stderr) => {
  const deck = await makeExampleDeck();
  const before = await textsOf(deck);
  expect(await deckCommand(deck, 'rename', ...codes)).toMatchObject({ stderr });
  expect(await textsOf(deck)).toEqual(before);
});

test('an interrupted change stops the server, and the next command finishes it', async () => {
  const deck = await makeExampleDeck();
  const other = await makeExampleDeck();
  await writeChanges(other, new Map([['cards/A02.yaml', 'x']]));
  await mkdir(join(deck, '.pending'));
  const title = (await readFile(join(deck, 'cards/A02.yaml'), 'utf8')).replace(
    'A spark card',
    'Finished',
  );
  await writeFile(join(deck, '.pending', '0'), title);
  await writeFile(join(deck, '.pending', 'list.json'), '[["cards/A02.yaml","0"]]');
  await expect(loadDeck(deck)).rejects.toThrow('A change of the deck was interrupted.');
  const { stderr } = await deckCommand(deck, 'check');
  expect(stderr).toContain('Finished the change that was interrupted.\n');
  expect((await loadDeck(deck)).cards[1]?.title).toBe('Finished');
});

test('a change that was not recorded completely is forgotten', async () => {
  const deck = await makeExampleDeck();
  const before = await textsOf(deck);
  await mkdir(join(deck, '.pending'));
  await writeFile(join(deck, '.pending', '0'), 'half');
  await deckCommand(deck, 'check');
  expect(await textsOf(deck)).toEqual(before);
});
