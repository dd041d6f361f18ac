import { ExerciseList, EXERCISES_PATH, type Exercise } from '#contract/exercises.ts';
import { createResource } from '#lib/api/resource.store.ts';

const exercises = createResource('The exercises', ExerciseList);

/** Every exercise. */
export const $exercises = exercises.$state;

/** An empty list, before loading. */
export const NO_EXERCISES: readonly Exercise[] = [];

/** Loads the exercises. Signed in only. */
export const loadExercises = (): Promise<void> => exercises.load(EXERCISES_PATH);
