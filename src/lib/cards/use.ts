/** The facts of use of a card, in words and as choices (behaviour.md, 'Cards'). No DOM. */

import type { CardGroup, CardMinutes, CardPlace } from '#contract/card-use.ts';
import type { Card } from '#contract/cards.ts';

const TIME: Record<CardMinutes, string> = {
  5: '5 minutes',
  10: '10 minutes',
  20: '20 minutes',
  45: '45 minutes',
  90: '90 minutes',
  days: 'Days',
};
const PEOPLE: Record<CardGroup, string> = { alone: 'Alone', pair: 'Two people', group: 'A group' };
const WHEN: Record<CardPlace, string> = {
  room: 'In the room',
  week: 'This week',
  quarter: 'This quarter',
};

/** What can be asked of a card's use: its name in an address, its label, its field, its values. */
export const USES = [
  { name: 'time', label: 'Time', field: 'minutes', words: TIME as Record<string, string> },
  { name: 'people', label: 'People', field: 'group', words: PEOPLE as Record<string, string> },
  { name: 'when', label: 'When', field: 'where', words: WHEN as Record<string, string> },
] as const;

/** What is asked for of each; a value is one of its words' keys. */
export type UseFilter = Readonly<Partial<Record<(typeof USES)[number]['name'], string>>>;

/** How a value is offered as a choice: minutes are the most that somebody has. */
export const choiceWords = (name: keyof UseFilter, words: string): string =>
  name === 'time' && /\d/.test(words) ? `Up to ${words}` : words;

/** What is asked for in an address; a value that nobody knows is left out. */
export const parseUse = (query: URLSearchParams): UseFilter =>
  Object.fromEntries(
    USES.flatMap(({ name, words }) => {
      const value = query.get(name) ?? '';
      return Object.hasOwn(words, value) ? [[name, value]] : [];
    }),
  );

/** Whether a card's use is what is asked for. What a card does not say fits nothing. */
export const fitsUse = (card: Card, wanted: UseFilter): boolean =>
  USES.every(({ name, field }) => {
    const [value, fact] = [wanted[name], card[field]];
    if (value === undefined) return true;
    return name === 'time' && typeof fact === 'number' ? fact <= Number(value) : fact === value;
  });

/** The facts of a card that are known, as its strip shows them. */
export const wordsOfUse = (card: Card): readonly string[] =>
  USES.flatMap(({ field, words }) => {
    const fact = String(card[field]);
    return Object.hasOwn(words, fact) ? (words[fact] ?? []) : [];
  });
