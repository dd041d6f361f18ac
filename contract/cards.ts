import * as z from 'zod/mini';

/** Where the cards are served, below the main API's address (behaviour.md, 'Calls'). */
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

/** Three letters or digits, upper case (behaviour.md, 'Cards'). */
export const CardCode = z.string().check(z.regex(/^[A-Z0-9]{3}$/));

const text = z.string().check(z.trim(), z.minLength(1));

/**
 * A card as a client reads it from the API. It asks only for what it cannot do without, so that a
 * category or a field that a later deck adds is shown rather than refused.
 */
export const Card = z.looseObject({
  code: CardCode,
  title: text,
  category: text,
  stream: text,
});
export type Card = z.infer<typeof Card>;

/** `GET /cards`: the whole deck. */
export const CardList = z.array(Card);
