import * as z from 'zod/mini';

import { CardCode } from './cards.ts';

/** Facts of the deck as a whole: the fields of its file `deck.yaml`. */
export const DeckFacts = z.object({
  /** Codes of the cards in the fan on the landing page, from left to right. */
  samples: z.array(CardCode).check(z.maxLength(5)),
});
export type DeckFacts = z.infer<typeof DeckFacts>;
