/** Prompts to vote, for guests (behaviour/tables.md, 'Tables'). No DOM. */

import type { TableState } from '#contract/table-state.ts';
import { counted } from '#lib/shared/text.ts';
import { openCardsOn } from '#lib/tables/screen-stage.ts';
import { dotsGiven, dotsLeft } from '#lib/tables/selectors.ts';
import { dotsUsed } from '#lib/tables/votes.ts';

/** The dots that a guest can give now, by kind of target. */
const giveable = (state: TableState, person: string) => {
  const { notes, settings, votes } = state;
  if (votes.shown || settings.locked) return [];
  const hasNotes = Object.values(notes).some(({ hidden }) => !hidden);
  return [
    { what: 'cards', dots: openCardsOn(state).length > 0 ? dotsLeft(state, person, 'card') : 0 },
    { what: 'notes', dots: hasNotes ? dotsLeft(state, person, 'note') : 0 },
  ].filter(({ dots }) => dots > 0);
};

/** Explains dots to a guest who has given none; empty while the guest cannot vote. */
export const firstDotWords = (state: TableState, person: string): string => {
  const [first, more] = giveable(state, person);
  if (!first || dotsUsed(state, person) > 0) return '';
  const also = more ? `, and ${more.dots} for ${more.what}` : '';
  // A card that all look at has its buttons beside it.
  const how = first.what === 'cards' && state.light === null ? 'open a card and tap +' : 'tap +';
  return `You have ${counted(first.dots, 'dot')} to vote for ${first.what}${also}: ${how} to give one.`;
};

/** Call to vote, once others have begun to and while the guest has dots left. */
export const callToVote = (state: TableState, person: string): string =>
  dotsGiven(state) > dotsUsed(state, person) && giveable(state, person).length > 0
    ? 'The room is voting. You have dots left.'
    : '';
