import type { ActionOf } from '#contract/tables.ts';
import type { TableState } from '#contract/table-state.ts';
import { actionError } from '#server/tables/action-error.ts';
import {
  authorOf,
  type ActionContext,
  type Actor,
  type Decision,
} from '#server/tables/actions/context.ts';

const guestFor = (actor: Actor, state: TableState, forGuest: string | undefined) => {
  const person = authorOf(actor, state, forGuest);
  return person === 'host' ? actionError('invalid', 'Say for which guest.') : person;
};

export const decideRaise = (
  { actor, state }: ActionContext,
  action: ActionOf<'raise'>,
): Decision => {
  const guest = guestFor(actor, state, action.for);
  return typeof guest === 'string' ? { kind: 'raised', guest, up: action.up } : guest;
};

export const decideReady = (
  { actor, state }: ActionContext,
  action: ActionOf<'ready'>,
): Decision => {
  const guest = guestFor(actor, state, action.for);
  return typeof guest === 'string' ? { kind: 'readied', guest, ready: action.ready } : guest;
};
