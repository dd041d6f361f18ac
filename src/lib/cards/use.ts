/** Facts of use of a card, as text and as filter options (behaviour/cards.md, 'Cards'). No DOM. */

import type { GroupSize, CardMinutes, CardPlace } from '#contract/card-use.ts';
import type { Card } from '#contract/cards.ts';

const TIME: Record<CardMinutes, string> = {
  5: '5 minutes',
  10: '10 minutes',
  20: '20 minutes',
  45: '45 minutes',
  90: '90 minutes',
  days: 'Days',
};
const PEOPLE: Record<GroupSize, string> = { alone: 'Alone', pair: 'Two people', group: 'A group' };
const WHEN: Record<CardPlace, string> = {
  room: 'In the room',
  week: 'This week',
  quarter: 'This quarter',
};

/** Filters by use: query parameter, label, field of the card, and labels of the values. */
export const USES = [
  { name: 'time', label: 'Time', field: 'minutes', words: TIME as Record<string, string> },
  { name: 'people', label: 'People', field: 'group', words: PEOPLE as Record<string, string> },
  { name: 'when', label: 'When', field: 'where', words: WHEN as Record<string, string> },
] as const;

/** Chosen values; each is a key of the filter's `words`. */
export type UseFilter = Readonly<Partial<Record<(typeof USES)[number]['name'], string>>>;

/** Label of an option; minutes are an upper bound. */
export const choiceWords = (name: keyof UseFilter, words: string): string =>
  name === 'time' && /\d/.test(words) ? `Up to ${words}` : words;

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
    return Object.hasOwn(words, fact) ? (words[fact] ?? []) : [];
  });
