import { createListPage, readListPage, titleByItem } from '#lib/api/list-page.store.ts';
import { loadCards } from '#lib/cards/card-list.store.ts';
import { findPersona } from '#lib/journeys/journeys.ts';
import { $personas, loadPersonas } from '#lib/journeys/persona-list.store.ts';

/** The open persona is found by name in the list (behaviour/journeys.md, 'Journeys'). */
export const {
  $page: $journeyPage,
  $item: $persona,
  $neighbours: $personaNeighbours,
} = createListPage($personas, findPersona);

titleByItem($persona, ({ name }) => name, 'No journey of this name.');

/** Loads the page of the address. Signed in only. */
export const startJourneys = (): void => {
  const page = readListPage();
  $journeyPage.set(page);
  if (page.kind === 'one') void loadCards();
  void loadPersonas();
};
