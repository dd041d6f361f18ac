import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { PLATFORMS } from '#contract/captions.ts';
import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { createComposer } from '#server/captions/compose.ts';
import { loadDeck } from '#server/catalogue/load.ts';
import { StartError } from '#server/shared/start-error.ts';
import { FACTS, intentOf, THEME } from '#support/captions/small-captions.ts';
import { composeCaption } from '#support/captions/composer.ts';
import { makeDeckFolder } from '#support/catalogue/deck-folder.ts';

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

/** Loads the smallest captions with these sentences in the middle of German thanks. */
const middlesOf = async (...middles: readonly string[]) => {
  const captions = await load({ [THANKS]: intentOf({ ...THEME, middles }) });
  return captions.de.intents['thank-you'].enthusiastic.themes.flatMap((theme) => theme.middles);
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
      ...THEME,
      middles: ['{{deck.Colours} colours|Colours, {deck.colours} of them}.'],
    }),
  });
  expect(captions.en.intents['thank-you'].enthusiastic.themes[0]?.middles).toEqual([
    '{Three colours|Colours, three of them}.',
  ]);
});

test('a sentence with an empty fact is not used', async () => {
  expect(await middlesOf('Schön: {deck.colours} Farben.', 'Auf {deck.language}.')).toEqual([
    'Auf Englisch.',
  ]);
});

test('a theme that has no sentence left is not used', async () => {
  const empty = { ...THEME, about: 'empty', closings: ['{deck.colours} Farben.'] };
  const { de } = await load({ [THANKS]: intentOf(empty, { ...THEME, about: 'full' }) });
  expect(de.intents['thank-you'].enthusiastic.themes.map(({ about }) => about)).toEqual(['full']);
});

describe('named with file and field is', () => {
  const themeWith = (change: object) => intentOf({ ...THEME, ...change });

  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    [
      'a fact that the deck does not know',
      { [THANKS]: themeWith({ middles: ['Good.', 'Only {deck.price}.'] }) },
      /de\/thank-you\.yaml:\d+: tones\.warm-friendly\.themes\.0\.middles\.1: .*no fact price/,
    ],
    [
      'a group that is left open',
      { [THANKS]: themeWith({ prompts: ['{Well|So.'] }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.themes\.0\.prompts\.0: braces /,
    ],
    [
      'an opening of a platform that is not offered',
      { [THANKS]: themeWith({ openings: { ...THEME.openings, tiktok: ['Hi.'] } }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.themes\.0\.openings: .*tiktok/,
    ],
    [
      'a platform without openings',
      { [THANKS]: themeWith({ openings: { instagram: ['Hi.'] } }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.themes\.0\.openings\.linkedin: /,
    ],
    [
      'a theme of which two lists ask the person',
      { [THANKS]: themeWith({ middles: ['See [it].'], closings: ['So [you].'] }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.themes\.0: only one of /,
    ],
    [
      'a tone without a theme',
      { [THANKS]: intentOf() },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.themes: /,
    ],
    [
      'a tone of which the facts leave no theme',
      { [THANKS]: themeWith({ middles: ['{deck.colours} Farben.'] }) },
      /thank-you\.yaml:\d+: tones\.warm-friendly\.themes: .*deck\.yaml leaves empty/,
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
