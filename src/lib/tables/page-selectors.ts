/** Selectors of a table's page, which its screen does not load. No DOM. */

import * as m from '#messages';

import type { PlacedCard, TableState } from '#contract/table-state.ts';
import { peopleAt } from '#lib/tables/selectors.ts';

/** The name of a card that lies face down: by its number on the table, for those who cannot see its code. */
export const faceDownName = ({ cards }: TableState, place: string): string =>
  m.tables_face_down_numbered({ number: cards.findIndex((card) => card.place === place) + 1 });

/** The name of a card on the table: its code and title as far as they are known, else its number. */
export const placedName = (
  state: TableState,
  { code, place }: PlacedCard,
  title?: string,
): string =>
  [code, title].filter((word) => word !== undefined).join(' ') || faceDownName(state, place);

/** How many of the guests are ready: `3 of 5 ready`; empty while none is. */
export const readyWords = (state: TableState): string => {
  const people = peopleAt(state);
  const ready = people.filter((person) => person.ready).length;
  return ready === 0 ? '' : m.tables_people_ready({ count: ready, total: people.length });
};

/** Whether the table has nothing to see or do yet. */
export const isBeforeStart = ({ cards, notes, step }: TableState): boolean =>
  step === null &&
  cards.every(({ aside, face }) => aside || face === 'down') &&
  Object.keys(notes).length === 0;

/** The step whose place this is, with its index. */
export const stepAtPlace = ({ steps }: TableState, place: string) => {
  const index = steps.findIndex((step) => step.place === place);
  const step = steps[index];
  return step && { step, index };
};

/** Number of notes by place. */
export const noteCounts = ({ notes }: TableState): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { place } of Object.values(notes)) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
};
