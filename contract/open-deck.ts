import * as z from 'zod/mini';

import { Article } from './articles.ts';
import { CardCode, CATEGORIES, STREAMS } from './cards.ts';
import { Persona } from './journeys.ts';

/*
 * What of the deck is open to everybody (docs/decisions/0019): what is printed on the outside. This is
 * the only list. The build takes these fields from the deck's files and no others, and a test holds
 * that nothing else of the deck is in the built site or in an open answer. A schema drops what it does
 * not name. Of an exercise nothing is open.
 */

/** The face of a card. Its art is drawn from the code, its sign from the category. */
export const OpenCard = z.object({
  code: CardCode,
  title: z.string(),
  category: z.enum(CATEGORIES),
  stream: z.enum(STREAMS),
});
export type OpenCard = z.infer<typeof OpenCard>;

/** An article as a shelf shows it: its title, its blurb and its picture. */
export const OpenArticle = z.pick(Article, {
  slug: true,
  title: true,
  description: true,
  image: true,
});
export type OpenArticle = z.infer<typeof OpenArticle>;

/** Whose journey it is: name and role. The picture's address is made of the name. */
export const OpenPersona = z.pick(Persona, { name: true, descriptor: true });
export type OpenPersona = z.infer<typeof OpenPersona>;
