/** The deck's own form of a card; no page loads it, because pages read the looser `Card` of cards.ts. */
import * as z from 'zod/mini';

import { CardPair, CardUse } from './card-use.ts';
import { CardCode, STREAMS } from './cards.ts';
import { Citation } from './citation.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const quote = z.strictObject({ body: text, author: text });

/** What every card has. Of its facts of use a file may leave each out, but not misspell one. */
const head = {
  code: CardCode,
  title: text,
  stream: z.enum(STREAMS),
  ...CardUse.shape,
  pairs: z.optional(z.array(z.strictObject(CardPair.shape)).check(z.minLength(2), z.maxLength(4))),
  source: z.optional(z.array(z.strictObject(Citation.shape)).check(z.minLength(1))),
};

/**
 * What to do at once with a card that else asks for days, or for nothing: a version for one sitting, or
 * the question or move that two quotes lead to.
 */
const inTheRoom = { in_the_room: z.optional(text) };

/**
 * A card of the deck as its file holds it: the fields of behaviour.md, 'Cards', and no
 * others. The server checks every deck file against this before it starts.
 */
export const DeckCard = z.discriminatedUnion('category', [
  z.strictObject({
    ...head,
    category: z.literal('challenge'),
    identify: text,
    context: text,
    consequence: text,
  }),
  z.strictObject({
    ...head,
    category: z.literal('spark'),
    prompt: text,
    method: text,
    application: text,
  }),
  z.strictObject({
    ...head,
    category: z.literal('theory'),
    definition: text,
    concept: text,
    impact: text,
  }),
  z.strictObject({
    ...head,
    category: z.literal('quote'),
    quotes: z.tuple([quote, quote]),
    ...inTheRoom,
  }),
  z.strictObject({
    ...head,
    category: z.literal('idea'),
    intro: text,
    execution: text,
    review: text,
    ...inTheRoom,
  }),
  z.strictObject({
    ...head,
    category: z.literal('leadership'),
    prompt: text,
    body: text,
    ...inTheRoom,
  }),
  z.strictObject({
    ...head,
    category: z.literal('strategy'),
    strategy: text,
    method: text,
    goal: text,
    ...inTheRoom,
  }),
  z.strictObject({
    ...head,
    category: z.literal('game'),
    prompt: text,
    activity: text,
    purpose: text,
  }),
]);
export type DeckCard = z.infer<typeof DeckCard>;
