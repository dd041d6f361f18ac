import * as z from 'zod/mini';

import { Situation } from '#contract/situations.ts';
import { cardTitle, exerciseTitle, type Names } from '#server/catalogue/names.ts';
import { checkName, parseSource, type SourceFile } from '#server/catalogue/source.ts';

const { cards, exercise } = Situation.shape;
const untitled = { title: true } as const;

/** Schema of a situation file: references have no titles, which come from the deck. */
export const SituationFile = z.strictObject({
  ...z.omit(Situation, { language: true }).shape,
  cards: z
    .array(z.strictObject(z.omit(cards.def.element, untitled).shape))
    .check(z.minLength(3), z.maxLength(3)),
  exercise: z.strictObject(z.omit(exercise, untitled).shape),
});

/**
 * Parses a situation file and adds the titles of its cards and its exercise.
 * @throws StartError with file and line for the first error
 */
export const parseSituation = (source: SourceFile, names: Names): Situation => {
  const file = parseSource(source, SituationFile);
  checkName(source, file.slug);
  return {
    ...file,
    cards: file.cards.map((card, index) => ({
      ...card,
      title: cardTitle(source, ['cards', index, 'code'], names, card.code),
    })),
    exercise: {
      ...file.exercise,
      title: exerciseTitle(source, ['exercise', 'slug'], names, file.exercise.slug),
    },
  };
};
