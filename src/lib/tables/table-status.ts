/** The status of a browser at a table (behaviour/tables.md, 'Tables'). */

import type { TableState } from '#contract/table-state.ts';
import type { TableAction, TableSnapshot } from '#contract/tables.ts';

/** This browser's membership. */
export type Me = TableSnapshot['me'];

/** `isLive` is false while the connection is down: the state may be stale. */
export interface SeatedStatus {
  readonly phase: 'seated';
  readonly me: Me;
  readonly state: TableState;
  readonly isLive: boolean;
}

export type TableStatus =
  | { readonly phase: 'loading' }
  /** No seat in this browser: the join form is shown. */
  | { readonly phase: 'outside' }
  /** There is no such table, or it was deleted. */
  | { readonly phase: 'unknown' }
  /** Removed by the host; cannot join again. */
  | { readonly phase: 'removed' }
  /** No state and no connection; retried automatically. */
  | { readonly phase: 'failed'; readonly message: string }
  /** Waits for admission by the host. */
  | { readonly phase: 'waiting'; readonly me: Me; readonly state: TableState }
  | SeatedStatus;

/** The result of a request, or a message for people. */
export type RequestResult<Value = unknown> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly message: string };

/** The message of a failed request; empty after a successful one. */
export const messageOf = (result: RequestResult): string => (result.ok ? '' : result.message);

type WithoutId<Action> = Action extends unknown ? Omit<Action, 'id'> : never;

/** An action without its id. */
export type NewAction = WithoutId<TableAction>;

/** Whether no connection is needed until this browser joins. */
export const isSettled = ({ phase }: TableStatus): boolean =>
  phase === 'outside' || phase === 'unknown' || phase === 'removed';

/** Whether the connection is down. */
export const isDown = (at: TableStatus): boolean =>
  at.phase === 'failed' || (at.phase === 'seated' && !at.isLive);

/** Whether this browser has the host seat, in any view. */
export const isHost = (at: TableStatus): boolean => 'me' in at && at.me.guest === undefined;

/** Whether the status of another tab is older than this one, as after a suspension. */
export const isBehind = (told: TableStatus, known: TableStatus): boolean =>
  'state' in told &&
  'state' in known &&
  told.me.role === known.me.role &&
  told.me.guest === known.me.guest &&
  told.state.seq < known.state.seq;
