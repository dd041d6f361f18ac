import { atom, computed } from 'nanostores';

import type { Persona } from '#contract/journeys.ts';
import type { Resource } from '#lib/api/resource.store.ts';
import { loadCards } from '#lib/cards/card-list.store.ts';
import { findPersona } from '#lib/journeys/journeys.ts';
import { $personas, loadPersonas } from '#lib/journeys/persona-list.store.ts';
import { currentPathname, setDocumentTitle } from '#lib/shared/address.browser.ts';
import { documentTitle } from '#lib/shared/brand.ts';
import { neighboursOf, type Neighbours } from '#lib/shared/neighbours.ts';
import { matchRoute } from '#lib/shared/routes.ts';

/** The page: the list, a persona by name, or not known yet. */
export const $journeyPage = atom<
  { readonly kind: 'unknown' } | { readonly kind: 'list' } | { readonly kind: 'one'; name: string }
>({ kind: 'unknown' });

/** The open persona, found by name in the list (behaviour/journeys.md, 'Journeys'). */
export const $persona = computed([$personas, $journeyPage], (list, page): Resource<Persona> => {
  if (page.kind !== 'one') return { status: 'loading' };
  if (list.status !== 'ready') return list;
  const value = findPersona(list.value, page.name);
  return value ? { status: 'ready', value } : { status: 'missing' };
});

/** The personas before and after the open one. */
export const $personaNeighbours = computed(
  [$personas, $persona],
  (list, open): Neighbours<Persona> =>
    list.status === 'ready' && open.status === 'ready'
      ? neighboursOf(list.value, (persona) => persona === open.value)
      : {},
);

$persona.listen((state) => {
  if (state.status === 'ready') setDocumentTitle(documentTitle(state.value.name));
  if (state.status === 'missing') console.error('No journey of this name.');
});

/** Loads the page of the address. Signed in only. */
export const startJourneys = (): void => {
  const match = matchRoute(currentPathname());
  const name = match?.parameter ?? match?.malformed;
  $journeyPage.set(name === undefined ? { kind: 'list' } : { kind: 'one', name });
  if (name !== undefined) void loadCards();
  void loadPersonas();
};
