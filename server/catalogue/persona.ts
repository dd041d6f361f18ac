import { Persona } from '#contract/journeys.ts';
import { cardTitle, type Names } from '#server/catalogue/names.ts';
import { parseSource, wrongIn, type SourceFile } from '#server/catalogue/source.ts';

/**
 * Parses a persona file. All cards that it likes must be in the deck and take their titles from it.
 * @throws StartError with file and line for the first error
 */
export const parsePersona = (source: SourceFile, names: Names): Persona => {
  const persona = parseSource(source, Persona);
  for (const [index, { code, title }] of persona.cards.entries()) {
    const known = cardTitle(source, ['cards', index, 'code'], names, code);
    if (known !== title)
      throw wrongIn(source, ['cards', index, 'title'], `the card ${code} is called “${known}”`);
  }
  return persona;
};
