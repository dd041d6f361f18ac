import type { TableAction } from '#contract/tables.ts';
import {
  decideAside,
  decideDeal,
  decideGroup,
  decideLay,
  decideSpotlight,
  decideMove,
  decideTurn,
  decideUngroup,
} from '#server/tables/actions/cards.ts';
import type { ActionContext, Decision } from '#server/tables/actions/context.ts';
import {
  decideAdd,
  decideLetIn,
  decideRaise,
  decideReady,
  decideRemove,
} from '#server/tables/actions/guests.ts';
import { decideDrop, decideHide, decideNote } from '#server/tables/actions/notes.ts';
import { decideSettings, decideStep } from '#server/tables/actions/settings.ts';
import { decideTimer } from '#server/tables/actions/timer.ts';
import { decideShowVotes, decideVote } from '#server/tables/actions/votes.ts';
import {
  HOST_ONLY,
  NOT_AT_TABLE,
  rejectIfClosed,
  rejectAtEventLimit,
} from '#server/tables/action-error.ts';

/** Actions that guests may send. */
const OF_GUESTS: ReadonlySet<TableAction['kind']> = new Set([
  'note',
  'drop',
  'vote',
  'raise',
  'ready',
]);

/** Decides an action on the current state, without side effects. */
export const decide = (context: ActionContext, action: TableAction): Decision => {
  const { actor, now, state } = context;
  if (actor.role === 'guest') {
    // A guest who left or was removed learns nothing else about the table.
    if (state.guests[actor.guest]?.status !== 'in') return NOT_AT_TABLE;
    if (!OF_GUESTS.has(action.kind)) return HOST_ONLY;
  }
  const refusal =
    rejectIfClosed(state) ?? (action.kind === 'close' ? undefined : rejectAtEventLimit(state));
  if (refusal) return refusal;
  switch (action.kind) {
    case 'lay':
      return decideLay(context, action);
    case 'deal':
      return decideDeal(context, action);
    case 'move':
      return decideMove(state, action);
    case 'turn':
      return decideTurn(state, action);
    case 'aside':
      return decideAside(state, action);
    case 'group':
      return decideGroup(state, action);
    case 'ungroup':
      return decideUngroup(state, action);
    case 'light':
      return decideSpotlight(state, action);
    case 'note':
      return decideNote(context, action);
    case 'hide':
      return decideHide(state, action);
    case 'drop':
      return decideDrop(context, action);
    case 'vote':
      return decideVote(context, action);
    case 'showVotes':
      return decideShowVotes(state, action);
    case 'raise':
      return decideRaise(context, action);
    case 'ready':
      return decideReady(context, action);
    case 'settings':
      return decideSettings(action);
    case 'step':
      return decideStep(state, action);
    case 'timer':
      return decideTimer(state, action, now);
    case 'add':
      return decideAdd(state, action);
    case 'letIn':
      return decideLetIn(state, action);
    case 'remove':
      return decideRemove(state, action);
    case 'close':
      return { kind: 'closed' };
  }
};
