/** Prompts to vote, for guests (behaviour/tables.md, 'Tables'). No DOM. */

import * as m from '#messages';

import type { TableState } from '#contract/table-state.ts';
import { openCardsOn } from '#lib/tables/screen-stage.ts';
import { dotsGiven, dotsLeft } from '#lib/tables/selectors.ts';
import { dotsUsed } from '#lib/tables/votes.ts';

/** The dots that a guest can give now, by kind of target. */
const giveable = (state: TableState, person: string) => {
  const { notes, settings, votes } = state;
  if (votes.shown || settings.locked) return [];
  const hasNotes = Object.values(notes).some(({ hidden }) => !hidden);
  return [
    { isOnCards: true, count: openCardsOn(state).length > 0 ? dotsLeft(state, person, 'card') : 0 },
    { isOnCards: false, count: hasNotes ? dotsLeft(state, person, 'note') : 0 },
  ].filter(({ count }) => count > 0);
};

/** Explains dots to a guest who has given none; empty while the guest cannot vote. */
export const firstDotWords = (state: TableState, person: string): string => {
  const [first, more] = giveable(state, person);
  if (!first || dotsUsed(state, person) > 0) return '';
  const dots = m.tables_dot_count({ count: first.count });
  if (!first.isOnCards) return m.tables_vote_notes({ dots });
  // A card that all look at has its buttons beside it.
  const isBeside = state.light !== null;
  if (!more) return isBeside ? m.tables_vote_cards({ dots }) : m.tables_vote_cards_open({ dots });
  return isBeside
    ? m.tables_vote_cards_notes({ dots, more: more.count })
    : m.tables_vote_cards_notes_open({ dots, more: more.count });
};

/** Call to vote, once others have begun to and while the guest has dots left. */
export const callToVote = (state: TableState, person: string): string =>
  dotsGiven(state) > dotsUsed(state, person) && giveable(state, person).length > 0
    ? m.tables_vote_call()
    : '';
