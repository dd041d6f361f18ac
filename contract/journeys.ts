import * as z from 'zod/mini';

import { CardCode } from './cards.ts';
import { text } from './text.ts';

/** Path of the personas, below the main API's address (behaviour/api.md, 'API calls'). */
export const PERSONAS_PATH = '/personas';

/** A persona with a journey (behaviour/journeys.md, 'Journeys'). */
export const Persona = z.object({
  name: text,
  descriptor: text,
  stream: text,
  role_environment: text,
  quote: text,
  current_tension: text,
  core_question: text,
  arc: z.object({ p1: text, p2: text, p3: text }),
  cards: z.array(
    z.object({
      code: CardCode,
      title: text,
      /** Why the persona likes it. */
      why: z.optional(text),
    }),
  ),
  quotes: z.object({ q1: text, q2: text, q3: text }),
  testimonials: z.array(z.object({ body: text, author: text })),
  /** Language of the texts, in a deck of several languages. */
  language: z.optional(text),
});
export type Persona = z.infer<typeof Persona>;

export const PersonaList = z.array(Persona);
