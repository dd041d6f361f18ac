import * as z from 'zod/mini';

import { text } from './text.ts';

/** Path of the cards, below the main API's address (behaviour/api.md, 'API calls'). */
export const CARDS_PATH = '/cards';

export { STREAMS, type Stream } from './streams.ts';

export const CATEGORIES = [
  'challenge',
  'spark',
  'theory',
  'quote',
  'idea',
  'leadership',
  'strategy',
  'game',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Three letters or digits, upper case (behaviour/cards.md, 'Cards'). */
export const CardCode = z.string().check(z.regex(/^[A-Z0-9]{3}$/));

/**
 * A card as a client parses it. Only indispensable fields are required, so that a category or field of a
 * later deck is shown instead of rejected.
 */
export const Card = z.looseObject({
  code: CardCode,
  title: text,
  category: text,
  stream: text,
  /** Language of the texts, in a deck of several languages. */
  language: z.optional(z.unknown()),
});
export type Card = z.infer<typeof Card>;

/** `GET /cards`: the whole deck. */
export const CardList = z.array(Card);
