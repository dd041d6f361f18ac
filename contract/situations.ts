import * as z from 'zod/mini';

import { CardCode } from './cards.ts';

/** Where the situations are served, below the main API's address (behaviour.md, 'Calls'). */
export const SITUATIONS_PATH = '/situations';

const text = z.string().check(z.trim(), z.minLength(1));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A situation in people's words, and what of the deck fits it (behaviour.md, 'Where to start'). */
export const Situation = z.object({
  slug,
  /** What people say, such as 'The meeting goes in circles'. */
  words: text,
  /** What is going on then. */
  line: text,
  /** The cards, the quickest first, each with a line why. */
  cards: z
    .array(z.object({ code: CardCode, title: text, why: text }))
    .check(z.minLength(3), z.maxLength(3)),
  exercise: z.object({ slug, title: text, why: text }),
});
export type Situation = z.infer<typeof Situation>;

/** `GET /situations`, in the order in which they are shown. */
export const SituationList = z.array(Situation);
