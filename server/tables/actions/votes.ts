import * as m from '#messages';

import type { TableState } from '#contract/table-state.ts';
import { dotsUsed, voteKind } from '#lib/tables/votes.ts';
import { actionError, GONE, LOCKED } from '#server/tables/action-error.ts';
import { authorOf, isLockedFor, type Decide } from '#server/tables/actions/context.ts';

const isAside = ({ cards }: TableState, target: string): boolean =>
  cards.some(({ aside, place }) => aside && place === target);

/** Sets the dots on a card or a note. Fewer dots are always accepted, also on a card that was set aside. */
export const decideVote: Decide<'vote'> = ({ actor, state }, action) => {
  const { dots, place } = action;
  if (isLockedFor(actor, state)) return LOCKED;
  const voter = authorOf(actor, state, action.for);
  if (typeof voter !== 'string') return voter;
  const kind = voteKind(state, place);
  if (kind === undefined) return GONE;
  if (state.votes.shown) return actionError('invalid', m.tables_refused_votes_shown);
  const before = state.votes.dots[voter]?.[place] ?? 0;
  const more = dots - before;
  if (more > 0 && isAside(state, place)) return actionError('invalid', m.tables_refused_aside);
  if (more > 0 && dotsUsed(state, voter, kind) + more > state.settings.votes)
    return actionError('invalid', () => {
      const count = state.settings.votes;
      return kind === 'card'
        ? m.tables_refused_card_dots({ count })
        : m.tables_refused_note_dots({ count });
    });
  return { kind: 'voted', voter, place, dots, used: dotsUsed(state, voter) + more };
};

export const decideShowVotes: Decide<'showVotes'> = ({ state }, { shown }) => {
  const totals: Record<string, number> = {};
  for (const dots of Object.values(state.votes.dots))
    for (const [target, count] of Object.entries(dots))
      if (count > 0 && voteKind(state, target) !== undefined)
        totals[target] = (totals[target] ?? 0) + count;
  return { kind: 'votesShown', shown, totals: shown ? totals : {} };
};
