import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import { Citation } from './citation.ts';
import { text } from './text.ts';

/** Duration of a card, in minutes; 'days' where it runs beside the daily work. */
export const CARD_MINUTES = [5, 10, 20, 45, 90, 'days'] as const;
export type CardMinutes = (typeof CARD_MINUTES)[number];

export const CARD_GROUPS = ['alone', 'pair', 'group'] as const;
export type GroupSize = (typeof CARD_GROUPS)[number];

/** Time and place of a card: at once in the room, within this week, or within this quarter. */
export const CARD_PLACES = ['room', 'week', 'quarter'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

export const CardPair = z.object({
  code: CardCode,
  /** The reason in a few words, shown after the other card's title. */
  why: text,
  /** The other card names this one as well. */
  mutual: z.optional(z.literal(true)),
});
export type CardPair = z.infer<typeof CardPair>;

/** Usage facts of a card (behaviour/cards.md, 'Cards'). All are optional: an API of another deck may lack them. */
export const CardUse = z.object({
  minutes: z.optional(z.literal(CARD_MINUTES)),
  group: z.optional(z.enum(CARD_GROUPS)),
  where: z.optional(z.enum(CARD_PLACES)),
  /** How to use it in a video call. */
  remote: z.optional(text),
  pairs: z.optional(z.array(CardPair).check(z.minLength(2), z.maxLength(4))),
  /** Sources and further reading. */
  source: z.optional(z.array(Citation).check(z.minLength(1))),
});
export type CardUse = z.infer<typeof CardUse>;
