import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import { slug, text } from './text.ts';

/** Path of the situations, below the main API's address (behaviour/api.md, 'API calls'). */
export const SITUATIONS_PATH = '/situations';

/** A situation as a user would say it, with the fitting cards (behaviour/situations.md, 'Situations'). */
export const Situation = z.object({
  slug,
  /** A typical sentence, such as 'The meeting goes in circles'. */
  words: text,
  /** A description of the situation. */
  line: text,
  /** The fitting cards, the quickest first, each with its reason. */
  cards: z
    .array(z.object({ code: CardCode, title: text, why: text }))
    .check(z.minLength(3), z.maxLength(3)),
  exercise: z.object({ slug, title: text, why: text }),
  /** Language of the texts, in a deck of several languages. */
  language: z.optional(text),
});
export type Situation = z.infer<typeof Situation>;

/** `GET /situations`, in display order. */
export const SituationList = z.array(Situation);
