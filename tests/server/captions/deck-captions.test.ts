import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { PLATFORMS } from '#contract/captions.ts';
import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { createComposer } from '#server/captions/compose.ts';
import { loadDeck } from '#server/catalogue/load.ts';
import { StartError } from '#server/shared/start-error.ts';
import { FACTS, fileOf, intentOf, POST } from '#support/captions/small-captions.ts';
import { composeCaption } from '#support/captions/composer.ts';
import { makeDeckFolder } from '#support/catalogue/deck-folder.ts';

/** A post that does not name the card that it is about. */
const CARDLESS = { openings: POST.openings };

const THANKS = 'captions/de/thank-you.yaml';

/** Loads the smallest captions with other contents of some files. */
const load = async (changed: Readonly<Record<string, unknown>> = {}) => {
  const files = Object.entries(changed).map(([path, content]) => [
    path,
    [JSON.stringify(content, null, 1)],
  ]);
  const deck = await loadDeck(await makeDeckFolder(Object.fromEntries(files)));
  return deck.captions;
};

/** Loads the smallest captions with these middles of German thanks. */
const middlesOf = async (...middles: readonly string[]) => {
  const posts = middles.map((middle) => Object.assign({}, POST, { middle }));
  const captions = await load({ [THANKS]: intentOf(...posts) });
  return captions.de.intents['thank-you'].enthusiastic.posts.map(({ middle }) => middle);
};

test('captions of the smallest deck have its name on every platform', async () => {
  const { compose } = createComposer(await load());
  const captions = PLATFORMS.map((platform) =>
    compose(captionRequest({ ...DEFAULT_CHOICES, platform }, 0)),
  );
  expect(captions.filter((caption) => !caption.includes('Acme'))).toEqual([]);
  expect(captions.filter((caption) => caption.includes('DCK'))).toEqual([]);
});

test('a fact fills its slot, with a capital letter where the slot has one', async () => {
  const captions = await load({
    'captions/en/thank-you.yaml': intentOf({
      ...POST,
      middle: '{{deck.Colours} colours|Colours, {deck.colours} of them}.',
    }),
  });
  expect(captions.en.intents['thank-you'].enthusiastic.posts[0]?.middle).toBe(
    '{Three colours|Colours, three of them}.',
  );
});

test('a post with an empty fact is not used', async () => {
  expect(await middlesOf('Schön: {deck.colours} Farben.', 'Auf {deck.language}.')).toEqual([
    'Auf Englisch.',
  ]);
});

test('a post with an opening without its fact is not used', async () => {
  const empty = {
    ...POST,
    openings: { ...POST.openings, linkedin: '{deck.name}: {deck.colours}.' },
  };
  const { de } = await load({ [THANKS]: intentOf(empty, { ...POST, about: 'full' }) });
  expect(de.intents['thank-you'].enthusiastic.posts.map(({ about }) => about)).toEqual(['full']);
});

describe('named with file and field is', () => {
  const postWith = (change: object) => intentOf({ ...POST, ...change });

  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    [
      'a fact that the deck does not know',
      { [THANKS]: postWith({ middle: 'Only {deck.price}.' }) },
      /de\/thank-you\.yaml:\d+: tones\.warm-friendly\.posts\.0\.middle: .*no fact price/,
    ],
    [
      'a group that is left open',
      { [THANKS]: postWith({ prompt: '{Well|So.' }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.posts\.0\.prompt: braces /,
    ],
    [
      'an opening of a platform that is not offered',
      { [THANKS]: postWith({ openings: { ...POST.openings, tiktok: 'Hi.' } }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.posts\.0\.openings: .*tiktok/,
    ],
    [
      'a platform without openings',
      { [THANKS]: postWith({ openings: { instagram: 'Hi.' } }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.posts\.0\.openings\.linkedin: /,
    ],
    [
      'a post that asks the person twice',
      { [THANKS]: postWith({ middle: 'See [it].', closing: 'So [you].' }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.posts: only one of /,
    ],
    [
      'a post with an empty sentence',
      { [THANKS]: postWith({ closing: '' }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.posts\.0\.closing: /,
    ],
    [
      'a post about a card that does not name it',
      { [THANKS]: fileOf([POST], [CARDLESS]) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.cardPosts\.0\.openings\.instagram: names \{card\} once/,
    ],
    [
      'texts about a card in two places',
      {
        'captions/en/cards.yaml': {
          cards: [
            { code: 'B12', texts: ['One.'] },
            { code: 'B12', texts: ['Two.'] },
          ],
        },
      },
      /cards\.yaml:\d+: cards: names each card once/,
    ],
    [
      'a tone without a post',
      { [THANKS]: intentOf() },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.posts: /,
    ],
    [
      'a tone of which the facts leave no post',
      { [THANKS]: postWith({ middle: '{deck.colours} Farben.' }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.posts: .*deck\.yaml leaves empty/,
    ],
    [
      'a deck without a name',
      { 'deck.yaml': { ...FACTS, name: '' } },
      /deck\.yaml:\d+: name: one line of text/,
    ],
    [
      'a fact with braces',
      { 'deck.yaml': { ...FACTS, words: { en: { colours: '{x}' }, de: {} } } },
      /deck\.yaml:\d+: words\.en\.colours: /,
    ],
  ])('%s', async (_name, changed, message) => {
    const loading = load(changed);
    await expect(loading).rejects.toThrow(StartError);
    await expect(loading).rejects.toThrow(message);
  });
});

test.each([
  ['a language', 'captions/de/common.yaml'],
  ['an intent', THANKS],
])('a deck without captions for %s does not start and names the file', async (_name, path) => {
  const folder = await makeDeckFolder({});
  await rm(join(folder, path));
  await expect(loadDeck(folder)).rejects.toThrow(
    new RegExp(`^The deck has no file .*${path.replaceAll('.', '\\.')}\\.$`),
  );
});

test('platforms that the form does not offer use the openings of Instagram', () => {
  const first = (platform: (typeof PLATFORMS)[number]): readonly string[] =>
    Array.from({ length: 300 }, (_, variant) => {
      const choices = { ...DEFAULT_CHOICES, platform, tone: 'calm-professional' } as const;
      return composeCaption(captionRequest(choices, variant)).split('\n')[0] ?? '';
    });
  const instagram = new Set(first('instagram'));
  const others = (['threads', 'facebook', 'tiktok'] as const).flatMap(first);
  const shared = others.filter((line) => instagram.has(line));
  expect(shared.length / others.length).toBeGreaterThan(0.9);
});
