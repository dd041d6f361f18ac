import * as z from 'zod/mini';

import { Exercise } from '#contract/exercises.ts';
import { parseSource, wrongIn, type SourceFile } from '#server/catalogue/source.ts';

/** Duration of every exercise, in minutes (behaviour/exercises.md, 'Exercises'). */
const MINUTES = 45;

/** Schema of an exercise file: unknown fields are rejected. */
export const ExerciseFile = z.strictObject(Exercise.shape);

/** The sum of the minutes that end each step of a plan, as in '(8 min)'. */
const minutesOf = (how: string): number =>
  how.matchAll(/\((\d+) min\)/g).reduce((sum, [, minutes]) => sum + Number(minutes), 0);

/**
 * Parses an exercise file.
 * @throws StartError with file and line for the first error, and for a plan whose minutes do not add up
 */
export const parseExercise = (source: SourceFile): Exercise => {
  const exercise = parseSource(source, ExerciseFile);
  const minutes = minutesOf(exercise.how);
  if (minutes === MINUTES) return exercise;
  throw wrongIn(source, ['how'], `the steps take ${minutes} minutes, not ${MINUTES}`);
};
