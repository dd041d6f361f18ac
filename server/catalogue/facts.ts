import { DeckFacts } from '#contract/deck-facts.ts';
import { cardTitle, type Names } from '#server/catalogue/names.ts';
import { parseSource, type SourceFile } from '#server/catalogue/source.ts';

/**
 * Parses the file of the deck's facts. The cards that it names must be in the deck.
 * @throws StartError with file and line for the first error
 */
export const parseFacts = (source: SourceFile, names: Names): DeckFacts => {
  const facts = parseSource(source, DeckFacts);
  for (const [index, code] of facts.samples.entries())
    cardTitle(source, ['samples', index], names, code);
  return facts;
};
