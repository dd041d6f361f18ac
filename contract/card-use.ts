import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import { Citation } from './citation.ts';

const text = z.string().check(z.trim(), z.minLength(1));

/** How long a card takes, in minutes; 'days' for what goes on beside the day's work. */
export const CARD_MINUTES = [5, 10, 20, 45, 90, 'days'] as const;
export type CardMinutes = (typeof CARD_MINUTES)[number];

/** How many people a card wants. */
export const CARD_GROUPS = ['alone', 'pair', 'group'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

/** Where a card is done: at once in the room, within this week, or within this quarter. */
export const CARD_PLACES = ['room', 'week', 'quarter'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

/** Another card that goes with this one. */
export const CardPair = z.object({
  code: CardCode,
  /** The reason in a few words, which follow the other card's title. */
  why: text,
  /** The other card names this one as well, and says so too. */
  mutual: z.optional(z.literal(true)),
});
export type CardPair = z.infer<typeof CardPair>;

/**
 * The facts of use of a card (behaviour.md, 'Cards'). Every one may be missing: an API of another
 * deck need not know them.
 */
export const CardUse = z.object({
  minutes: z.optional(z.literal(CARD_MINUTES)),
  group: z.optional(z.enum(CARD_GROUPS)),
  where: z.optional(z.enum(CARD_PLACES)),
  /** How to do it in a call. */
  remote: z.optional(text),
  pairs: z.optional(z.array(CardPair).check(z.minLength(2), z.maxLength(4))),
  /** Who said or found it, and further reading. */
  source: z.optional(z.array(Citation).check(z.minLength(1))),
});
export type CardUse = z.infer<typeof CardUse>;
