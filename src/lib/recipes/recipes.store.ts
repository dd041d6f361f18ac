import { atom, computed } from 'nanostores';

import type { Recipe } from '#contract/recipes.ts';
import type { Resource } from '#lib/api/resource.store.ts';
import { $recipes, loadRecipes } from '#lib/recipes/recipe-list.store.ts';
import { currentPathname, setDocumentTitle } from '#lib/shared/address.browser.ts';
import { documentTitle } from '#lib/shared/brand.ts';
import { neighboursOf, type Neighbours } from '#lib/shared/neighbours.ts';
import { matchRoute } from '#lib/shared/routes.ts';

/** The page: the list, a recipe by slug, or not known yet. */
export const $recipePage = atom<
  { readonly kind: 'unknown' } | { readonly kind: 'list' } | { readonly kind: 'one'; slug: string }
>({ kind: 'unknown' });

export const $recipe = computed([$recipes, $recipePage], (list, page): Resource<Recipe> => {
  if (page.kind !== 'one') return { status: 'loading' };
  if (list.status !== 'ready') return list;
  const value = list.value.find(({ slug }) => slug === page.slug);
  return value ? { status: 'ready', value } : { status: 'missing' };
});

/** The recipes before and after the open one. */
export const $recipeNeighbours = computed([$recipes, $recipe], (list, open): Neighbours<Recipe> =>
  list.status === 'ready' && open.status === 'ready'
    ? neighboursOf(list.value, (recipe) => recipe === open.value)
    : {},
);

$recipe.listen((state) => {
  if (state.status === 'ready') setDocumentTitle(documentTitle(state.value.title));
  if (state.status === 'missing') console.error('No recipe at this address.');
});

/** Loads the page of the address. Signed in only. */
export const startRecipes = (): void => {
  const match = matchRoute(currentPathname());
  const slug = match?.parameter ?? match?.malformed;
  $recipePage.set(slug === undefined ? { kind: 'list' } : { kind: 'one', slug });
  void loadRecipes();
};
