import { createListPage, readListPage, titleByItem } from '#lib/api/list-page.store.ts';
import { $recipes, loadRecipes } from '#lib/recipes/recipe-list.store.ts';

/** The open recipe is found by slug in the list. */
export const {
  $page: $recipePage,
  $item: $recipe,
  $neighbours: $recipeNeighbours,
} = createListPage($recipes, (recipes, name) => recipes.find(({ slug }) => slug === name));

titleByItem($recipe, ({ title }) => title, 'No recipe at this address.');

/** Loads the page of the address. Signed in only. */
export const startRecipes = (): void => {
  $recipePage.set(readListPage());
  void loadRecipes();
};
