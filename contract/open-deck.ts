import * as z from 'zod/mini';

import { Article } from './articles.ts';
import { CardCode, CATEGORIES, STREAMS } from './cards.ts';
import { DeckFacts } from './deck-facts.ts';
import { Persona } from './journeys.ts';

/*
 * The public part of the deck (docs/decisions/0019): only what is printed on the outside. This is the only
 * list. The build takes these fields from the deck's files and no others, and a test proves that nothing
 * else of the deck is in the built site or in a public answer. A schema drops fields that it does not
 * name. Exercises have no public part.
 */

/** The public facts of the deck: all but those for captions. */
export const OpenFacts = z.omit(z.object(DeckFacts.shape), {
  draft: true,
  hashtag: true,
  words: true,
});
export type OpenFacts = z.infer<typeof OpenFacts>;

/** The public part of a card. Its art is derived from the code, its sign from the category. */
export const OpenCard = z.object({
  code: CardCode,
  title: z.string(),
  category: z.enum(CATEGORIES),
  stream: z.enum(STREAMS),
});
export type OpenCard = z.infer<typeof OpenCard>;

const OpenField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), label: z.string(), text: z.string() }),
  z.object({ kind: z.literal('quote'), body: z.string(), author: z.string() }),
]);

/** The card that the landing page shows from both sides: the fields of its category as well. */
export const OpenSample = z.extend(OpenCard, { fields: z.array(OpenField) });
export type OpenSample = z.infer<typeof OpenSample>;

/** The public part of an article: title, blurb and picture. */
export const OpenArticle = z.pick(Article, {
  slug: true,
  title: true,
  description: true,
  image: true,
});
export type OpenArticle = z.infer<typeof OpenArticle>;

/** The public part of a persona: name and role. The picture's address is derived from the name. */
export const OpenPersona = z.pick(Persona, { name: true, descriptor: true });
export type OpenPersona = z.infer<typeof OpenPersona>;
