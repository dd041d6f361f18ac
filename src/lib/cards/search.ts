/** Finds cards by text, stream, category and use, and writes the choice into an address. No DOM. */

import { CATEGORIES, STREAMS, type Card, type Category, type Stream } from '#contract/cards.ts';
import { cardWords, lineWith, wordsOf, type LinePart } from '#lib/cards/card-words.ts';
import { includesOneEdit, isOneEditAway } from '#lib/cards/one-edit-away.ts';
import { fitsUse, parseUse, USES, type UseFilter } from '#lib/cards/use.ts';

/** What the grid shows of the deck. */
export interface CardFilter extends UseFilter {
  /** Words that all stand somewhere on the card, one letter of each long one perhaps misspelt. */
  readonly text: string;
  readonly stream?: Stream;
  readonly category?: Category;
  /** The situation somebody starts from, by its slug: it shows cards of its own. */
  readonly start?: string;
}

export const NO_FILTER: CardFilter = { text: '' };

const LONGEST_TEXT = 80;

/** The parts of a filter that stand in an address by their names, in their order there. */
const IN_ADDRESS = ['stream', 'category', ...USES.map(({ name }) => name), 'start'] as const;

/** A card that matches a filter. */
export interface FoundCard {
  readonly card: Card;
  /** Whether every word stands on it as it was typed. */
  readonly exact: boolean;
}

const find = (card: Card, typed: readonly string[]): FoundCard | undefined => {
  const { all } = cardWords(card);
  const slipped = typed.filter((text) => !all.includes(text));
  return slipped.every((text) => includesOneEdit(all, text))
    ? { card, exact: slipped.length === 0 }
    : undefined;
};

/**
 * The cards that match every part of a filter, in the order given; those on which a word stands only
 * by a slip of one letter come after all others (behaviour.md, 'Card browser').
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
 * Where a card that was found has a word of the text, if its place in the grid does not show it. It takes
 * longer than finding the card: ask for those that are drawn.
 * @returns the line around the first such word, with what was looked for marked
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
 * Reads a filter from an address; what is unknown is left out.
 * @param search the address's query, with or without the question mark
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

/** The query of a filter with its question mark; empty where nothing is filtered. */
export const filterQuery = (filter: CardFilter): string => {
  const query = new URLSearchParams();
  if (filter.text.trim() !== '') query.set('q', filter.text);
  for (const name of IN_ADDRESS) {
    const value = filter[name];
    if (value !== undefined) query.set(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
};
