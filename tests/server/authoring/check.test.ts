import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { exampleFiles } from '#server/authoring/example-deck.ts';
import { findAlike, wordsOf } from '#server/authoring/likeness.ts';
import { readingGrade } from '#server/authoring/reading-level.ts';
import { deckCommand, makeExampleDeck } from '#support/catalogue/deck-command.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

const A01 = 'cards/A01.yaml';
/** A file of the example deck, as one that is finished. */
const example = (path: string): string =>
  String(exampleFiles().get(path) ?? '').replace('draft: true\n', '');

const FINISHED = example('deck.yaml');

const TWO_LANGUAGES = FINISHED.replace("- 'en'", "- 'en'\n  - 'de'");

const found = async (changed: Readonly<Record<string, string | Uint8Array>>): Promise<string> => {
  const { status, stdout } = await deckCommand(
    await makeExampleDeck({ 'deck.yaml': FINISHED, ...changed }),
    'check',
  );
  expect(status).toBe(1);
  return stdout;
};

test.each<[string, string, string | RegExp, string, RegExp]>([
  [
    'a long text',
    A01,
    /identify: >-\n.*/,
    `identify: '${'Words. '.repeat(70).trim()}'`,
    /cards\/A01\.yaml:5: identify is 489 characters; 400 fit/,
  ],
  [
    'a short text',
    A01,
    /identify: >-\n.*/,
    "identify: 'Short.'",
    /cards\/A01\.yaml:5: identify is 6 characters; at least 40 are needed/,
  ],
  [
    'a long title',
    'cards/A01.yaml',
    'A challenge card',
    'A challenge card whose title is too long for it',
    /cards\/A01\.yaml:2: title is 47 characters; 40 fit/,
  ],
  [
    'a text like another',
    'cards/A02.yaml',
    'A spark card',
    'A challenge card',
    /cards\/A02\.yaml:2: title says nearly the same as title of A01/,
  ],
  [
    'a wrong number of cards',
    'deck.yaml',
    'cards: 8',
    'cards: 9',
    /deck\.yaml:\d+: cards is 9; the deck has 8 cards/,
  ],
  [
    'an orphan',
    'cards/A08.yaml',
    'A game card',
    'A game',
    /cards\/A08\.yaml:1: code is named by no exercise/,
  ],
  [
    'a sentence that is too long to say',
    A01,
    'A sentence to read aloud.',
    'A sentence to read aloud. '.repeat(5).trim(),
    /cards\/A01\.yaml:\d+: run\.0\.say is 129 characters; 120 fit/,
  ],
  [
    'a run without a question at the end',
    A01,
    /debrief: .*\n/,
    '',
    /cards\/A01\.yaml:\d+: run needs a debrief too/,
  ],
  [
    'a run that does not add up',
    A01,
    'minutes: 10',
    'minutes: 11',
    /cards\/A01\.yaml:\d+: run: the steps take 21 minutes, not 20/,
  ],
  [
    'a long short version of a recipe',
    'recipes/01-a-first-meeting.yaml',
    'What to keep when there are 30 minutes.',
    'Keep it. '.repeat(40).trim(),
    /recipes\/01-a-first-meeting\.yaml:\d+: cut is 359 characters; 300 fit/,
  ],
  [
    'a link that leads nowhere',
    'articles/a-first-article.md',
    '/browse/A01',
    '/browse/Z99',
    /a-first-article\.md:1: the link \/browse\/Z99 leads to nothing/,
  ],
  [
    'a mention of no card',
    'exercises/an-exercise.yaml',
    '(A01)',
    '(A77)',
    /an-exercise\.yaml:1: names A77, which is no card/,
  ],
  [
    'a step that is too short',
    'recipes/01-a-first-meeting.yaml',
    /minutes: 20\n/,
    'minutes: 10\n',
    /recipes\/01-a-first-meeting\.yaml:\d+: minutes: opening, steps and debrief take 70, not 80/,
  ],
  [
    'a missing picture',
    'articles/a-first-article.md',
    'a-first-article.svg',
    'none.svg',
    /image names \/assets\/articles\/none\.svg, which is not in the folder pictures/,
  ],
  [
    'captions of few posts',
    'deck.yaml',
    'edition',
    'edition',
    /captions\/en\/thank-you\.yaml:\d+: tones\.enthusiastic has 1 of 7 posts/,
  ],
])('check names %s with file and line', async (_name, path, from, to, finding) => {
  expect(await found({ [path]: example(path).replace(from, to) })).toMatch(finding);
});

