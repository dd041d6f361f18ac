import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { CATEGORIES, STREAMS } from '#contract/cards.ts';
import { DECK_DIR, loadDeck } from '#server/catalogue/load.ts';
import { StartError } from '#server/shared/start-error.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

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
  await Promise.all(
    ['cards', 'exercises', 'personas', 'articles'].map((kind) => mkdir(join(folder, kind))),
  );
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

/** Loads a deck of one card and one other file. */
const loadWith = async (path: string, lines: readonly string[]): Promise<unknown> => {
  const folder = await makeTemporaryFolder();
  await Promise.all(
    ['cards', 'exercises', 'personas', 'articles'].map((kind) => mkdir(join(folder, kind))),
  );
  await writeFile(join(folder, 'cards', 'B14.yaml'), CARD.join('\n'));
  await writeFile(join(folder, path), lines.join('\n'));
  return loadDeck(folder);
};

const PERSONA = [
  'name: Zoë',
  'descriptor: x',
  'stream: empathy_nexus',
  'role_environment: x',
  'quote: x',
  'current_tension: x',
  'core_question: x',
  'arc: { p1: x, p2: x, p3: x }',
  'quotes: { q1: x, q2: x, q3: x }',
  'testimonials: []',
  'cards:',
  '  - code: B14',
  '    title: Break the quiet rule',
];

const ARTICLE = [
  '---',
  'slug: one',
  'title: One',
  'description: x',
  'author: x',
  'pubDate: 2026-01-31',
  'image: /assets/articles/one.webp',
  '---',
  'Read [this](/browse/B14) <img src=x onerror=alert(1)> [or](javascript:alert(1)).',
];

test('an article becomes HTML without anything that runs', async () => {
  expect(await loadWith('articles/one.md', ARTICLE)).toMatchObject({
    articles: [
      {
        image: { url: '/assets/articles/one.webp' },
        timeToRead: '1 min read',
        cards: ['B14'],
        bodyHtml: '<p>Read <a href="/browse/B14">this</a>  <a>or</a>.</p>',
      },
    ],
  });
});

test.each([
  [
    'a persona who likes an unknown card',
    'personas/zoe.yaml',
    PERSONA.with(11, '  - code: B99'),
    /zoe\.yaml:12: cards\.0\.code: no card with the code B99/,
  ],
  [
    'a persona who calls a card by another name',
    'personas/zoe.yaml',
    PERSONA.with(12, '    title: Keep it'),
    /zoe\.yaml:13: cards\.0\.title: .*Break the quiet rule/,
  ],
  ['a persona without a name', 'personas/zoe.yaml', PERSONA.slice(1), /zoe\.yaml:1: name: /],
  ['an exercise without a level', 'exercises/one.yaml', ['title: x'], /one\.yaml:1: summary: /],
  [
    'an article with a wrong date',
    'articles/one.md',
    ARTICLE.with(5, 'pubDate: 2026-02-31'),
    /one\.md:6: pubDate: /,
  ],
  [
    'an article with a picture of another site',
    'articles/one.md',
    ARTICLE.with(6, 'image: https://example.com/one.webp'),
    /one\.md:7: image: /,
  ],
  ['an article without front matter', 'articles/one.md', ['Read.'], /one\.md:1: /],
  ['an article under another name', 'articles/two.md', ARTICLE, /two\.md:2: slug: .*one\.md/],
])('%s is named with file and line', async (_name, path, lines, message) => {
  await expect(loadWith(path, lines)).rejects.toThrow(message);
});
