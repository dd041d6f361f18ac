/** Card search by text, stream, category and use, and the filter's query string. No DOM. */

import { CATEGORIES, STREAMS, type Card, type Category, type Stream } from '#contract/cards.ts';
import { cardWords, lineWith, wordsOf, type LinePart } from '#lib/cards/card-words.ts';
import { includesOneEdit, isOneEditAway } from '#lib/cards/one-edit-away.ts';
import { fitsUse, parseUse, USES, type UseFilter } from '#lib/cards/use.ts';

export interface CardFilter extends UseFilter {
  /** Words that must all be on the card; each long one may have one typing error. */
  readonly text: string;
  readonly stream?: Stream;
  readonly category?: Category;
  /** Slug of the starting situation, which shows its own cards. */
  readonly start?: string;
}

export const NO_FILTER: CardFilter = { text: '' };

const LONGEST_TEXT = 80;

/** Query parameters of a filter, in their order. */
const IN_ADDRESS = ['stream', 'category', ...USES.map(({ name }) => name), 'start'] as const;

/** A card that matches a filter. */
export interface FoundCard {
  readonly card: Card;
  /** Whether every word matches without a typing error. */
  readonly exact: boolean;
}

const find = (card: Card, typed: readonly string[]): FoundCard | undefined => {
  // A whole deck is not split into words, which takes a phone some time.
  if (typed.length === 0) return { card, exact: true };
  const { all } = cardWords(card);
  const slipped = typed.filter((text) => !all.includes(text));
  return slipped.every((text) => includesOneEdit(all, text))
    ? { card, exact: slipped.length === 0 }
    : undefined;
};

/**
 * Returns the cards that match the whole filter, in the order given; those with a typing error in the match
 * come last (behaviour/cards.md, 'Card browser').
 */
export const findCards = (
  cards: readonly Card[],
  { text, stream, category, ...wanted }: CardFilter,
): readonly FoundCard[] => {
  const typed = wordsOf(text);
  const found = cards
    .filter(
      (card) =>
        (stream === undefined || card.stream === stream) &&
        (category === undefined || card.category === category) &&
        fitsUse(card, wanted),
    )
    .flatMap((card) => find(card, typed) ?? []);
  return [...found.filter(({ exact }) => exact), ...found.filter(({ exact }) => !exact)];
};

/**
 * Returns the excerpt that shows the match where the tile itself does not. Slower than the search: call it
 * for rendered cards only.
 * @returns the excerpt around the first such word, with all matches marked
 */
export const lineFor = (card: Card, text: string): readonly LinePart[] | undefined => {
  const { head, all } = cardWords(card);
  const shown = head.split(' ');
  const hits = wordsOf(text).map((typed) =>
    all.includes(typed)
      ? (word: string): boolean => word.includes(typed)
      : (word: string): boolean => isOneEditAway(typed, word),
  );
  const unseen = hits.find((fits) => !shown.some(fits));
  return unseen && lineWith(card, unseen, (word) => hits.some((fits) => fits(word)));
};

/**
 * Parses a filter from a query string; unknown values are left out.
 * @param search the query string, with or without the question mark
 */
export const parseFilter = (search: string): CardFilter => {
  const query = new URLSearchParams(search);
  const stream = STREAMS.find((name) => name === query.get('stream'));
  const category = CATEGORIES.find((name) => name === query.get('category'));
  const start = query.get('start')?.slice(0, LONGEST_TEXT);
  return {
    text: (query.get('q') ?? '').slice(0, LONGEST_TEXT),
    ...(stream && { stream }),
    ...(category && { category }),
    ...parseUse(query),
    ...(start && { start }),
  };
};

/** Returns the query string with its question mark; empty where nothing is filtered. */
export const filterQuery = (filter: CardFilter): string => {
  const query = new URLSearchParams();
  if (filter.text.trim() !== '') query.set('q', filter.text);
  for (const name of IN_ADDRESS) {
    const value = filter[name];
    if (value !== undefined) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
};
