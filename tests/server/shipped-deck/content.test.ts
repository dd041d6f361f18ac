import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { CATEGORIES, STREAMS } from '#contract/cards.ts';
import type { DeckCard } from '#contract/deck-card.ts';
import { cardFields } from '#lib/cards/cards.ts';
import { lookAlikeOf } from '#lib/cards/look-alikes.ts';
import { exerciseSlug } from '#lib/exercises/exercises.ts';
import { avatarOf } from '#lib/journeys/journeys.ts';
import { matchRoute } from '#lib/shared/routes.ts';
import { loadOwnDeck } from '#server/catalogue/load.ts';

const PUBLISHED = '/assets/';
const PICTURES = join(import.meta.dirname, '..', '..', '..', 'deck', 'pictures');

/** The file of a picture, by its address. */
const fileOf = (address: string): string => join(PICTURES, address.slice(PUBLISHED.length));
const deck = await loadOwnDeck();
const codes = new Set(deck.cards.map(({ code }) => code));

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');

const exercises = new Set(deck.exercises.map(exerciseSlug));

const isKnown = (address: string): boolean => {
  if (address.startsWith('https://')) return true;
  const [, exercise] = /^\/games\?exercise=(.*)$/.exec(address) ?? [];
  if (exercise !== undefined) return exercises.has(exercise);
  const { route, parameter = '' } = matchRoute(address) ?? {};
  if (route?.id === 'browse') return codes.has(parameter);
  if (route?.id === 'journeys') return deck.personas.some(({ name }) => name === parameter);
  return route?.id === 'articles' && deck.articles.some(({ slug }) => slug === parameter);
};

/** The texts of a card's category. */
const textsOf = (card: DeckCard): string[] =>
  cardFields(card).map((field) => (field.kind === 'quote' ? field.body : field.text));

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}’]+/gu));

/** The share of words that two texts have in common, from 0 to 1. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.intersection(other).size / one.union(other).size;

test('every stream has at least two cards of every category, 80 or more in all', () => {
  const few = STREAMS.flatMap((stream) =>
    CATEGORIES.filter(
      (category) =>
        deck.cards.filter((card) => card.stream === stream && card.category === category).length <
        2,
    ).map((category) => `${stream} ${category}`),
  );
  expect(few).toEqual([]);
  expect(deck.cards.length).toBeGreaterThanOrEqual(80);
});

test('no two card codes are taken for each other', () => {
  const known = [...codes];
  const pairs = known.flatMap((code) => {
    const twin = lookAlikeOf(
      code,
      known.filter((other) => other !== code),
    );
    return twin === undefined ? [] : [`${code} ${twin}`];
  });
  expect(pairs).toEqual([]);
});

test('no two texts of the cards are equal or nearly equal', () => {
  const texts = deck.cards.flatMap((card) =>
    [card.title, ...textsOf(card)].map((text) => ({
      code: card.code,
      text,
      words: wordsOf(text),
    })),
  );
  const alike = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => likeness(one.words, other.words) > 0.5)
      .map((other) => `${one.code}: ${one.text} – ${other.code}: ${other.text}`),
  );
  expect(alike).toEqual([]);
  expect(texts.length).toBeGreaterThan(240);
});

test('every text of a card but its title has 40 to 400 characters', () => {
  const strange = deck.cards.flatMap((card) =>
    textsOf(card)
      .filter(({ length }) => length < 40 || length > 400)
      .map((text) => `${card.code} (${text.length}): ${text}`),
  );
  expect(strange).toEqual([]);
});

test('every link in an article leads to a card, exercise, journey or article that exists', () => {
  const links = deck.articles.flatMap(({ bodyHtml }) => linksOf(bodyHtml));
  expect(links.filter((link) => !isKnown(link))).toEqual([]);
  expect(links.length).toBeGreaterThan(30);
});

/** What a path of this site leads to, by its name there; `undefined` where it leads nowhere. */
const nameAt = (path: string): string | undefined => {
  const { route, parameter } = matchRoute(path) ?? {};
  if (route?.id === 'browse') return deck.cards.find(({ code }) => code === parameter)?.title;
  return deck.personas.find(({ name }) => route?.id === 'journeys' && name === parameter)?.name;
};

test('an article calls cards and people by the names they have', () => {
  const links = deck.articles.flatMap(({ bodyHtml }) => [
    ...bodyHtml.matchAll(/<a href="(\/(?:browse|journeys)\/[^"]*)">([^<]*)</g),
  ]);
  const wrong = links.filter(([, path = '', text]) => nameAt(path) !== text);
  expect(wrong.map(([link]) => link)).toEqual([]);
  expect(links.length).toBeGreaterThan(30);
});

test('every article links to cards', () => {
  expect(deck.articles.filter(({ cards }) => cards.length === 0)).toEqual([]);
});

test.each(['cards', 'exercises', 'personas', 'articles', 'recipes', 'situations'] as const)(
  'every card code named in the %s is in the deck',
  (kind) => {
    const named = JSON.stringify(deck[kind]).match(/\b[BTMSE]\d\d\b/g) ?? [];
    expect(named.filter((code) => !codes.has(code))).toEqual([]);
    expect(named.length).toBeGreaterThan(2);
  },
);

test('every stream has its persona', () => {
  const told = new Set(deck.personas.map(({ stream }) => stream));
  expect(STREAMS.filter((stream) => !told.has(stream))).toEqual([]);
});

test('every persona likes six to ten cards and has three quotes and two testimonials', () => {
  const short = deck.personas.filter(
    ({ cards, testimonials }) => cards.length < 6 || cards.length > 10 || testimonials.length < 2,
  );
  expect(short.map(({ name }) => name)).toEqual([]);
});

test('every article has 600 to 1,200 words', () => {
  const lengths = deck.articles.map(({ slug, bodyHtml }) => ({
    slug,
    words: bodyHtml
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length,
  }));
  expect(lengths.filter(({ words }) => words < 600 || words > 1200)).toEqual([]);
});

test('no two personas, exercises or articles share an address', () => {
  const addresses = [
    ...deck.personas.map(({ name }) => avatarOf(name)),
    ...deck.exercises.map(exerciseSlug),
    ...deck.articles.map(({ slug }) => `/articles/${slug}`),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(deck.personas.map(({ name }) => name))(
  'the picture of %s is at most 400 pixels wide and 40 kB',
  async (name) => {
    const file = fileOf(avatarOf(name));
    const [{ size }, { width, height }] = await Promise.all([stat(file), sharp(file).metadata()]);
    expect(size).toBeLessThanOrEqual(40_000);
    expect(Math.max(width, height)).toBeLessThanOrEqual(400);
  },
);

const pictures = deck.articles.flatMap(({ image, bodyHtml }) =>
  [image.url].concat(
    Array.from(bodyHtml.matchAll(/src="([^"]*)"/g), ([, address]) => address ?? ''),
  ),
);

test.each(pictures)('the picture %s exists', async (url) => {
  expect((await stat(fileOf(url))).size).toBeGreaterThan(0);
});
