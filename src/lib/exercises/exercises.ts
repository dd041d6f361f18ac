/** Exercises: their parts, addresses and filters. No DOM. */

import * as m from '#messages';

import { EXERCISE_MINUTES, type Exercise } from '#contract/exercises.ts';
import { href } from '#lib/shared/routes.ts';
import { readableName, toSlug } from '#lib/shared/text.ts';

export const exerciseSlug = ({ slug, title }: Exercise): string => slug ?? toSlug(title);

/** Pattern of the minutes at the end of a step: '(4 min)', in German '(4 Min.)'. Upper or lower case. */
export const STEP_MINUTES = String.raw`\((?<minutes>\d+) min\.?\)`;

/** Returns the exercises whose text names a card by its code, as in '(T38)'. */
export const exercisesNaming = (
  exercises: readonly Exercise[],
  code: string,
): readonly Exercise[] =>
  exercises.filter(({ summary, what, how, outcome }) =>
    [summary, what, how, outcome].some((text) => text.includes(`(${code})`)),
  );

export const splitCodes = (text: string): readonly { text: string; code?: string }[] =>
  text
    .split(/(?<=\()([A-Z]\d{2})(?=\))/)
    .map((part, index) => (index % 2 === 1 ? { text: part, code: part } : { text: part }));

/** Returns the numbered steps of a text, without their numbers; a text without numbers is split by line. */
export const stepsOf = (how: string): readonly string[] =>
  how
    .split(/\n+/)
    .map((line) => line.replace(/^\d+\.\s*/, '').trim())
    .filter((line) => line !== '');

/** Sort order of levels and tiers. */
const ORDER = {
  level: ['beginner', 'intermediate', 'advanced'],
  tier: ['free', 'core', 'pro'],
} as const satisfies Record<'level' | 'tier', readonly string[]>;

/** The name of a level or a tier; an unknown one in words. */
export const choiceName = (choice: string): string => {
  switch (choice) {
    case 'beginner':
      return m.exercises_level_beginner();
    case 'intermediate':
      return m.exercises_level_intermediate();
    case 'advanced':
      return m.exercises_level_advanced();
    case 'free':
      return m.exercises_set_free();
    case 'core':
      return m.exercises_set_core();
    case 'pro':
      return m.exercises_set_pro();
    default:
      return readableName(choice);
  }
};

/** Returns the distinct levels or tiers in order, unknown ones last. */
export const valuesOf = (
  by: 'level' | 'tier',
  exercises: readonly Exercise[],
): readonly string[] => {
  const found = new Set(exercises.map((exercise) => exercise[by]));
  const known: readonly string[] = ORDER[by];
  return [...known.filter((value) => found.delete(value)), ...[...found].toSorted()];
};

/** Duration of an exercise, in minutes. */
export const exerciseMinutes = ({ minutes = EXERCISE_MINUTES }: Exercise): number => minutes;

/** State of the exercises page: filters and open exercise. */
export interface ExerciseView {
  readonly level?: string;
  readonly tier?: string;
  /** The open exercise's slug. */
  readonly exercise?: string;
}

export const parseExerciseView = (search: string): ExerciseView => {
  const query = new URLSearchParams(search);
  const [level, tier, exercise] = ['level', 'tier', 'exercise'].map((name) => query.get(name));
  return { ...(level && { level }), ...(tier && { tier }), ...(exercise && { exercise }) };
};

/** Returns the query string with its question mark; empty without filters. */
export const exerciseQuery = (view: ExerciseView): string => {
  const query = new URLSearchParams({ ...view });
  return query.size > 0 ? `?${query}` : '';
};

/** Returns the address of an exercise, with the filters of a view. */
export const exercisePath = (slug: string, view: ExerciseView = {}): string =>
  href('games') + exerciseQuery({ ...view, exercise: slug });

/** Filters exercises by level and tier, where set. */
export const filterExercises = (
  exercises: readonly Exercise[],
  { level, tier }: ExerciseView,
): readonly Exercise[] =>
  exercises.filter(
    (exercise) =>
      (level === undefined || exercise.level === level) &&
      (tier === undefined || exercise.tier === tier),
  );
