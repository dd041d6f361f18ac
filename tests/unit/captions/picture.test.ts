import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { STREAMS } from '#contract/cards.ts';
import {
  artOf,
  CARD_SIZE,
  FORMAT_LAYOUTS,
  FORMATS,
  layOutCard,
  pictureFileName,
  cardPicture,
  streamOf,
  type KnownCard,
} from '#lib/captions/picture.ts';
import { cardArt } from '#lib/shared/art.ts';

/** A face whose letters are all as wide as this one's widest usual ones. */
const measure = (text: string): number => 0.6 * [...text].length;

const layOut = (card: KnownCard) => layOutCard(cardPicture(card, 'mindset_journey'), measure);

const textsOf = (card: KnownCard): readonly string[] => layOut(card).lines.map(({ text }) => text);

const FULL = { code: 'B12', title: 'Ask twice', category: 'game' };

describe('what a picture shows', () => {
  test.each([
    ['B12', 'breakthrough_matrix'],
    ['T14', 'transformation_voyage'],
    ['M14', 'mindset_journey'],
    ['s15', 'serendipity_symphony'],
    ['E17', 'empathy_nexus'],
    ['X99', undefined],
    ['', undefined],
  ])('the code %j names the stream %s', (code, stream) => {
    expect(streamOf(code)).toBe(stream);
  });

  test('a code that names a stream leaves nothing to choose', () => {
    expect(cardPicture({ code: 'E17' }, 'mindset_journey').stream).toBe('empathy_nexus');
  });

  test('a code of no known stream has the colours that were chosen', () => {
    expect(cardPicture({ code: 'X99' }, 'mindset_journey').stream).toBe('mindset_journey');
  });

  test('its drawing is the art of the very card', () => {
    expect(artOf(cardPicture({ code: 'T14' }, 'mindset_journey'))).toEqual(cardArt('T14'));
  });

  test('each stream has a drawing of its own', () => {
    const drawings = STREAMS.map((stream) => JSON.stringify(artOf(cardPicture({}, stream))));
    expect(new Set(drawings).size).toBe(STREAMS.length);
  });

  test('white space in a title counts as one blank', () => {
    expect(cardPicture({ title: ' Ask\n\t twice ' }, 'mindset_journey').title).toBe('Ask twice');
  });

  test('no sign is shown without the card that it belongs to', () => {
    expect(layOut({ title: 'Ask twice', category: 'game' }).tab).toBeUndefined();
  });
});

describe('the words on a card', () => {
  test('are title, kind, stream and code where all is known', () => {
    expect(textsOf(FULL)).toEqual(['Ask twice', 'Game', 'Breakthrough Matrix', 'B12', 'B12']);
  });

  test('are stream and code where the code alone is known', () => {
    expect(textsOf({ code: 'B12' })).toEqual(['Breakthrough', 'Matrix', 'B12', 'B12']);
  });

  test('claim no stream for a title without a code', () => {
    expect(textsOf({ title: 'Ask twice' })).toEqual(['Ask twice']);
  });

  test('claim no stream for a code of none', () => {
    expect(textsOf({ code: 'X99' })).toEqual(['X99', 'X99', 'X99']);
  });

  test('are the name of the chosen stream where no card is known', () => {
    expect(textsOf({}).join(' ')).toBe('Mindset Journey');
  });

  test('leave the sign out where the kind is not known', () => {
    expect(layOut({ code: 'B12', title: 'Ask twice' }).tab?.sign).toBeUndefined();
  });
});

describe('a title', () => {
  const titles = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.lorem({ maxCount: 400 }),
    fc.stringMatching(/^[a-zA-Z]{1,300}$/),
  );

  test('stays on the card, whatever it is', () => {
    fc.assert(
      fc.property(titles, fc.constantFrom(undefined, 'B12'), (title, code) => {
        const { art, lines } = layOut({ code, title, category: 'leadership' });
        for (const { text, x, y, size, turned } of lines) {
          if (turned) continue;
          expect(x + measure(text) * size).toBeLessThanOrEqual(CARD_SIZE.width - 30);
          expect(y).toBeLessThan(CARD_SIZE.height);
        }
        expect(art).toBeGreaterThanOrEqual(CARD_SIZE.height * 0.45);
      }),
    );
  });

  test('does not run into the line below it', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { lines } = layOut({ ...FULL, title: `The ${title}` });
        const foot = lines.find(({ colour }) => colour === 'muted');
        const last = lines.findLast(({ colour, size }) => colour === 'ink' && size !== 58);
        expect((foot?.y ?? 0) - (last?.y ?? 0)).toBeGreaterThanOrEqual(foot?.size ?? 0);
      }),
    );
  });

  test('is set smaller before a word of it is broken', () => {
    expect(textsOf({ title: 'Interdependencies' })).toEqual(['Interdependencies']);
  });

  test('of ordinary length loses no word', () => {
    const title = 'A title of many small words that goes on until it has eighty characters in it..';
    expect(textsOf({ title }).join(' ')).toBe(title);
  });

  test('without a blank is broken where it has to be', () => {
    const title = 'abcdefghij'.repeat(6);
    expect(textsOf({ title }).join('')).toBe(title);
  });

  test('too long for the smallest size ends in three dots', () => {
    expect(textsOf({ title: 'word '.repeat(1000) }).at(-1)).toMatch(/…$/);
  });
});

describe('a format', () => {
  test.each(FORMATS)('%s holds the whole card', (format) => {
    const { width, height, card } = FORMAT_LAYOUTS[format];
    expect(card.x).toBeGreaterThan(0);
    expect(card.y).toBeGreaterThan(0);
    expect(card.x + CARD_SIZE.width * card.scale).toBeLessThan(width);
    expect(card.y + CARD_SIZE.height * card.scale).toBeLessThan(height);
  });

  test('story keeps clear of what the apps lay over it', () => {
    const { card, tag, height } = FORMAT_LAYOUTS.story;
    expect(card.y).toBeGreaterThanOrEqual(250);
    expect(Math.max(card.y + CARD_SIZE.height * card.scale, tag.bottom)).toBeLessThanOrEqual(
      height - 340,
    );
  });
});

test.each<[KnownCard, string]>([
  [FULL, 'dck-B12-square.png'],
  [{ title: 'Ask twice, ‘again’' }, 'dck-ask-twice-again-square.png'],
  [{ title: '二度' }, 'dck-mindset-journey-square.png'],
  [{}, 'dck-mindset-journey-square.png'],
])('the picture of %j is saved as %s', (card, name) => {
  expect(pictureFileName(cardPicture(card, 'mindset_journey'), 'square')).toBe(name);
});
