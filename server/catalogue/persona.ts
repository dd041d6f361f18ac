import { Persona } from '#contract/journeys.ts';
import { cardTitle, type Names } from '#server/catalogue/names.ts';
import { parseSource, wrongIn, type Source } from '#server/catalogue/source.ts';

/**
 * Makes a persona of its file. The cards that it likes are all in the deck, under the titles they
 * have there.
 * @throws StartError with file and line for the first thing that is wrong
 */
export const parsePersona = (source: Source, names: Names): Persona => {
  const persona = parseSource(source, Persona);
  for (const [index, { code, title }] of persona.cards.entries()) {
    const known = cardTitle(source, ['cards', index, 'code'], names, code);
    if (known !== title)
      throw wrongIn(source, ['cards', index, 'title'], `the card ${code} is called “${known}”`);
  }
  return persona;
};
