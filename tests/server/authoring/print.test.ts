import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runDeck } from '#server/deck-commands.ts';
import { loadDeck } from '#server/catalogue/load.ts';
import { DECK_DIR } from '#server/shared/deck-folder.ts';
import { makeExampleDeck } from '#support/catalogue/deck-command.ts';
import { readQrCodes } from '#support/pdf/pdf-qr.ts';
import { countPages, readText } from '#support/pdf/pdf-text.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { sample } from '#support/shared/rounds.ts';
import { runInTest } from '#support/shared/run-in-test.ts';

const ORIGIN = 'https://cards.example';
const { cards } = await loadDeck(process.env['DECK_DIR'] ?? DECK_DIR);

/** Prints into a folder of its own. */
const print = async (args: readonly string[], deck?: string) => {
  const folder = await makeTemporaryFolder();
  const file = join(folder, 'cards.pdf');
  const env = { PUBLIC_ORIGIN: ORIGIN, ...(deck !== undefined && { DECK_DIR: deck }) };
  const ended = await runInTest(runDeck, ['print', ...args, file], env);
  return { ...ended, file, left: await readdir(folder) };
};

test('every card has a code that opens it', async () => {
  const printed = sample(cards, 6);
  const { file } = await print(['--size', 'A6', '--cards', printed.map(({ code }) => code).join()]);
  const pages = await readQrCodes(file, 110);
  expect(pages).toEqual(printed.flatMap(({ code }) => [[`${ORIGIN}/c/${code}`], []]));
});

test('chosen cards are printed, a page for each side', async () => {
  const [one, , two] = cards.map(({ code }) => code);
  const { file } = await print(['--cards', `${two},${one}`]);
  expect(countPages(file)).toBe(4);
  expect(await readQrCodes(file, 300)).toEqual([
    [`${ORIGIN}/c/${two}`],
    [],
    [`${ORIGIN}/c/${one}`],
    [],
  ]);
});

test('a back holds the words of its card', async () => {
  const card = cards.find(({ category }) => category === 'challenge');
  const { file } = await print(['--cards', card?.code ?? '']);
  const words = 'identify' in (card ?? {}) ? (card as { identify: string }).identify : '';
  expect(readText(file)).toContain(words.slice(0, 15));
});

test('a card in another language has its words, and leads to its page', async () => {
  const { translations } = await loadDeck(process.env['DECK_DIR'] ?? DECK_DIR);
  const [card] = translations.get('de')?.cards ?? [];
  const { code, title } = card ?? { code: '', title: '' };
  const { file } = await print(['--cards', code, '--language', 'de']);
  expect(readText(file)).toContain(title.split(' ')[0]);
  expect(await readQrCodes(file, 300)).toEqual([[`${ORIGIN}/de/c/${code}`], []]);
});

test('cards that do not fit are named, and nothing is written', async () => {
  const long = 'word '.repeat(79).trim();
  const deck = await makeExampleDeck();
  const { cards: own } = await loadDeck(deck);
  const [first] = own;
  const changed = await makeExampleDeck({
    [`cards/${first?.code ?? ''}.yaml`]: [
      `code: '${first?.code ?? ''}'`,
      "title: 'Too long for its card'",
      "category: 'challenge'",
      `stream: '${first?.stream ?? ''}'`,
      ...['identify', 'context', 'consequence'].map((name) => `${name}: '${long}'`),
      '',
    ].join('\n'),
  });
  const { left, status, stderr } = await print(['--size', 'poker'], changed);
  expect({ left, status }).toEqual({ left: [], status: 1 });
  expect(stderr).toMatch(
    /^A01 \(Too long for its card\): its texts are too long by about \d+ characters\.$/m,
  );
});

test.each([
  [['--size', 'A7'], 2, '--size takes tarot, poker, A6; not A7.'],
  [['--language', 'xx'], 2, '--language takes the languages of the deck: en, de; not xx.'],
  [['--cards', 'Z99'], 1, 'The deck has no card Z99.'],
  [['--cards', 'B12,B12'], 2, '--cards names B12 twice.'],
  [['--cards', 'B1'], 2, "--cards takes codes such as B14,T27; 'B1' is none."],
] as const)('%j is refused in one line', async (args, status, line) => {
  const ended = await print(args);
  expect(ended).toMatchObject({ status, left: [] });
  expect(ended.stderr).toContain(line);
});

test('a folder of the name of the file is left alone', async () => {
  const folder = await makeTemporaryFolder();
  await mkdir(join(folder, 'cards.pdf'));
  const { status, stderr } = await runInTest(runDeck, ['print', join(folder, 'cards.pdf')], {});
  expect({ status, stderr }).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/cards\.pdf is a folder\.\n$/) as string,
  });
});
