import * as z from 'zod/mini';

import { RunFields } from './run.ts';
import { SHEETS } from './sheets.ts';
import { text } from './text.ts';

/** Path of the exercises, below the main API's address (behaviour/api.md, 'API calls'). */
export const EXERCISES_PATH = '/exercises';

const headcount = z.int().check(z.positive());

/** Duration of an exercise that names none, in minutes (spec: the badge '45 min'; decision 0045). */
export const EXERCISE_MINUTES = 45;

/** An exercise (behaviour/exercises.md, 'Exercises'). An API of another deck may leave out everything but the plan. */
export const Exercise = z.object({
  title: text,
  summary: text,
  what: text,
  how: text,
  outcome: text,
  who: z.array(text),
  level: text,
  tier: text,
  /** Duration; without it 45. */
  minutes: z.optional(z.int().check(z.positive())),
  people: z.optional(z.object({ from: headcount, to: headcount })),
  materials: z.optional(z.array(text)),
  /** Preparation before people come. */
  prepare: z.optional(text),
  goesWrong: z.optional(z.array(text)),
  /** How to run it in a video call. */
  remote: z.optional(text),
  /** The printable sheet that it uses. */
  sheet: z.optional(z.enum(SHEETS)),
  ...RunFields.shape,
  /** Its name in addresses, where that is not made from this title: a translation keeps that of the main language. */
  slug: z.optional(text),
  /** Language of the texts, in a deck of several languages. */
  language: z.optional(text),
});
export type Exercise = z.infer<typeof Exercise>;

export const ExerciseList = z.array(Exercise);
