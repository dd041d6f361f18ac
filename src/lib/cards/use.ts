/** Facts of use of a card, as text and as filter options (behaviour/cards.md, 'Cards'). No DOM. */

import * as m from '#messages';

import type { GroupSize, CardMinutes, CardPlace } from '#contract/card-use.ts';
import type { Card } from '#contract/cards.ts';

type Words = Readonly<Record<string, () => string>>;

const minutes = (count: number) => (): string => m.cards_minutes({ count });

const TIME: Record<CardMinutes, () => string> = {
  5: minutes(5),
  10: minutes(10),
  20: minutes(20),
  45: minutes(45),
  90: minutes(90),
  days: m.cards_days,
};
const PEOPLE: Record<GroupSize, () => string> = {
  alone: m.cards_alone,
  pair: m.cards_pair,
  group: m.cards_group,
};
const WHEN: Record<CardPlace, () => string> = {
  room: m.cards_room,
  week: m.cards_week,
  quarter: m.cards_quarter,
};

/** Filters by use: query parameter, label, field of the card, and labels of the values. */
export const USES = [
  { name: 'time', label: m.cards_time, field: 'minutes', words: TIME as Words },
  { name: 'people', label: m.cards_people, field: 'group', words: PEOPLE as Words },
  { name: 'when', label: m.cards_when, field: 'where', words: WHEN as Words },
] as const;

/** Chosen values; each is a key of the filter's `words`. */
export type UseFilter = Readonly<Partial<Record<(typeof USES)[number]['name'], string>>>;

/** Label of an option; minutes are an upper bound. */
export const choiceWords = (name: keyof UseFilter, value: string): string =>
  name === 'time' && /^\d/.test(value)
    ? m.cards_up_to_minutes({ count: value })
    : (USES.find((use) => use.name === name)?.words[value]?.() ?? value);

/** Parses the filters from a query; unknown values are left out. */
export const parseUse = (query: URLSearchParams): UseFilter =>
  Object.fromEntries(
    USES.flatMap(({ name, words }) => {
      const value = query.get(name) ?? '';
      return Object.hasOwn(words, value) ? [[name, value]] : [];
    }),
  );

/** Whether a card's use matches. A missing fact matches no value. */
export const fitsUse = (card: Card, wanted: UseFilter): boolean =>
  USES.every(({ name, field }) => {
    const [value, fact] = [wanted[name], card[field]];
    if (value === undefined) return true;
    return name === 'time' && typeof fact === 'number' ? fact <= Number(value) : fact === value;
  });

/** Returns the known facts of a card as labels for its strip. */
export const wordsOfUse = (card: Card): readonly string[] =>
  USES.flatMap(({ field, words }) => {
    const fact = String(card[field]);
    return Object.hasOwn(words, fact) ? (words[fact]?.() ?? []) : [];
  });
