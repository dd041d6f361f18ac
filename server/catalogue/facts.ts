import * as z from 'zod/mini';

import { DeckFacts } from '#contract/deck-facts.ts';
import { CaptionFacts } from '#server/catalogue/captions.ts';
import { cardTitle, type Names } from '#server/catalogue/names.ts';
import { parseSource, type SourceFile } from '#server/catalogue/source.ts';

/** Schema of `deck.yaml`: unknown fields are rejected. */
const DeckFile = z.strictObject({ ...DeckFacts.shape, ...CaptionFacts.shape });

/**
 * Parses the file of the deck's facts. The cards that it names must be in the deck.
 * @throws StartError with file and line for the first error
 */
export const parseFacts = (
  source: SourceFile,
  names: Names,
): DeckFacts & { readonly captionFacts: CaptionFacts } => {
  const { name, hashtag, words, ...facts } = parseSource(source, DeckFile);
  for (const [index, code] of facts.samples.entries())
    cardTitle(source, ['samples', index], names, code);
  return { ...facts, captionFacts: { name, hashtag, words } };
};
