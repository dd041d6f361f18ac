import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '#contract/captions.ts';
import { STREAMS } from '#contract/cards.ts';
import { altTextOf } from '#lib/captions/alt-text.ts';
import { cardPicture, type KnownCard } from '#lib/captions/picture.ts';

const altText = (card: KnownCard, language: 'en' | 'de'): string =>
  altTextOf(cardPicture(card, 'serendipity_symphony'), language);

const FULL = { code: 'E11', title: 'One hand in gloves', category: 'spark' };

describe('the alt text', () => {
  test('tells all that is on the picture of a known card', () => {
    expect(altText(FULL, 'en')).toBe(
      'Card E11 from the DCK deck: “One hand in gloves”. On it: one long line that wanders around a pale disc, on green. Stream: Empathy Nexus. Kind: Spark.',
    );
  });

  test('is German with a German caption', () => {
    expect(altText(FULL, 'de')).toBe(
      'Karte E11 aus dem DCK-Deck: „One hand in gloves“. Darauf: eine lange Linie, die sich um eine helle Scheibe schlängelt, auf Grün. Stream: Empathy Nexus. Art: Funke.',
    );
  });

  test.each([
    ['en', 'Card B12 from the DCK deck. On it: '],
    ['de', 'Karte B12 aus dem DCK-Deck. Darauf: '],
  ] as const)('adds nothing to a code alone (%s)', (language, start) => {
    const text = altText({ code: 'B12' }, language);
    expect(text).toMatch(new RegExp(`^${start}[^.]+\\. Stream: Breakthrough Matrix\\.$`));
  });

  test.each([
    ['en', '“Ask twice”, on a drawing from the DCK deck: '],
    ['de', '„Ask twice“, auf einer Zeichnung aus dem DCK-Deck: '],
  ] as const)('claims no stream for a title alone (%s)', (language, start) => {
    const text = altText({ title: 'Ask twice' }, language);
    expect(text).toMatch(new RegExp(`^${start}[^.]+\\.$`));
  });

  test.each(LANGUAGES)('names the stream of a drawing without a card (%s)', (language) => {
    expect(altText({}, language)).toMatch(
      / Stream Serendipity Symphony: | stream Serendipity Symphony: /,
    );
  });

  test.each(LANGUAGES)('is another one for each stream (%s)', (language) => {
    const texts = STREAMS.map((stream) =>
      altTextOf(cardPicture({ code: 'X99' }, stream), language),
    );
    expect(new Set(texts).size).toBe(STREAMS.length);
  });
});
