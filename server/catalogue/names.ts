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

/** Finds a title by its key; throws StartError at the path of the key in the file where there is none. */
const titleIn =
  (kind: keyof Names, problem: string) =>
  (source: SourceFile, path: readonly PropertyKey[], names: Names, key: string): string => {
    const title = names[kind].get(key);
    if (title === undefined) throw wrongIn(source, path, `${problem} ${key}`);
    return title;
  };

/** The title of a card that a file refers to by its code. */
export const cardTitle = titleIn('cards', 'no card with the code');

/** The title of an exercise that a file refers to by its slug. */
export const exerciseTitle = titleIn('exercises', 'no exercise at');
