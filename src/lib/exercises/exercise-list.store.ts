import { ExerciseList, EXERCISES_PATH, type Exercise } from '#contract/exercises.ts';
import { createResource } from '#lib/api/resource.store.ts';

const exercises = createResource('The exercises', ExerciseList);

export const $exercises = exercises.$state;

export const NO_EXERCISES: readonly Exercise[] = [];

export const loadExercises = (): Promise<void> => exercises.load(EXERCISES_PATH);
