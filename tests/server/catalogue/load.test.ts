import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { CATEGORIES, STREAMS } from '#contract/cards.ts';
import { loadDeck } from '#server/catalogue/load.ts';
import { StartError } from '#server/shared/start-error.ts';
import { CARD, deckFile, makeDeckFolder } from '#support/catalogue/deck-folder.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

/** Loads a deck of these files: their lines by their paths. */
const loadFiles = async (files: Readonly<Record<string, readonly string[]>>): Promise<unknown> =>
  loadDeck(await makeDeckFolder(files));

/** Loads a deck of one file, with the card's lines changed. */
const loadChanged = (change: (lines: string[]) => string[], name = 'B12.yaml'): Promise<unknown> =>
  loadFiles({ [`cards/${name}`]: change([...CARD]) });

test('the deck has at least two cards of every category and some of every stream', async () => {
  const { cards } = await loadTestDeck();
  const few = CATEGORIES.filter(
    (name) => cards.filter((card) => card.category === name).length < 2,
  );
  const absent = STREAMS.filter((name) => !cards.some((card) => card.stream === name));
  expect([few, absent]).toEqual([[], []]);
});

test('a good file is a card', async () => {
  expect(await loadChanged((lines) => lines)).toMatchObject({ cards: [{ code: 'B12' }] });
});