test('errors of several files are found at once, and none that follows from another', async () => {
  const text = await found({
    [A01]: example(A01).replace('minutes: 20', 'minutes: 21'),
    'personas/alex.yaml': Buffer.from('name: caf\u00E9', 'latin1'),
  });
  expect(text.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/cards\/A01\.yaml:\d+: minutes: /),
    expect.stringMatching(/personas\/alex\.yaml:1: the file is not UTF-8\. Save it as UTF-8\.$/),
  ]);
});

test.each([
  ['is missing', 'nothing', 'there is no such folder'],
  ['is empty', '.', 'the folder is empty'],
])('a folder that %s is no deck', async (_name, name, reason) => {
  const folder = join(await makeTemporaryFolder(), name);
  const { status, stderr } = await deckCommand(folder, 'check');
  expect([status, stderr]).toEqual([1, expect.stringContaining(`is no deck: ${reason}.`)]);
});

test('thousands of equal texts are compared in seconds', () => {
  const texts = Array.from({ length: 20_000 }, (_, item) => ({
    item,
    words: wordsOf(`Write here what this part says, in two or three sentences of ${item % 5000}.`),
  }));
  const began = performance.now();
  expect(findAlike(texts)).toHaveLength(19_999);
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('long sentences of long words take more years of school', () => {
  const easy = readingGrade('Draw a card. Read it. Try it out.');
  const hard = readingGrade(
    'Organisational considerations necessitate comprehensive interdisciplinary collaboration, notwithstanding institutional reservations.',
  );
  expect(easy).toBeLessThan(4);
  expect(hard).toBeGreaterThan(20);
});

test('texts of another language are checked, and those it lacks are noted', async () => {
  const text = await found({
    'deck.yaml': TWO_LANGUAGES,
    'de/cards/A01.yaml': `title: 'Eine Karte'\nidentify: '${'Ein Satz, der nicht aufhört. '.repeat(16).trim()}'\n`,
    'de/articles/a-first-article.md':
      '---\ntitle: x\n---\nSiehe [A challenge card](/browse/A01).\n',
  });
  const lines = text.split('\n').filter((line) => /\bde\/(?:cards|articles)\//.test(line));
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Note: .*de\/cards\/A01\.yaml:1: context is missing$/),
      expect.stringMatching(/^Note: .*de\/cards\/A01\.yaml:1: run is missing$/),
      expect.stringMatching(
        /^Note: .*de\/articles\/a-first-article\.md:1: description is missing$/,
      ),
      'Note: de/cards/A02.yaml is missing',
      expect.stringMatching(/de\/cards\/A01\.yaml:2: identify is 463 characters; 400 fit$/),
      expect.stringMatching(
        /a-first-article\.md:1: the link \/browse\/A01 says “A challenge card”; its name is “Eine Karte”$/,
      ),
    ]),
  );
  expect(text).not.toMatch(/A01\.yaml.*years of school/);
  expect(text).not.toMatch(/A01\.yaml.*(?:code|minutes|category) is missing/);
});

test('a deck whose other language lacks texts is fine', async () => {
  const folder = await makeExampleDeck({
    'deck.yaml': TWO_LANGUAGES,
  });
  const { stdout } = await deckCommand(folder, 'check');
  const [notes, rest] = [/^Note: /, /^(?!Note: )/].map((kind) =>
    stdout.split('\n').filter((line) => kind.test(line) && /(?<!captions\/)de\//.test(line)),
  );
  expect([notes?.length, rest]).toEqual([13, []]);
});

test('the example deck is whole', async () => {
  const deck = await makeExampleDeck();
  expect(await readFile(join(deck, 'deck.yaml'), 'utf8')).toContain("name: 'Example'");
});

test('what a deck lacks that is being written does not fail its check', async () => {
  const { status, stdout } = await deckCommand(await makeExampleDeck(), 'check');
  expect([status, stdout]).toEqual([0, expect.stringContaining('and the deck is a draft')]);
});
