import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { findErrors } from '#server/authoring/parse-all.ts';
import { loadDeck, type DeckThings } from '#server/catalogue/load.ts';
import { makeApp } from '#support/api/app.ts';
import { FACTS } from '#support/captions/small-captions.ts';
import { CARD, makeDeckFolder } from '#support/catalogue/deck-folder.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

const german = async (): Promise<DeckThings> => {
  const { translations } = await loadTestDeck();
  return translations.get('de') ?? Promise.reject(new Error('The deck has no German.'));
};

const cardOf = ({ cards }: DeckThings, code: string) => cards.find((card) => card.code === code);

describe('a deck in another language', () => {
  test('has the texts of its files over the facts of the main files', async () => {
    const deck = await loadTestDeck();
    const main = cardOf(deck, 'B12');
    expect(cardOf(await german(), 'B12')).toEqual({
      ...main,
      language: 'de',
      title: 'Öffnet die verschlossene Schublade',
      identify: expect.stringContaining('Jedes Büro'),
      context: expect.stringContaining('größten Schlüsselbund'),
      consequence: expect.stringContaining('nützt keinem'),
      pairs: [
        { code: 'B17', why: 'wenn die Schublade jemandem gehört', mutual: true },
        { code: 'M17', why: 'damit der Tag feststeht, an dem ihr sie öffnet', mutual: true },
        { code: 'T14', why: 'wenn ein überholter Plan darin liegt' },
      ],
      source: [{ ...main?.source?.[0], note: 'Über Dinge, die man ohne Grund aufhebt.' }],
    });
  });

  test('has the main language where it has no file', async () => {
    expect(cardOf(await german(), 'B17')).toEqual(cardOf(await loadTestDeck(), 'B17'));
    expect(cardOf(await german(), 'B17')).toMatchObject({ language: 'en' });
  });

  test('names cards and exercises by its own titles, and keeps addresses', async () => {
    const { exercises, personas, recipes, situations } = await german();
    expect(exercises).toContainEqual(
      expect.objectContaining({ title: 'Staffel mit kalten Händen', slug: 'short-relay' }),
    );
    const titles = JSON.stringify([personas, recipes, situations]);
    expect(titles).toContain('"title":"Öffnet die verschlossene Schublade"');
    expect(titles).toContain('"title":"Staffel mit kalten Händen"');
    expect(titles).not.toContain('Open the locked drawer');
  });

  test('names the translator of a quotation', async () => {
    expect(cardOf(await german(), 'T17')).toMatchObject({
      quotes: [{ author: 'Olga Entwurf, Paths', translation: 'eigene Übersetzung' }, {}],
    });
  });
});

/** Makes a deck of one card in English, with German files: their lines by their paths. */
const makeGerman = async (files: Readonly<Record<string, readonly string[]>>): Promise<string> => {
  const folder = await makeDeckFolder({
    'deck.yaml': [JSON.stringify({ ...FACTS, samples: [], languages: ['en', 'de'] })],
    'cards/B12.yaml': [
      ...CARD,
      'minutes: 20',
      'run:',
      ...[5, 5, 10].map((minutes) => `  - { do: x, minutes: ${minutes} }`),
    ],
  });
  for (const [path, lines] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'de', path)), { recursive: true });
    await writeFile(join(folder, 'de', path), lines.join('\n'));
  }
  return folder;
};

