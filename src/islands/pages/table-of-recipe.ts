import type { Recipe } from '#contract/recipes.ts';
import type { TableRequest } from '#contract/tables.ts';
import { $cards, loadCards } from '#lib/cards/card-list.store.ts';
import { $exercises, loadExercises } from '#lib/exercises/exercise-list.store.ts';
import { exerciseSlug } from '#lib/exercises/exercises.ts';
import { recipeTable } from '#lib/recipes/recipe-table.ts';

/** The initial table of a recipe, with the runs of its cards and exercises. A card or exercise that cannot be loaded is one step. Never throws. */
export const tableOfRecipe = async (recipe: Recipe): Promise<TableRequest> => {
  await Promise.all([loadCards(), loadExercises()]);
  const [cards, exercises] = [$cards.get(), $exercises.get()];
  return recipeTable(recipe, (step) => {
    if ('card' in step)
      return cards.status === 'ready'
        ? cards.cards.find(({ code }) => code === step.card)
        : undefined;
    return 'exercise' in step && exercises.status === 'ready'
      ? exercises.value.find((exercise) => exerciseSlug(exercise) === step.exercise)
      : undefined;
  });
};
