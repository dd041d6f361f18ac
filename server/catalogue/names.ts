import type { DeckCard } from '#contract/deck-card.ts';
import type { Exercise } from '#contract/exercises.ts';
import { exerciseSlug } from '#lib/exercises/exercises.ts';
import { wrongIn, type SourceFile } from '#server/catalogue/source.ts';

/** Titles of the cards and exercises that a file may refer to. */
export interface Names {
  /** By code. */
  readonly cards: ReadonlyMap<string, string>;
  /** By slug. */
  readonly exercises: ReadonlyMap<string, string>;
}

export const namesOf = (cards: readonly DeckCard[], exercises: readonly Exercise[]): Names => ({
  cards: new Map(cards.map(({ code, title }) => [code, title])),
  exercises: new Map(exercises.map((exercise) => [exerciseSlug(exercise), exercise.title])),
});

/**
 * The title of a card that a file refers to.
 * @param path of the code in the file
 * @throws StartError where there is no such card
 */
export const cardTitle = (
  source: SourceFile,
  path: readonly PropertyKey[],
  names: Names,
  code: string,
): string => {
  const title = names.cards.get(code);
  if (title === undefined) throw wrongIn(source, path, `no card with the code ${code}`);
  return title;
};

/**
 * The title of an exercise that a file refers to by its slug.
 * @param path of the slug in the file
 * @throws StartError where there is no such exercise
 */
export const exerciseTitle = (
  source: SourceFile,
  path: readonly PropertyKey[],
  names: Names,
  slug: string,
): string => {
  const title = names.exercises.get(slug);
  if (title === undefined) throw wrongIn(source, path, `no exercise at ${slug}`);
  return title;
};
