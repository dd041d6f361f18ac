import * as z from 'zod/mini';

import { SHEETS } from './sheets.ts';

/** Path of the exercises, below the main API's address (behaviour/api.md, 'API calls'). */
export const EXERCISES_PATH = '/exercises';

const text = z.string().check(z.trim(), z.minLength(1));

const headcount = z.int().check(z.positive());

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
  people: z.optional(z.object({ from: headcount, to: headcount })),
  materials: z.optional(z.array(text)),
  /** Preparation before people come. */
  prepare: z.optional(text),
  goesWrong: z.optional(z.array(text)),
  /** How to run it in a video call. */
  remote: z.optional(text),
  /** The printable sheet that it uses. */
  sheet: z.optional(z.enum(SHEETS)),
});
export type Exercise = z.infer<typeof Exercise>;

export const ExerciseList = z.array(Exercise);
