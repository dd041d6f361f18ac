/** Finds cards by text, stream and category, and writes the choice into an address. No DOM. */

import { CATEGORIES, STREAMS, type Card, type Category, type Stream } from '#contract/cards.ts';
import { fold } from '#lib/shared/text.ts';

/** What the grid shows of the deck. */
export interface CardFilter {
  /** Words that all stand somewhere on the card. */
  readonly text: string;
  readonly stream?: Stream;
  readonly category?: Category;
}

export const NO_FILTER: CardFilter = { text: '' };

const LONGEST_TEXT = 80;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join(' ');
};

/** The cards that match every part of a filter, in the order given. */
export const filterCards = (
  cards: readonly Card[],
  { text, stream, category }: CardFilter,
): readonly Card[] => {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (stream !== undefined && card.stream !== stream) return false;
    if (category !== undefined && card.category !== category) return false;
    if (words.length === 0) return true;
    const whole = fold(textOf(card).replaceAll('_', ' '));
    return words.every((word) => whole.includes(word));
  });
};

/**
 * Reads a filter from an address; what is unknown is left out.
 * @param search the address's query, with or without the question mark
 */
export const parseFilter = (search: string): CardFilter => {
  const query = new URLSearchParams(search);
  const stream = STREAMS.find((name) => name === query.get('stream'));
  const category = CATEGORIES.find((name) => name === query.get('category'));
  return {
    text: (query.get('q') ?? '').slice(0, LONGEST_TEXT),
    ...(stream && { stream }),
    ...(category && { category }),
  };
};

/** The query of a filter with its question mark; empty where nothing is filtered. */
export const filterQuery = ({ text, stream, category }: CardFilter): string => {
  const query = new URLSearchParams();
  if (text.trim() !== '') query.set('q', text);
  if (stream) query.set('stream', stream);
  if (category) query.set('category', category);
  return query.size > 0 ? `?${query}` : '';
};
