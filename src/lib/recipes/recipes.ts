/** Recipes and what they use. No DOM. */

import type { Recipe, RecipeStep } from '#contract/recipes.ts';
import { exercisePath } from '#lib/exercises/exercises.ts';
import { href } from '#lib/shared/routes.ts';

/** Returns the codes of the cards among a recipe's steps. */
export const cardsOf = ({ steps }: Recipe): readonly string[] =>
  steps.flatMap((step) => ('card' in step ? [step.card] : []));

/** Returns the recipes that use a card. */
export const recipesWith = (recipes: readonly Recipe[], code: string): readonly Recipe[] =>
  recipes.filter((recipe) => cardsOf(recipe).includes(code));

/** Returns the address of a step's card or exercise. */
export const stepPath = (step: RecipeStep): string =>
  'card' in step ? href('browse', step.card) : exercisePath(step.exercise);