test.each<[string, Readonly<Record<string, readonly string[]>>, RegExp]>([
  [
    'an unknown field',
    { 'cards/B12.yaml': ['title: x', 'titel: x'] },
    /de\/cards\/B12\.yaml:2: titel: the main language has no such field/,
  ],
  [
    'a wrong count',
    { 'cards/B12.yaml': ['title: x', 'run:', '  - do: x', '  - do: y'] },
    /B12\.yaml:3: run: has 2 entries; the main language has 3/,
  ],
  [
    'an unknown field of an entry',
    { 'cards/B12.yaml': ['run:', '  - do: x', '  - do: y', '  - do: z', '    say: z'] },
    /B12\.yaml:5: run\.2\.say: the main language has no such field/,
  ],
  [
    'another fact',
    { 'cards/B12.yaml': ['minutes: 45'] },
    /B12\.yaml:1: minutes: is 20 in all languages: leave it out/,
  ],
  [
    'a number instead of a text',
    { 'cards/B12.yaml': ['title: 7'] },
    /B12\.yaml:1: title: needs a text/,
  ],
  ['a text instead of a list', { 'cards/B12.yaml': ['run: x'] }, /B12\.yaml:1: run: needs a list/],
  [
    'a file without a main file',
    { 'cards/B13.yaml': ['title: x'] },
    /de\/cards\/B13\.yaml:1: the main language has no file cards\/B13\.yaml/,
  ],
  ['broken YAML', { 'cards/B12.yaml': ['title: "x'] }, /B12\.yaml:\d+: the file cannot be read/],
  [
    'a list instead of fields',
    { 'cards/B12.yaml': ['- title'] },
    /B12\.yaml:1: needs fields with names/,
  ],
])('%s in a translation stops the start with file and line', async (_name, files, message) => {
  const folder = await makeGerman(files);
  await expect(loadDeck(folder)).rejects.toThrow(message);
  expect(await findErrors(folder)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['an empty file', ['']],
  ['facts that are the same', ['code: B12', 'minutes: 20', 'title: Schublade']],
  ['empty texts', ['title: ""', 'prompt:']],
])('%s in a translation is fine', async (_name, lines) => {
  const folder = await makeGerman({ 'cards/B12.yaml': lines });
  await expect(loadDeck(folder)).resolves.toBeDefined();
});

test.each([
  ['a language twice', ['en', 'en'], /languages: names a language twice/],
  ['no language', ['en', 'en-12'], /languages\.1: such as en or de-AT/],
])('deck.yaml with %s is refused', async (_name, languages, message) => {
  const folder = await makeDeckFolder({
    'deck.yaml': [JSON.stringify({ ...FACTS, samples: [], languages })],
    'cards/B12.yaml': CARD,
  });
  await expect(loadDeck(folder)).rejects.toThrow(message);
});

const ask = async () => {
  const { app, signer } = await makeApp();
  const authorization = `Bearer ${await signer.sign()}`;
  return (path: string, headers: Record<string, string> = {}) =>
    app.request(`/api${path}`, { headers: { authorization, ...headers } });
};

test.each([
  ['de', 'de'],
  ['de-AT, en;q=0.8', 'de'],
  ['DE', 'de'],
  ['fr, de;q=0.5, en;q=0.4', 'de'],
  ['en-GB, de;q=0.9', 'en'],
  ['de;q=0, en', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;;q=,,"', 'en'],
  ['de'.repeat(2000), 'en'],
])('Accept-Language %j is answered in %s', async (header, language) => {
  const get = await ask();
  const answer = await get('/cards/B12', { 'accept-language': header });
  expect([answer.headers.get('content-language'), await answer.json()]).toEqual([
    language,
    expect.objectContaining({ language }),
  ]);
});

test('every answer of the deck says its language, and that the request chooses it', async () => {
  const get = await ask();
  for (const path of [
    '/cards',
    '/exercises',
    '/personas',
    '/articles',
    '/recipes',
    '/situations',
  ]) {
    const { headers } = await get(path, { 'accept-language': 'de' });
    expect([path, headers.get('content-language'), headers.get('vary')]).toEqual([
      path,
      'de',
      'Accept-Encoding, Accept-Language, Authorization',
    ]);
  }
});

test('a card without a translation says the main language', async () => {
  const get = await ask();
  const answer = await get('/cards/B17', { 'accept-language': 'de' });
  expect(answer.headers.get('content-language')).toBe('en');
});

test('a tag is known in its own language only', async () => {
  const get = await ask();
  const etag = (await get('/cards', { 'accept-language': 'en' })).headers.get('etag') ?? '';
  const statusIn = async (language: string): Promise<number> =>
    (await get('/cards', { 'accept-language': language, 'if-none-match': etag })).status;
  expect([await statusIn('en'), await statusIn('de')]).toEqual([304, 200]);
});
