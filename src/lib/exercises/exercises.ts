/** Exercises: their parts, addresses and filters. No DOM. */

import type { Exercise } from '#contract/exercises.ts';
import { href } from '#lib/shared/routes.ts';
import { toSlug } from '#lib/shared/text.ts';

/** The name of an exercise in an address. */
export const exerciseSlug = ({ title }: Exercise): string => toSlug(title);

/** The exercises that name a card by its code, as in '(T38)'. */
export const exercisesNaming = (
  exercises: readonly Exercise[],
  code: string,
): readonly Exercise[] =>
  exercises.filter(({ summary, what, how, outcome }) =>
    [summary, what, how, outcome].some((text) => text.includes(`(${code})`)),
  );

/** A text in which some parts are codes of cards. */
export const splitCodes = (text: string): readonly { text: string; code?: string }[] =>
  text
    .split(/(?<=\()([A-Z]\d{2})(?=\))/)
    .map((part, index) => (index % 2 === 1 ? { text: part, code: part } : { text: part }));

/** The numbered steps of a text, without their numbers; a text without numbers is one step. */
export const stepsOf = (how: string): readonly string[] =>
  how
    .split(/\n+/)
    .map((line) => line.replace(/^\d+\.\s*/, '').trim())
    .filter((line) => line !== '');

/** Levels from the easiest to the hardest, and tiers from the first set to the last. */
const ORDER = {
  level: ['beginner', 'intermediate', 'advanced'],
  tier: ['free', 'core', 'pro'],
} as const satisfies Record<'level' | 'tier', readonly string[]>;

/** The levels or tiers of the exercises in their order, each once; unknown ones come last. */
export const valuesOf = (
  by: 'level' | 'tier',
  exercises: readonly Exercise[],
): readonly string[] => {
  const found = new Set(exercises.map((exercise) => exercise[by]));
  const known: readonly string[] = ORDER[by];
  return [...known.filter((value) => found.delete(value)), ...[...found].toSorted()];
};

/** How long every exercise takes (behaviour.md, 'Exercises'). */
export const EXERCISE_MINUTES = 45;
export const EXERCISE_DURATION = `${EXERCISE_MINUTES} min`;

/** What the page of exercises shows: which exercises, and which one is open. */
export interface ExerciseView {
  readonly level?: string;
  readonly tier?: string;
  /** The open exercise's slug. */
  readonly exercise?: string;
}

/** Reads the view from an address's query. */
export const parseExerciseView = (search: string): ExerciseView => {
  const query = new URLSearchParams(search);
  const [level, tier, exercise] = ['level', 'tier', 'exercise'].map((name) => query.get(name));
  return { ...(level && { level }), ...(tier && { tier }), ...(exercise && { exercise }) };
};

/** The query of a view with its question mark; empty where there is nothing to say. */
export const exerciseQuery = (view: ExerciseView): string => {
  const query = new URLSearchParams({ ...view });
  return query.size > 0 ? `?${query}` : '';
};

/** The address of an exercise, among those that a view shows. */
export const exercisePath = (slug: string, view: ExerciseView = {}): string =>
  href('games') + exerciseQuery({ ...view, exercise: slug });

/** The exercises of a level and tier, where these are chosen. */
export const filterExercises = (
  exercises: readonly Exercise[],
  { level, tier }: ExerciseView,
): readonly Exercise[] =>
  exercises.filter(
    (exercise) =>
      (level === undefined || exercise.level === level) &&
      (tier === undefined || exercise.tier === tier),
  );
