import { expect, test } from 'vitest';

import { CATEGORIES } from '#contract/cards.ts';
import type { DeckCard } from '#contract/deck-card.ts';
import { exercisesNaming } from '#lib/exercises/exercises.ts';
import { personasLiking } from '#lib/journeys/journeys.ts';
import { loadOwnDeck } from '#server/catalogue/load.ts';

const deck = await loadOwnDeck();

/** The codes of what fails a check. */
const failing = (holds: (card: DeckCard) => boolean): string[] =>
  deck.cards.filter((card) => !holds(card)).map(({ code }) => code);

const fitsSitting = ({ minutes }: DeckCard): boolean =>
  typeof minutes === 'number' && minutes <= 45;

test('every card says how long, with whom, where and how in a call, and what goes with it', () => {
  expect(
    failing(
      ({ minutes, group, where, remote, pairs }) =>
        minutes !== undefined &&
        group !== undefined &&
        where !== undefined &&
        remote !== undefined &&
        pairs !== undefined,
    ),
  ).toEqual([]);
});

test('at least 45 cards fit into 45 minutes, and three of every category', () => {
  const fitting = deck.cards.filter(fitsSitting);
  const few = CATEGORIES.filter(
    (name) => fitting.filter(({ category }) => category === name).length < 3,
  );
  expect(few).toEqual([]);
  expect(fitting.length).toBeGreaterThanOrEqual(45);
});

test('cards that ask for days, and quotes, say what to do in the room', () => {
  const without = deck.cards.filter(
    (card) =>
      ['idea', 'leadership', 'strategy', 'quote'].includes(card.category) &&
      !('in_the_room' in card),
  );
  expect(without.map(({ code }) => code)).toEqual([]);
});

test('a line on calls has 40 to 240 characters, a reason 10 to 100', () => {
  const within = (text: string, least: number, most: number): boolean =>
    text.length >= least && text.length <= most;
  expect(
    failing(
      ({ remote = '', pairs = [] }) =>
        within(remote, 40, 240) && pairs.every(({ why }) => within(why, 10, 100)),
    ),
  ).toEqual([]);
});

test('nearly every card says what it draws on', () => {
  expect(failing(({ source }) => source !== undefined)).toEqual(['B79', 'E19', 'T95']);
});

test('two quotes are cited to two works with their years', () => {
  const uncited = deck.cards.flatMap((card) =>
    card.category === 'quote' && card.source?.length !== card.quotes.length ? [card.code] : [],
  );
  expect(uncited).toEqual([]);
});

test('each author of a quote is cited with the work', () => {
  const strange = deck.cards.flatMap((card) =>
    card.category === 'quote'
      ? card.quotes.flatMap(({ author }, index) => {
          const { who = '' } = card.source?.[index] ?? {};
          return who !== '' && author.includes(who) ? [] : [`${card.code}: ${author}`];
        })
      : [],
  );
  expect(strange).toEqual([]);
});

test('a quote that was not written in English names its translator', () => {
  const foreign =
    /Luxemburg|Musil|Weil|Zeno|Marcus Aurelius|Pasteur|Montaigne|Machiavelli|Machado|Lu Xun/;
  const authors = deck.cards.flatMap((card) =>
    card.category === 'quote' ? card.quotes.map(({ author }) => author) : [],
  );
  const translated = authors.filter((author) => foreign.test(author));
  expect(translated.filter((author) => !/our translation|translated by/.test(author))).toEqual([]);
  expect(translated.length).toBe(10);
});

test('no card stands alone', () => {
  const named = new Set([
    ...deck.situations.flatMap(({ cards }) => cards.map(({ code }) => code)),
    ...deck.recipes.flatMap(({ steps }) =>
      steps.flatMap((step) => ('card' in step ? [step.card] : [])),
    ),
    ...deck.articles.flatMap(({ cards }) => cards),
  ]);
  expect(
    failing(
      ({ code }) =>
        named.has(code) ||
        exercisesNaming(deck.exercises, code).length > 0 ||
        personasLiking(deck.personas, code).length > 0,
    ),
  ).toEqual([]);
});

test('there are ten situations, each of three different cards, and ten recipes', () => {
  const repeated = deck.situations.filter(
    ({ cards }) => new Set(cards.map(({ code }) => code)).size < cards.length,
  );
  expect(repeated).toEqual([]);
  expect([deck.situations.length, deck.recipes.length]).toEqual([10, 10]);
});

test('the cards of a situation come quickest first', () => {
  const minutesOf = (code: string): number => {
    const minutes = deck.cards.find((card) => card.code === code)?.minutes;
    return typeof minutes === 'number' ? minutes : Infinity;
  };
  const shuffled = deck.situations.filter(({ cards }) => {
    const minutes = cards.map(({ code }) => minutesOf(code));
    return minutes.some((value, index) => value < (minutes[index - 1] ?? 0));
  });
  expect(shuffled.map(({ slug }) => slug)).toEqual([]);
});

test('a recipe gives a card no less time than its shortest form takes', () => {
  const short = deck.recipes.flatMap(({ slug, steps }) =>
    steps.flatMap((step) => {
      if (!('card' in step)) return [];
      const card = deck.cards.find(({ code }) => code === step.card);
      const least = card && 'in_the_room' in card ? 10 : card?.minutes;
      return typeof least === 'number' && step.minutes >= least ? [] : [`${slug} ${step.card}`];
    }),
  );
  expect(short).toEqual([]);
});

test('an exercise in a recipe has its 45 minutes', () => {
  const minutes = deck.recipes.flatMap(({ steps }) =>
    steps.flatMap((step) => ('exercise' in step ? [step.minutes] : [])),
  );
  expect(minutes).toEqual([45, 45]);
});

test('every exercise says what a facilitator needs', () => {
  const lacking = deck.exercises.filter(
    ({ people, materials, prepare, goesWrong, remote }) =>
      !people ||
      people.from > people.to ||
      materials === undefined ||
      prepare === undefined ||
      goesWrong === undefined ||
      remote === undefined,
  );
  expect(lacking.map(({ title }) => title)).toEqual([]);
});

test('every persona says why they like a card', () => {
  const silent = deck.personas.flatMap(({ name, cards }) =>
    cards.filter(({ why }) => why === undefined).map(({ code }) => `${name} ${code}`),
  );
  expect(silent).toEqual([]);
});

test('every article names what it draws on', () => {
  const silent = deck.articles.filter(({ sources = [] }) => sources.length < 2);
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});
