import * as z from 'zod/mini';

/** Where the exercises are served, below the main API's address (behaviour.md, 'Calls'). */
export const EXERCISES_PATH = '/exercises';

const text = z.string().check(z.trim(), z.minLength(1));

/** An exercise (behaviour.md, 'Exercises'). */
export const Exercise = z.object({
  title: text,
  summary: text,
  what: text,
  how: text,
  outcome: text,
  who: z.array(text),
  level: text,
  tier: text,
});
export type Exercise = z.infer<typeof Exercise>;

/** `GET /exercises`. */
export const ExerciseList = z.array(Exercise);
