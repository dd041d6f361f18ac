import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '#contract/captions.ts';
import { STREAMS } from '#contract/cards.ts';
import { altTextOf } from '#lib/captions/alt-text.ts';
import { cardPicture, type KnownCard } from '#lib/captions/picture.ts';

const altText = (card: KnownCard, language: 'en' | 'de'): string =>
  altTextOf(cardPicture(card, 'serendipity_symphony'), language);

const FULL = { code: 'E38', title: 'Four per cent battery', category: 'spark' };

describe('the alt text', () => {
  test('tells all that is on the picture of a known card', () => {
    expect(altText(FULL, 'en')).toBe(
      'Card E38 from the DCK deck: “Four per cent battery”. On it: squares within squares, all slightly askew, on green. Stream: Empathy Nexus. Kind: Spark.',
    );
  });

  test('is German with a German caption', () => {
    expect(altText(FULL, 'de')).toBe(
      'Karte E38 aus dem DCK-Deck: „Four per cent battery“. Darauf: Quadrate in Quadraten, alle ein wenig schief, auf Grün. Stream: Empathy Nexus. Art: Spark.',
    );
  });

  test.each([
    ['en', 'Card B14 from the DCK deck. On it: '],
    ['de', 'Karte B14 aus dem DCK-Deck. Darauf: '],
  ] as const)('adds nothing to a code alone (%s)', (language, start) => {
    const text = altText({ code: 'B14' }, language);
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
