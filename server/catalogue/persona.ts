import * as z from 'zod/mini';

import { Persona } from '#contract/journeys.ts';
import { cardTitle, type Names } from '#server/catalogue/names.ts';
import { parseSource, type SourceFile } from '#server/catalogue/source.ts';

/** Schema of a persona file: its cards have no titles, which come from the deck. */
export const PersonaFile = z.strictObject({
  ...z.omit(Persona, { language: true }).shape,
  cards: z.array(z.strictObject(z.omit(Persona.shape.cards.def.element, { title: true }).shape)),
});

/**
 * Parses a persona file and adds the titles of the cards that it likes, which must be in the deck.
 * @throws StartError with file and line for the first error
 */
export const parsePersona = (source: SourceFile, names: Names): Persona => {
  const file = parseSource(source, PersonaFile);
  return {
    ...file,
    cards: file.cards.map(({ code, ...rest }, index) =>
      Object.assign(
        { code, title: cardTitle(source, ['cards', index, 'code'], names, code) },
        rest,
      ),
    ),
  };
};
