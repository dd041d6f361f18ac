import type { TableAction } from '#contract/tables.ts';
import { decideAgree, decideWithdraw } from '#server/tables/actions/agreements.ts';
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
import type { ActionContext, Decide, Decision } from '#server/tables/actions/context.ts';
import {
  decideAdd,
  decideLetIn,
  decideRaise,
  decideReady,
  decideRemove,
} from '#server/tables/actions/guests.ts';
import { decideDrop, decideHide, decideNote, decideSort } from '#server/tables/actions/notes.ts';
import { decideScreen, decideSettings, decideStep } from '#server/tables/actions/settings.ts';
import { decideBack, decideCourse, decideGo, decideTitle } from '#server/tables/actions/steps.ts';
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

const DECIDERS: { readonly [Kind in TableAction['kind']]: Decide<Kind> } = {
  lay: decideLay,
  deal: decideDeal,
  move: decideMove,
  turn: decideTurn,
  aside: decideAside,
  group: decideGroup,
  ungroup: decideUngroup,
  light: decideSpotlight,
  note: decideNote,
  hide: decideHide,
  drop: decideDrop,
  sort: decideSort,
  agree: decideAgree,
  withdraw: decideWithdraw,
  vote: decideVote,
  showVotes: decideShowVotes,
  raise: decideRaise,
  ready: decideReady,
  settings: decideSettings,
  screen: decideScreen,
  step: decideStep,
  go: decideGo,
  back: decideBack,
  course: decideCourse,
  title: decideTitle,
  timer: decideTimer,
  add: decideAdd,
  letIn: decideLetIn,
  remove: decideRemove,
  close: () => ({ kind: 'closed' }),
};

/** Decides an action on the current state, without side effects. */
export const decide = (context: ActionContext, action: TableAction): Decision => {
  const { actor, state } = context;
  if (actor.role === 'guest') {
    // A guest who left or was removed learns nothing else about the table.
    if (state.guests[actor.guest]?.status !== 'in') return NOT_AT_TABLE;
    if (!OF_GUESTS.has(action.kind)) return HOST_ONLY;
  }
  const refusal =
    rejectIfClosed(state) ?? (action.kind === 'close' ? undefined : rejectAtEventLimit(state));
  if (refusal) return refusal;
  const decideKind = DECIDERS[action.kind] as Decide<TableAction['kind']>;
  return decideKind(context, action);
};
