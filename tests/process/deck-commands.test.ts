import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { loadDeck } from '#server/catalogue/load.ts';
import { deckCommand, makeExampleDeck, textsOf } from '#support/catalogue/deck-command.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { runProcess, type ServerProcess } from '#support/shared/process.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'scripts', 'deck.mjs');

/** Starts `npm run deck` as its own process. */
const startDeck = (deck: string, ...args: readonly string[]): ServerProcess =>
  runProcess([COMMAND, ...args], { DECK_DIR: deck });

/** A table of cards like A02, with another title. */
const makeTable = async (
  deck: string,
  codes: readonly string[],
  title: string,
): Promise<string> => {
  const file = join(await makeTemporaryFolder(), 'cards.csv');
  await deckCommand(deck, 'export', file);
  const [head = '', ...rows] = (await readFile(file, 'utf8')).split('\r\n');
  const pattern = rows.find((row) => row.startsWith('A02')) ?? '';
  const made = codes.map((code) => pattern.replace('A02', code).replace('A spark card', title));
  await writeFile(file, [head, ...made].join('\r\n'));
  return file;
};

const CODES = Array.from({ length: 100 }, (_, index) => `X${String(index).padStart(2, '0')}`);

/** Kills a process as soon as something is there. */
const killOnce = async (started: ServerProcess, isThere: () => boolean): Promise<void> => {
  const end = new AbortController();
  void started.ended.then(() => end.abort());
  while (!isThere() && !end.signal.aborted) await nextTurn();
  started.kill('SIGKILL');
  await started.ended;
};

/** Paths that a change writes one after the other. */
const MARKS: Readonly<Record<string, string>> = {
  'before it is recorded': '.pending',
  'once it is recorded': '.pending/list.json',
  'while it is applied': 'cards/X50.yaml',
};

test.each(Object.entries(MARKS))(
  'an import killed %s is whole or not there',
  async (_name, mark) => {
    const deck = await makeExampleDeck();
    const before = await textsOf(deck);
    const table = await makeTable(deck, CODES, 'A new card');
    await killOnce(startDeck(deck, 'import', table), () => existsSync(join(deck, mark)));
    const isRecorded = existsSync(join(deck, '.pending', 'list.json'));
    const refusal = await loadDeck(deck).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(refusal.includes('A change of the deck was interrupted. Finish it: ')).toBe(isRecorded);
    await deckCommand(deck, 'check');
    const after = await textsOf(deck);
    expect([Object.keys(before).length, Object.keys(before).length + CODES.length]).toContain(
      Object.keys(after).length,
    );
    expect((await loadDeck(deck)).cards.length % CODES.length).toBe(8);
  },
);

test('a rename that is killed is whole or not there', async () => {
  const deck = await makeExampleDeck();
  await killOnce(startDeck(deck, 'rename', 'A01', 'Q77'), () => existsSync(join(deck, '.pending')));
  await deckCommand(deck, 'check');
  const { cards } = await loadDeck(deck);
  const texts = Object.entries(await textsOf(deck)).join('\n');
  const [has, lacks] = cards.some(({ code }) => code === 'A01') ? ['A01', 'Q77'] : ['Q77', 'A01'];
  expect([texts.includes(has ?? ''), texts.includes(lacks ?? '')]).toEqual([true, false]);
});

test('a print that is killed leaves no file of its name', async () => {
  const deck = await makeExampleDeck();
  await deckCommand(deck, 'import', await makeTable(deck, CODES, 'A new card'));
  const folder = await makeTemporaryFolder();
  const file = join(folder, 'cards.pdf');
  const print = startDeck(deck, 'print', file);
  await killOnce(print, () => existsSync(join(folder, `cards.pdf.${print.pid}.partial`)));
  expect(existsSync(file)).toBe(false);
});

test('two imports at once run one after the other', async () => {
  const deck = await makeExampleDeck();
  const [one, two] = [
    await makeTable(deck, ['A02'], 'One'),
    await makeTable(deck, ['A02', 'X01'], 'Two'),
  ];
  const both = [startDeck(deck, 'import', one), startDeck(deck, 'import', two)];
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  const titles = (await loadDeck(deck)).cards.map(({ title }) => title);
  expect(titles.at(-1)).toBe('Two');
  expect(['One', 'Two']).toContain(titles[1]);
});

test.each([
  ['a file', 'cards/A09.yaml'],
  ['a folder', 'pictures/more'],
])('%s that is a link out of the deck is refused', async (_name, path) => {
  const deck = await makeExampleDeck();
  const outside = await makeTemporaryFolder();
  await writeFile(join(outside, 'kept'), 'Kept.');
  await symlink(path.startsWith('cards') ? join(outside, 'kept') : outside, join(deck, path));
  expect(await deckCommand(deck, 'check')).toMatchObject({
    status: 1,
    stderr: `${path} is a link to a place outside of the deck. Put the file itself there.\n`,
  });
  expect(await readFile(join(outside, 'kept'), 'utf8')).toBe('Kept.');
});

test('a cell of a megabyte is named by the check, and not printed', async () => {
  const deck = await makeExampleDeck();
  const table = await makeTable(deck, ['A02'], 'A spark card');
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replace('Write here what', `Write${' word'.repeat(200_000)} what`));
  expect(await deckCommand(deck, 'import', table)).toMatchObject({ status: 0 });
  const { stdout } = await deckCommand(deck, 'check');
  expect(stdout).toMatch(/cards\/A02\.yaml:\d+: \w+ is 10000\d\d characters; 400 fit/);
  const file = join(await makeTemporaryFolder(), 'cards.pdf');
  const { stderr } = await deckCommand(deck, 'print', '--cards', 'A02', file);
  expect(stderr).toMatch(/^A02 \(A spark card\): its texts are 1000\d\d\d characters\.\n/);
});
