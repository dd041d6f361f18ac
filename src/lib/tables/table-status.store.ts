/** The table that this page follows, updated by its own connection or by another tab. */
import { atom } from 'nanostores';

import type { TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
import type { TableSnapshot } from '#contract/tables.ts';
import { now } from '#lib/shared/clock.browser.ts';
import type { TableStatus } from '#lib/tables/table-status.ts';
import { foldTable } from '#lib/tables/fold.ts';
import { betterClock, isDoubtful, type ServerClock } from '#lib/tables/server-clock.ts';

export const $tableStatus = atom<TableStatus>({ phase: 'loading' });

/** Receives an event with the state before and after it. */
export type EventListener = (event: TableEvent, before: TableState, after: TableState) => void;

const listeners = new Set<EventListener>();

/**
 * Subscribes to events, each delivered once; the events that a snapshot replaces are not delivered.
 * @returns unsubscribes
 */
export const onTableEvent = (listener: EventListener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Number of the last known event; `undefined` without a state. */
export const lastSeq = (): number | undefined => {
  const at = $tableStatus.get();
  return 'state' in at ? at.state.seq : undefined;
};

/** Replaces the state by a snapshot. */
export const takeSnapshot = ({ me, state }: Pick<TableSnapshot, 'me' | 'state'>): void =>
  $tableStatus.set(
    me.waits ? { phase: 'waiting', me, state } : { phase: 'seated', me, state, isLive: true },
  );

/**
 * Applies events; known ones are skipped.
 * @returns false if there is a gap before them
 */
export const takeEvents = (events: readonly TableEvent[]): boolean => {
  const at = $tableStatus.get();
  if (!('state' in at)) return false;
  const told: (readonly [TableEvent, TableState, TableState])[] = [];
  let { state } = at;
  for (const event of events) {
    if (event.seq <= state.seq) continue;
    const after = foldTable(state, event);
    if (after === state) break;
    told.push([event, state, after]);
    state = after;
  }
  const own = told.findLast(
    ([event]) => (event.kind === 'removed' || event.kind === 'left') && event.guest === at.me.guest,
  )?.[0];
  if (own) $tableStatus.set({ phase: own.kind === 'removed' ? 'removed' : 'outside' });
  else if (told.length > 0) $tableStatus.set({ ...at, state });
  for (const each of told) for (const listener of listeners) listener(...each);
  return (events.at(-1)?.seq ?? 0) <= state.seq;
};

/** Sets whether the state is up to date. */
export const setLive = (isLive: boolean): void => {
  const at = $tableStatus.get();
  if (at.phase === 'seated' && at.isLive !== isLive) $tableStatus.set({ ...at, isLive });
};

/** Round trip in ms above which the clock is requested again. */
const SLOW = 500;

let clock: ServerClock | undefined;

/** The server's clock, in ms; the device's own while it is unknown. */
export const serverNow = (): number => now() + (clock?.offset ?? 0);

/** The estimate of the server's clock, for other tabs of this device. */
export const knownClock = (): ServerClock | undefined => clock;

/** Records a reading of the server's clock, from an answer or from another tab. */
export const noteClock = (reading: ServerClock | undefined): void => {
  // A negative round trip: the device's clock was set back in the meantime.
  if (reading && reading.roundTrip >= 0) clock = betterClock(clock, reading);
};

/** Whether a pushed time of the server contradicts the known clock. */
export const doubtsClock = (server: number): boolean => isDoubtful(clock, server, now());

/** Whether the best reading of the clock has a long round trip. */
export const isSlowClock = (): boolean => (clock?.roundTrip ?? Infinity) > SLOW;
