/** Recipes and what they use. No DOM. */

import type { Recipe, RecipeStep } from '#contract/recipes.ts';
import { exercisePath } from '#lib/exercises/exercises.ts';
import { href } from '#lib/shared/routes.ts';

export const cardsOf = ({ steps }: Recipe): readonly string[] =>
  steps.flatMap((step) => ('card' in step ? [step.card] : []));

export const recipesWith = (recipes: readonly Recipe[], code: string): readonly Recipe[] =>
  recipes.filter((recipe) => cardsOf(recipe).includes(code));

/** The address of a step's card or exercise; none for a break. */
export const stepPath = (step: RecipeStep): string | undefined => {
  if ('card' in step) return href('browse', step.card);
  return 'exercise' in step ? exercisePath(step.exercise) : undefined;
};
