import { RecipeList, RECIPES_PATH } from '#contract/recipes.ts';
import { createResource } from '#lib/api/resource.store.ts';

const recipes = createResource('The recipes', RecipeList);

export const $recipes = recipes.$state;

export const loadRecipes = (): Promise<void> => recipes.load(RECIPES_PATH);
