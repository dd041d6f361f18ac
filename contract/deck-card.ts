/** The deck's own schema of a card. Pages do not load it; they use the looser `Card` of cards.ts. */
import * as z from 'zod/mini';

import { CardPair, CardUse } from './card-use.ts';
import { CardCode, STREAMS, type Category } from './cards.ts';
import { Citation } from './citation.ts';
import { deckRunFields } from './deck-run.ts';
import { text } from './text.ts';

/** `translation` names the translator of a quotation in another language than its own. */
const quote = z.strictObject({ body: text, author: text, translation: z.optional(text) });

/** Fields of every card. Each usage fact is optional, but a misspelt name is rejected. */
const head = {
  code: CardCode,
  title: text,
  stream: z.enum(STREAMS),
  ...CardUse.shape,
  pairs: z.optional(z.array(z.strictObject(CardPair.shape)).check(z.minLength(2), z.maxLength(4))),
  source: z.optional(z.array(z.strictObject(Citation.shape)).check(z.minLength(1))),
  ...deckRunFields,
  /** An open question about the card's subject, for posts. */
  share: z.optional(text),
};

/**
 * A version for one sitting of a card that otherwise takes days or asks for nothing, or the question or move
 * that two quotes lead to.
 */
const inTheRoom = { in_the_room: z.optional(text) };

const cardOf = <Name extends Category, Shape extends z.core.$ZodShape>(
  category: Name,
  fields: Shape,
) => z.strictObject({ ...head, category: z.literal(category), ...fields });

/** The cards of all categories, with more fields in each. */
const cardsWith = <More extends z.core.$ZodShape>(more: More) =>
  z.discriminatedUnion('category', [
    cardOf('challenge', { identify: text, context: text, consequence: text, ...more }),
    cardOf('spark', { prompt: text, method: text, application: text, ...more }),
    cardOf('theory', { definition: text, concept: text, impact: text, ...more }),
    cardOf('quote', { quotes: z.tuple([quote, quote]), ...inTheRoom, ...more }),
    cardOf('idea', { intro: text, execution: text, review: text, ...inTheRoom, ...more }),
    cardOf('leadership', { prompt: text, body: text, ...inTheRoom, ...more }),
    cardOf('strategy', { strategy: text, method: text, goal: text, ...inTheRoom, ...more }),
    cardOf('game', { prompt: text, activity: text, purpose: text, ...more }),
  ]);

/**
 * A card as its deck file holds it: the fields of behaviour/cards.md, 'Cards', and no others. The server validates
 * every deck file with this schema at the start.
 */
export const DeckCard = cardsWith({});
export type DeckCard = z.infer<typeof DeckCard>;

/** A card as the server answers it: with the language of its texts, in a deck of several languages. */
export const AnsweredCard = cardsWith({ language: z.optional(text) });
