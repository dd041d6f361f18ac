import * as z from 'zod/mini';

import { Exercise } from '#contract/exercises.ts';
import { parseSource, wrongIn, type Source } from '#server/catalogue/source.ts';

/** How long every exercise takes, in minutes (behaviour.md, 'Exercises'). */
const MINUTES = 45;

/** An exercise as its file holds it: a misspelt field is refused. */
const ExerciseFile = z.strictObject(Exercise.shape);

/** The minutes of a plan's steps, each of which ends on them, as in '(8 min)'. */
const minutesOf = (how: string): number =>
  how.matchAll(/\((\d+) min\)/g).reduce((sum, [, minutes]) => sum + Number(minutes), 0);

/**
 * Makes an exercise of its file.
 * @throws StartError with file and line for the first thing that is wrong, and for a plan whose
 *   minutes do not add up
 */
export const parseExercise = (source: Source): Exercise => {
  const exercise = parseSource(source, ExerciseFile);
  const minutes = minutesOf(exercise.how);
  if (minutes === MINUTES) return exercise;
  throw wrongIn(source, ['how'], `the steps take ${minutes} minutes, not ${MINUTES}`);
};
