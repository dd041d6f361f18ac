import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { CATEGORIES, STREAMS } from '#contract/card.ts';
import { DECK_DIR, loadDeck } from '#server/deck/load.ts';
import { StartError } from '#server/start-error.ts';
import { makeTemporaryFolder } from '#support/app.ts';

const CARD = [
  'code: "B14"',
  'title: "Break the quiet rule"',
  'category: "leadership"',
  'stream: "breakthrough_matrix"',
  'prompt: "Ask"',
  'body: "Answer"',
];

/** Loads a deck of one file, with the card's lines changed. */
const loadChanged = async (
  change: (lines: string[]) => string[],
  name = 'B14.yaml',
): Promise<unknown> => {
  const folder = await makeTemporaryFolder();
  await mkdir(join(folder, 'cards'));
  await writeFile(join(folder, 'cards', name), change([...CARD]).join('\n'));
  return loadDeck(folder);
};

test('the deck has at least two cards of every category and some of every stream', async () => {
  const { cards } = await loadDeck(DECK_DIR);
  const few = CATEGORIES.filter(
    (name) => cards.filter((card) => card.category === name).length < 2,
  );
  const absent = STREAMS.filter((name) => !cards.some((card) => card.stream === name));
  expect([few, absent]).toEqual([[], []]);
});

test('a good file is a card', async () => {
  expect(await loadChanged((lines) => lines)).toMatchObject({ cards: [{ code: 'B14' }] });
});

describe('a damaged file is named with its line:', () => {
  test.each([
    [
      'a wrong stream',
      (lines: string[]) => lines.with(3, 'stream: "nowhere"'),
      /B14\.yaml:4: stream: /,
    ],
    ['an empty field', (lines: string[]) => lines.with(4, 'prompt: " "'), /B14\.yaml:5: prompt: /],
    ['a missing field', (lines: string[]) => lines.slice(0, 5), /B14\.yaml:1: body: /],
    [
      'a field of another category',
      (lines: string[]) => [...lines, 'goal: "x"'],
      /B14\.yaml:\d+: .*goal/,
    ],
    [
      'an unknown category',
      (lines: string[]) => lines.with(2, 'category: "x"'),
      /B14\.yaml:3: category: /,
    ],
    ['broken YAML', (lines: string[]) => lines.with(1, 'title: "open'), /B14\.yaml:\d+: /],
    ['no card at all', () => ['[]'], /B14\.yaml:1: /],
    ['an empty file', () => [''], /B14\.yaml:1: /],
  ])('%s', async (_name, change, message) => {
    const loading = loadChanged(change);
    await expect(loading).rejects.toThrow(StartError);
    await expect(loading).rejects.toThrow(message);
  });

  test('a name that is not the code', async () => {
    await expect(loadChanged((lines) => lines, 'B15.yaml')).rejects.toThrow(/B15\.yaml:1: code: /);
  });
});
