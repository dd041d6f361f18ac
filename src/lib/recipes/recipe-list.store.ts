import { RecipeList, RECIPES_PATH } from '#contract/recipes.ts';
import { createResource } from '#lib/api/resource.store.ts';

const recipes = createResource('The recipes', RecipeList);

/** Every recipe. */
export const $recipes = recipes.$state;

/** Loads the recipes. Signed in only. */
export const loadRecipes = (): Promise<void> => recipes.load(RECIPES_PATH);
