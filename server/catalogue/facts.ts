import { DeckFacts } from '#contract/deck-facts.ts';
import { cardTitle, type Names } from '#server/catalogue/names.ts';
import { parseSource, type SourceFile } from '#server/catalogue/source.ts';

/**
 * Parses the file of the deck's facts.
 * @throws StartError with file and line for the first error
 */
export const parseFacts = (source: SourceFile): DeckFacts => parseSource(source, DeckFacts);

/**
 * Checks that the cards of the facts are in the deck.
 * @throws StartError with file and line for one that is not
 */
export const checkSamples = (
  source: SourceFile,
  { sample, samples }: DeckFacts,
  names: Names,
): void => {
  for (const [index, code] of samples.entries()) cardTitle(source, ['samples', index], names, code);
  if (sample !== undefined) cardTitle(source, ['sample'], names, sample);
};