describe('a damaged file is named with its line:', () => {
  test.each([
    [
      'a wrong stream',
      (lines: string[]) => lines.with(3, 'stream: "nowhere"'),
      /B12\.yaml:4: stream: is one of: breakthrough_matrix, /,
    ],
    [
      'an empty field',
      (lines: string[]) => lines.with(4, 'prompt: " "'),
      /B12\.yaml:5: prompt: is empty/,
    ],
    ['a missing field', (lines: string[]) => lines.slice(0, 5), /B12\.yaml:1: body: is missing/],
    [
      'a number instead of a text',
      (lines: string[]) => lines.with(1, 'title: 7'),
      /B12\.yaml:2: title: needs a text, and is 7/,
    ],
    [
      'a field of another category',
      (lines: string[]) => [...lines, 'goal: "x"'],
      /B12\.yaml:\d+: there is no field goal/,
    ],
    [
      'an unknown category',
      (lines: string[]) => lines.with(2, 'category: "x"'),
      /B12\.yaml:3: category: is one of: challenge, /,
    ],
    [
      'broken YAML',
      (lines: string[]) => lines.with(1, 'title: "open'),
      /B12\.yaml:\d+: the file cannot be read: Missing closing "quote/,
    ],
    ['no card at all', () => ['[]'], /B12\.yaml:1: /],
    ['an empty file', () => [''], /B12\.yaml:1: /],
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
const loadWith = (path: string, lines: readonly string[]): Promise<unknown> =>
  loadFiles({ 'cards/B12.yaml': CARD, [path]: lines });

const PERSONA = [
  'name: Inês',
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
  '  - code: B12',
  '    why: x',
];

const EXERCISE = [
  'title: Round trip',
  'summary: x',
  'what: x',
  'how: "1. Walk. (20 min)\\n2. Talk. (25 min)"',
  'outcome: x',
  'who: [x]',
  'level: x',
  'tier: x',
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
  'Read [this](/browse/B12) <img src=x onerror=alert(1)> [or](javascript:alert(1)).',
];

test('a card that a persona likes has the title of its own file', async () => {
  expect(await loadWith('personas/ines.yaml', PERSONA)).toMatchObject({
    personas: [{ cards: [{ code: 'B12', title: 'Open the locked drawer', why: 'x' }] }],
  });
});

test.each([
  ['a sample that is no card', deckFile('B12', 'B99'), /deck\.yaml:1: samples\.1: no card .* B99/],
  ['an unknown fact', ['colour: red'], /deck\.yaml:1: /],
])('%s in deck.yaml is named with its line', async (_, lines, message) => {
  await expect(loadWith('deck.yaml', lines)).rejects.toThrow(message);
});

test('a deck without its facts is told', async () => {
  const folder = await makeDeckFolder({});
  await rm(join(folder, 'deck.yaml'));
  await expect(loadDeck(folder)).rejects.toThrow(/^The deck has no file .*deck\.yaml\.$/);
});

test('an article becomes HTML without anything that runs', async () => {
  expect(await loadWith('articles/one.md', ARTICLE)).toMatchObject({
    articles: [
      {
        image: { url: '/assets/articles/one.webp' },
        timeToRead: '1 min read',
        cards: ['B12'],
        bodyHtml: '<p>Read <a href="/browse/B12">this</a>  <a>or</a>.</p>',
      },
    ],
  });
});

test.each([
  [
    'a persona who likes an unknown card',
    'personas/ines.yaml',
    PERSONA.with(11, '  - code: B99'),
    /ines\.yaml:12: cards\.0\.code: no card with the code B99/,
  ],
  [
    'a persona that repeats the title of a card',
    'personas/ines.yaml',
    PERSONA.with(12, '    title: Open the locked drawer'),
    /ines\.yaml:12: cards\.0: .*title/,
  ],
  ['a persona without a name', 'personas/ines.yaml', PERSONA.slice(1), /ines\.yaml:1: name: /],
  ['an exercise without a level', 'exercises/one.yaml', ['title: x'], /one\.yaml:1: summary: /],
  [
    'an exercise with a misspelt field',
    'exercises/one.yaml',
    [...EXERCISE, 'goeswrong: [x]'],
    /one\.yaml:\d+: .*goeswrong/,
  ],
  [
    'an exercise whose minutes do not add up',
    'exercises/one.yaml',
    EXERCISE.with(3, 'how: "1. Walk. (20 min)\\n2. Talk. (24 min)"'),
    /one\.yaml:4: how: the steps take 44 minutes, not 45/,
  ],
  [
    'a run of an exercise that does not add up',
    'exercises/one.yaml',
    [...EXERCISE, 'run:', ...[15, 15, 10].map((minutes) => `  - { do: x, minutes: ${minutes} }`)],
    /one\.yaml:10: run: the steps take 40 minutes, not 45/,
  ],
  [
    'a short exercise whose plan is longer',
    'exercises/one.yaml',
    [...EXERCISE, 'minutes: 5'],
    /one\.yaml:4: how: the steps take 45 minutes, not 5/,
  ],
  [
    'a misspelt field of a step',
    'cards/B12.yaml',
    [...CARD, 'run:', ...['do', 'do', 'did'].map((name) => `  - { ${name}: x, minutes: 5 }`)],
    /B12\.yaml:10: run\.2\.do: is missing/,
  ],
  [
    'a run of two steps',
    'cards/B12.yaml',
    [...CARD, 'run:', ...[2, 3].map((minutes) => `  - { do: x, minutes: ${minutes} }`)],
    /B12\.yaml:8: run: needs 3 entries or more/,
  ],
  [
    'a run longer than a sitting',
    'cards/B12.yaml',
    [...CARD, 'minutes: days', 'run:', ...[15, 15, 16].map((m) => `  - { do: x, minutes: ${m} }`)],
    /B12\.yaml:9: run: the steps take 46 minutes; 45 fit a sitting/,
  ],
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

const PAIR = { code: 'B17', why: 'x' } as const;

/** A card of another code with what its file adds. */
const cardOf = (code: string, ...more: readonly string[]): string[] => [
  ...CARD.with(0, `code: ${code}`),
  ...more,
];

const pairsOf = (...pairs: readonly object[]): string => `pairs: ${JSON.stringify(pairs)}`;

const loadPairs = (pairs: string, back = ''): Promise<unknown> =>
  loadFiles({
    'cards/B12.yaml': cardOf('B12', 'minutes: 20', pairs),
    'cards/B17.yaml': cardOf('B17', back),
    'cards/B18.yaml': cardOf('B18'),
  });

const OTHER = { code: 'B18', why: 'x' } as const;

test('a card has the facts of use that its file gives', async () => {
  expect(await loadPairs(pairsOf(PAIR, OTHER))).toMatchObject({
    cards: [{ minutes: 20, pairs: [PAIR, OTHER] }, {}, {}],
  });
});

test('cards name each other where both say so', async () => {
  const back = pairsOf({ code: 'B12', why: 'x', mutual: true }, OTHER);
  await expect(loadPairs(pairsOf({ ...PAIR, mutual: true }, OTHER), back)).resolves.toBeDefined();
});

test.each([
  ['of no card', pairsOf({ ...PAIR, code: 'B99' }, OTHER), /:8: pairs\.0\.code: no card .* B99/],
  [
    'with the card itself',
    pairsOf({ ...PAIR, code: 'B12' }, OTHER),
    /:8: pairs\.0\.code: .*itself/,
  ],
  ['named twice', pairsOf(PAIR, PAIR), /:8: pairs\.1\.code: B17 is named before/],
  ['without a reason', pairsOf({ code: 'B17' }, OTHER), /:8: pairs\.0\.why: /],
  ['that stands alone', pairsOf(PAIR), /:8: pairs: /],
  [
    'that the other does not return',
    pairsOf({ ...PAIR, mutual: true }, OTHER),
    /:8: pairs\.0\.code: B17 does not name B12 as mutual/,
  ],
])('a pair %s is named with file and line', async (_name, pairs, message) => {
  await expect(loadPairs(pairs)).rejects.toThrow(message);
});

test.each([
  ['a source without a year', 'source: [{ work: One }]', /B12\.yaml:7: source\.0\.year: /],
  ['a source without a work', 'source: [{ year: "1900" }]', /B12\.yaml:7: source\.0\.work: /],
  ['a year that is none', 'source: [{ work: One, year: long ago }]', /:7: source\.0\.year: /],
  ['minutes that no card takes', 'minutes: 15', /B12\.yaml:7: minutes: /],
  ['a group that is none', 'group: crowd', /B12\.yaml:7: group: /],
  ['a place that is none', 'where: nowhere', /B12\.yaml:7: where: /],
])('a card with %s is named with file and line', async (_name, line, message) => {
  await expect(loadChanged((lines) => [...lines, line])).rejects.toThrow(message);
});

const RECIPE = [
  'slug: one',
  'title: x',
  'summary: x',
  'minutes: 80',
  'people: { from: 4, to: 8 }',
  'materials: [x]',
  'opening: { minutes: 5, line: x }',
  'steps:',
  '  - { card: B12, minutes: 10, line: x }',
  '  - { card: B12, minutes: 10, line: x }',
  '  - { exercise: round-trip, minutes: 45, line: x }',
  'debrief: { minutes: 10, question: x }',
  'goesWrong: [x]',
  'remote: x',
];

const SITUATION = [
  'slug: two',
  'words: x',
  'line: x',
  'cards:',
  '  - { code: B12, why: x }',
  '  - { code: B12, why: x }',
  '  - { code: B12, why: x }',
  'exercise: { slug: round-trip, why: x }',
];

/** Loads a deck of a card, an exercise, a recipe and a situation. */
const loadGuides = (
  recipe: readonly string[],
  situation: readonly string[],
  names: readonly [recipe: string, situation: string] = ['01-one', '02-two'],
): Promise<unknown> =>
  loadFiles({
    'cards/B12.yaml': CARD,
    'exercises/round-trip.yaml': EXERCISE,
    [`recipes/${names[0]}.yaml`]: recipe,
    [`situations/${names[1]}.yaml`]: situation,
  });

test('recipes and situations carry the titles of what they name', async () => {
  expect(await loadGuides(RECIPE, SITUATION)).toMatchObject({
    recipes: [
      {
        steps: [
          { card: 'B12', title: 'Open the locked drawer' },
          {},
          { exercise: 'round-trip', title: 'Round trip' },
        ],
      },
    ],
    situations: [
      {
        cards: [{ code: 'B12', title: 'Open the locked drawer' }, {}, {}],
        exercise: { slug: 'round-trip', title: 'Round trip' },
      },
    ],
  });
});

test.each([
  [
    'whose minutes do not add up',
    RECIPE.with(3, 'minutes: 90'),
    /one\.yaml:4: minutes: .* 80, not 90/,
  ],
  [
    'with an unknown card',
    RECIPE.with(8, '  - { card: B99, minutes: 10, line: x }'),
    /one\.yaml:9: steps\.0\.card: no card with the code B99/,
  ],
  [
    'with an unknown exercise',
    RECIPE.with(10, '  - { exercise: nowhere, minutes: 45, line: x }'),
    /one\.yaml:11: steps\.2\.exercise: no exercise at nowhere/,
  ],
  ['of two steps', RECIPE.toSpliced(8, 1), /one\.yaml:9: steps: /],
  ['with a misspelt field', [...RECIPE, 'goeswrong: [x]'], /one\.yaml:\d+: .*goeswrong/],
])('a recipe %s is named with file and line', async (_name, recipe, message) => {
  await expect(loadGuides(recipe, SITUATION)).rejects.toThrow(message);
});

test.each([
  [
    'with an unknown card',
    SITUATION.with(5, '  - { code: B99, why: x }'),
    /two\.yaml:6: cards\.1\.code: no card with the code B99/,
  ],
  [
    'with an unknown exercise',
    SITUATION.with(7, 'exercise: { slug: nowhere, why: x }'),
    /two\.yaml:8: exercise\.slug: no exercise at nowhere/,
  ],
  ['of two cards', SITUATION.toSpliced(4, 1), /two\.yaml:5: cards: /],
])('a situation %s is named with file and line', async (_name, situation, message) => {
  await expect(loadGuides(RECIPE, situation)).rejects.toThrow(message);
});

test.each([
  ['recipe', ['1-one', '02-two'], /one\.yaml:1: slug: .*01-one\.yaml/],
  ['situation', ['01-one', '02-three'], /02-three\.yaml:1: slug: .*01-two\.yaml/],
] as const)('the file of a %s has its slug as its name', async (_name, names, message) => {
  await expect(loadGuides(RECIPE, SITUATION, names)).rejects.toThrow(message);
});

test('a recipe without a number before its name is the last', async () => {
  const deck = await loadDeck(
    await makeDeckFolder({
      'cards/B12.yaml': CARD,
      'exercises/round-trip.yaml': EXERCISE,
      'recipes/one.yaml': RECIPE,
      'recipes/02-other.yaml': RECIPE.with(0, 'slug: other'),
    }),
  );
  expect(deck.recipes.map(({ slug }) => slug)).toEqual(['other', 'one']);
});
