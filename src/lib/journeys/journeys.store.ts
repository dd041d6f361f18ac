import type { Persona } from '#contract/journeys.ts';
import { createListPage, readListPage, titleByItem } from '#lib/api/list-page.store.ts';
import { loadCards } from '#lib/cards/card-list.store.ts';
import { findPersona } from '#lib/journeys/journeys.ts';
import { $personas, DRAWN_PERSONA, loadPersonas } from '#lib/journeys/persona-list.store.ts';
import type { Resource } from '#lib/shared/resource.ts';

/** The open persona is found by name in the list (behaviour/journeys.md, 'Journeys'). */
export const {
  $page: $journeyPage,
  $item: $persona,
  $neighbours: $personaNeighbours,
} = createListPage(
  $personas,
  findPersona,
  DRAWN_PERSONA && { kind: 'one', name: DRAWN_PERSONA.persona.name },
);

/** Value of {@link $persona} at hydration. */
export const FIRST_PERSONA: Resource<Persona> = DRAWN_PERSONA
  ? { status: 'ready', value: DRAWN_PERSONA.persona }
  : { status: 'loading' };

titleByItem($persona, ({ name }) => name, 'No journey of this name.');

/** Loads the page of the address. Signed in only. */
export const startJourneys = (): void => {
  const page = readListPage();
  $journeyPage.set(page);
  if (page.kind === 'one') void loadCards();
  void loadPersonas();
};
