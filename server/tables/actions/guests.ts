import * as m from '#messages';

import { MOST_GUESTS } from '#contract/tables-bounds.ts';
import type { TableState } from '#contract/table-state.ts';
import { distinctName } from '#lib/tables/names.ts';
import {
  actionError,
  NO_GUEST,
  rejectGuestName,
  type ActionError,
} from '#server/tables/action-error.ts';
import { authorOf, type Actor, type Decide } from '#server/tables/actions/context.ts';

const FULL = actionError('too_large', () => m.tables_refused_full({ count: MOST_GUESTS }));

const MOST_SCREENS = 10;

/** Seats beyond the limits, for addresses that hold few seats at the table. */
const RESERVE = { guests: 20, screens: 5 };

/**
 * Rejects a guest or screen at a full table. Guests who wait for admission count.
 * @param isOfFew whether the newcomer's address holds few seats
 */
export const rejectIfFull = (
  { guests }: TableState,
  screen: boolean,
  isOfFew = false,
): ActionError | undefined => {
  const all = Object.values(guests);
  const here = all.filter(
    (guest) => guest.screen === screen && (guest.status === 'in' || guest.status === 'asked'),
  );
  if (screen)
    return here.length < MOST_SCREENS + (isOfFew ? RESERVE.screens : 0)
      ? undefined
      : actionError('too_large', () => m.tables_refused_screens({ count: MOST_SCREENS }));
  return here.length < MOST_GUESTS + (isOfFew ? RESERVE.guests : 0) ? undefined : FULL;
};

export const decideAdd: Decide<'add'> = ({ state }, { guest, name }) => {
  if (state.guests[guest]) return actionError('invalid', m.tables_refused_guest_there);
  return (
    rejectGuestName(name) ??
    rejectIfFull(state, false) ?? {
      kind: 'joined',
      guest,
      name: distinctName(name, state),
      screen: false,
      added: true,
    }
  );
};

export const decideLetIn: Decide<'letIn'> = ({ state: { guests } }, { guest }) => {
  const known = guests[guest];
  return known?.status === 'asked'
    ? { kind: 'joined', guest, name: known.name, screen: known.screen }
    : NO_GUEST;
};

export const decideRemove: Decide<'remove'> = ({ state: { guests } }, { guest }) => {
  const status = guests[guest]?.status;
  return status === 'asked' || status === 'in' ? { kind: 'removed', guest } : NO_GUEST;
};

const guestFor = (actor: Actor, state: TableState, forGuest: string | undefined) => {
  const person = authorOf(actor, state, forGuest);
  return person === 'host' ? actionError('invalid', m.tables_refused_which_guest) : person;
};

/** The host may lower the hand of every guest. */
export const decideRaise: Decide<'raise'> = ({ actor, state }, action) => {
  const { for: other, up } = action;
  if (!up && actor.role === 'host' && other !== undefined)
    return state.guests[other]?.status === 'in' ? { kind: 'raised', guest: other, up } : NO_GUEST;
  const guest = guestFor(actor, state, other);
  return typeof guest === 'string' ? { kind: 'raised', guest, up } : guest;
};

export const decideReady: Decide<'ready'> = ({ actor, state }, action) => {
  const guest = guestFor(actor, state, action.for);
  return typeof guest === 'string' ? { kind: 'readied', guest, ready: action.ready } : guest;
};
