import * as z from 'zod/mini';

import { Exercise, EXERCISE_MINUTES } from '#contract/exercises.ts';
import { deckRunFields } from '#contract/deck-run.ts';
import { STEP_MINUTES } from '#lib/exercises/exercises.ts';
import { checkRun } from '#server/catalogue/run.ts';
import { parseSource, wrongIn, type SourceFile } from '#server/catalogue/source.ts';

/** Schema of an exercise file: unknown fields are rejected. */
export const ExerciseFile = z.strictObject({
  ...z.omit(Exercise, { slug: true, language: true }).shape,
  ...deckRunFields,
});

const EVERY_MINUTES = new RegExp(STEP_MINUTES, 'gi');

/** The sum of the minutes that end each step of a plan. */
const minutesOf = (how: string): number =>
  how.matchAll(EVERY_MINUTES).reduce((sum, [, minutes]) => sum + Number(minutes), 0);

/**
 * Parses an exercise file.
 * @throws StartError with file and line for the first error, and for a plan whose minutes do not add up
 */
export const parseExercise = (source: SourceFile): Exercise => {
  const exercise = parseSource(source, ExerciseFile);
  const { minutes = EXERCISE_MINUTES } = exercise;
  const sum = minutesOf(exercise.how);
  if (sum !== minutes)
    throw wrongIn(source, ['how'], `the steps take ${sum} minutes, not ${minutes}`);
  checkRun(source, exercise.run, minutes);
  return exercise;
};
