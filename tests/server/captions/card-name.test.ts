import { describe, expect, test } from 'vitest';

import { INTENTS, PLATFORMS, TONES, type Language } from '#contract/captions.ts';
import { findSlots } from '#lib/captions/slots.ts';
import { cardName, cardNames, nameCard } from '#server/captions/card-name.ts';
import { composeCaption } from '#support/captions/composer.ts';

test.each<[Language, string]>([
  ['en', '“Happy mistakes” (S14)'],
  ['de', '„Happy mistakes“ (S14)'],
])('in %s a card is named %s', (language, name) => {
  expect(cardName({ code: 'S14', title: 'Happy mistakes' }, language)).toBe(name);
});

describe('by its code alone is named a card', () => {
  test.each<[string, string | undefined]>([
    ['without a title', undefined],
    ['with an empty title', ''],
    ['with a title that a guard marks', 'Ten per cent more'],
    ['with a title that a guard of the other language marks', 'Mehr Erfolg'],
    ['with brackets in its title', 'Fill [this] in'],
    ['with braces in its title', '{card}'],
    ['with a quotation mark in its title', 'Say “yes”'],
    ['with a hashtag in its title', 'Win #1'],
    ['with somebody’s name in its title', 'Ask @someone'],
    ['with a link in its title', 'See https://example.com'],
    ['with a bare address in its title', 'See example.com'],
    ['with an emoji in its title', 'Smile 😀'],
  ])('%s', (_name, title) => {
    const card = { code: 'B12', ...(title !== undefined && { title }) };
    expect([cardName(card, 'en'), cardName(card, 'de')]).toEqual(['card B12', 'Karte B12']);
  });
});

test.each<[Language, readonly string[]]>([
  ['en', ['‘Happy mistakes’']],
  ['de', ['‚Happy mistakes‘']],
])('in %s a card without a code is named %j', (language, names) => {
  expect(cardNames({ title: 'Happy mistakes' }, language)).toEqual(names);
});

test('a card without a code whose title cannot be used has no name', () => {
  expect(cardNames({ title: 'Win #1' }, 'en')).toEqual([]);
});

test('markup in a title is text', () => {
  const name = cardName({ code: 'B12', title: '<b>Bold</b> & $& moves' }, 'en');
  expect(nameCard('I drew {card}.', name)).toBe('I drew “<b>Bold</b> & $& moves” (B12).');
});

test.each([
  ['{card} is on top.', 'Card B12 is on top.'],
  ['One is up. {card} it is.', 'One is up. Card B12 it is.'],
  ['On top: {card}.', 'On top: card B12.'],
  ['The card on top is {card}.', 'The card on top is B12.'],
])('“%s” becomes “%s”', (sentence, named) => {
  expect(nameCard(sentence, cardName({ code: 'B12' }, 'en'))).toBe(named);
});

describe('a caption with a card', () => {
  const captions = PLATFORMS.flatMap((platform) =>
    (['en', 'de'] as const).flatMap((language) =>
      INTENTS.flatMap((intent) =>
        TONES.flatMap((tone) =>
          [0, 1, 2, 3, 4, 5, 6, 7].map((variant) =>
            composeCaption({
              platform,
              language,
              intent,
              tone,
              cta: [],
              card: { code: 'E12', title: 'Always the same table' },
              variant,
            }),
          ),
        ),
      ),
    ),
  );

  test('names it, once', () => {
    const wrong = captions.filter(
      (caption) => caption.split(/[“„]Always the same table[”“] \(E12\)/).length !== 2,
    );
    expect(wrong).toEqual([]);
  });

  test('asks for no card in a slot', () => {
    const asking = captions.filter((caption) =>
      findSlots(caption).some(({ words }) => /card|title|karte|titel/i.test(words)),
    );
    expect(asking).toEqual([]);
  });
});
