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

/** Hears of an event, with the table before and after it. */
export type EventListener = (event: TableEvent, before: TableState, after: TableState) => void;

const listeners = new Set<EventListener>();

/**
 * Calls back for every event when it comes, each once. What a snapshot stands for is not told.
 * @returns ends it
 */
export const onTableEvent = (listener: EventListener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The last event that is known; `undefined` where nothing is. */
export const lastSeq = (): number | undefined => {
  const at = $tableStatus.get();
  return 'state' in at ? at.state.seq : undefined;
};

/** Takes a whole table. */
export const takeSnapshot = ({ me, state }: Pick<TableSnapshot, 'me' | 'state'>): void =>
  $tableStatus.set(
    me.waits ? { phase: 'waiting', me, state } : { phase: 'seated', me, state, isLive: true },
  );

/**
 * Takes events; those that are known already are passed over.
 * @returns whether none is missing before them
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

/** Says whether what is seen is what is. */
export const setLive = (isLive: boolean): void => {
  const at = $tableStatus.get();
  if (at.phase === 'seated' && at.isLive !== isLive) $tableStatus.set({ ...at, isLive });
};

/** A round trip from which on the clock is worth another question, in ms. */
const SLOW = 500;

let clock: ServerClock | undefined;

/** The server's clock, in ms; the device's own while nothing is known of it. */
export const serverNow = (): number => now() + (clock?.offset ?? 0);

/** The estimate of the server's clock, for other tabs of this device. */
export const knownClock = (): ServerClock | undefined => clock;

/** Takes what an answer, or another tab of this device, says of the server's clock. */
export const noteClock = (reading: ServerClock | undefined): void => {
  // A round trip below zero: the device's clock was set back meanwhile.
  if (reading && reading.roundTrip >= 0) clock = betterClock(clock, reading);
};

/** Whether a time of the server that has just come speaks against what is known of its clock. */
export const doubtsClock = (server: number): boolean => isDoubtful(clock, server, now());

/** Whether what is known of the server's clock comes of a round trip that was long. */
export const isSlowClock = (): boolean => (clock?.roundTrip ?? Infinity) > SLOW;
