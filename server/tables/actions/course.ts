import { MOST_GUESTS, MOST_TIMER_MS } from '#contract/tables-bounds.ts';
import type { ActionOf } from '#contract/tables.ts';
import type { TableState, Timer } from '#contract/table-state.ts';
import type { Decision } from '#server/tables/actions/context.ts';
import { refuse, refuseGuestName, type Refusal } from '#server/tables/refusal.ts';

const NO_GUEST = refuse('not_found', 'That guest is not at this table.');

export const decideSettings = (action: ActionOf<'settings'>): Decision => {
  const { asks, locked, named, votes } = action;
  return {
    kind: 'set',
    settings: {
      ...(asks !== undefined && { asks }),
      ...(locked !== undefined && { locked }),
      ...(named !== undefined && { named }),
      ...(votes !== undefined && { votes }),
    },
  };
};

export const decideStep = ({ steps }: TableState, { index }: ActionOf<'step'>): Decision =>
  index === null || steps[index]
    ? { kind: 'stepped', index }
    : refuse('not_found', 'There is no such step.');

const leftOf = (timer: Timer, now: number): number =>
  'leftMs' in timer ? timer.leftMs : Math.max(0, timer.endsAt - now);

const timerAfter = (
  timer: Timer | null,
  { do: what, ms }: ActionOf<'timer'>,
  now: number,
): Timer | null | undefined => {
  if (what === 'stop') return null;
  if (what === 'start' && ms !== undefined) return { ms, endsAt: now + ms };
  if (timer === null) return undefined;
  const left = leftOf(timer, now);
  if (what === 'start') return { ms: timer.ms, endsAt: now + left };
  if (what === 'pause') return { ms: timer.ms, leftMs: left };
  if (ms === undefined) return undefined;
  const added = Math.min(MOST_TIMER_MS, left + ms);
  const whole = Math.min(MOST_TIMER_MS, timer.ms + ms);
  return 'leftMs' in timer ? { ms: whole, leftMs: added } : { ms: whole, endsAt: now + added };
};

/** The one timer. Its end is a moment of the server's clock. */
export const decideTimer = (
  { timer }: TableState,
  action: ActionOf<'timer'>,
  now: number,
): Decision => {
  const after = timerAfter(timer, action, now);
  return after === undefined
    ? refuse('invalid', 'Say how long the timer is to run.')
    : { kind: 'timed', timer: after };
};

const FULL = refuse('too_large', `This table is full: ${MOST_GUESTS} guests are here.`);

/** The most screens at a time. */
const MOST_SCREENS = 10;

/** How many more guests and screens a full table takes from addresses that have few of them there. */
const MORE = { guests: 20, screens: 5 };

/**
 * The refusal of one more guest or screen of a full table; those that wait to be let in count.
 * @param isOfFew whether the newcomer's address has few of them there
 */
export const refuseMore = (
  { guests }: TableState,
  screen: boolean,
  isOfFew = false,
): Refusal | undefined => {
  const all = Object.values(guests);
  const here = all.filter(
    (guest) => guest.screen === screen && (guest.status === 'in' || guest.status === 'asked'),
  );
  if (screen)
    return here.length < MOST_SCREENS + (isOfFew ? MORE.screens : 0)
      ? undefined
      : refuse('too_large', `A table has up to ${MOST_SCREENS} screens.`);
  return here.length < MOST_GUESTS + (isOfFew ? MORE.guests : 0) ? undefined : FULL;
};

export const decideAdd = (state: TableState, { guest, name }: ActionOf<'add'>): Decision => {
  if (state.guests[guest]) return refuse('invalid', 'That guest is at this table already.');
  return (
    refuseGuestName(name) ??
    refuseMore(state, false) ?? { kind: 'joined', guest, name, screen: false }
  );
};

export const decideLetIn = ({ guests }: TableState, { guest }: ActionOf<'letIn'>): Decision => {
  const known = guests[guest];
  return known?.status === 'asked'
    ? { kind: 'joined', guest, name: known.name, screen: known.screen }
    : NO_GUEST;
};

export const decideRemove = ({ guests }: TableState, { guest }: ActionOf<'remove'>): Decision => {
  const status = guests[guest]?.status;
  return status === 'asked' || status === 'in' ? { kind: 'removed', guest } : NO_GUEST;
};
