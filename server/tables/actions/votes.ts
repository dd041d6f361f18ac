import { actionError, LOCKED, NO_CARD } from '#server/tables/action-error.ts';
import { authorOf, isLockedFor, type Decide } from '#server/tables/actions/context.ts';

/** Sets the dots on a card. Fewer dots are always accepted, also on a card that was set aside. */
export const decideVote: Decide<'vote'> = ({ actor, state }, action) => {
  const { dots, place } = action;
  if (isLockedFor(actor, state)) return LOCKED;
  const voter = authorOf(actor, state, action.for);
  if (typeof voter !== 'string') return voter;
  const card = state.cards.find((other) => other.place === place);
  if (!card) return NO_CARD;
  if (state.votes.shown)
    return actionError(
      'invalid',
      'The votes are shown. The host can hide them so that voting goes on.',
    );
  const { [place]: before = 0, ...others } = state.votes.dots[voter] ?? {};
  const used = Object.values(others).reduce((sum, each) => sum + each, dots);
  if (dots > before && card.aside) return actionError('invalid', 'This card was set aside.');
  if (dots > before && used > state.settings.votes)
    return actionError('invalid', `Everybody has ${state.settings.votes} dots here.`);
  return { kind: 'voted', voter, place, dots, used };
};

export const decideShowVotes: Decide<'showVotes'> = ({ state: { votes } }, { shown }) => {
  const totals: Record<string, number> = {};
  for (const dots of Object.values(votes.dots))
    for (const [place, count] of Object.entries(dots))
      if (count > 0) totals[place] = (totals[place] ?? 0) + count;
  return { kind: 'votesShown', shown, totals: shown ? totals : {} };
};
