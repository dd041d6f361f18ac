/** How a browser stands to a table, as pages see it (behaviour/tables.md, 'Tables'). */

import type { TableState } from '#contract/table-state.ts';
import type { TableAction, TableSnapshot } from '#contract/tables.ts';

/** This browser's membership. */
export type Me = TableSnapshot['me'];

export type TableStatus =
  | { readonly phase: 'loading' }
  /** No seat in this browser: the door. */
  | { readonly phase: 'outside' }
  /** There is no such table, or no more. */
  | { readonly phase: 'unknown' }
  /** Was sent away, and stays out. */
  | { readonly phase: 'removed' }
  /** No state and no connection; retried automatically. */
  | { readonly phase: 'failed'; readonly message: string }
  /** The host has to let this one in. */
  | { readonly phase: 'waiting'; readonly me: Me; readonly state: TableState }
  /** `isLive` is false while the line is down: what is seen may be old. */
  | {
      readonly phase: 'seated';
      readonly me: Me;
      readonly state: TableState;
      readonly isLive: boolean;
    };

/** The result of a request, or a message for people. */
export type RequestResult<Value = unknown> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly message: string };

type WithoutId<Action> = Action extends unknown ? Omit<Action, 'id'> : never;

/** Something to do at a table, before it has its id. */
export type NewAction = WithoutId<TableAction>;

/** Whether there is nothing to follow until this browser joins. */
export const isSettled = ({ phase }: TableStatus): boolean =>
  phase === 'outside' || phase === 'unknown' || phase === 'removed';

/** Whether there is no way to the server. */
export const isDown = (at: TableStatus): boolean =>
  at.phase === 'failed' || (at.phase === 'seated' && !at.isLive);

/** Whether this browser has the host's seat, whatever it is shown. */
export const isHost = (at: TableStatus): boolean => 'me' in at && at.me.guest === undefined;

/** Whether what another tab tells is behind what is known here, as of one that was asleep. */
export const isBehind = (told: TableStatus, known: TableStatus): boolean =>
  'state' in told &&
  'state' in known &&
  told.me.role === known.me.role &&
  told.me.guest === known.me.guest &&
  told.state.seq < known.state.seq;
