import type { TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
import { MOST_TABLE_BYTES } from '#contract/tables-bounds.ts';
import { startFold } from '#lib/tables/fold.ts';
import { CLOCK_SLACK_MS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { LiveTablesTable } from '#server/db/schema.ts';
import type { Decision } from '#server/tables/actions/context.ts';
import { EVENT_LIMIT_REACHED, type ActionError } from '#server/tables/action-error.ts';
import { GuestQuotas } from '#server/tables/guest-quotas.ts';
import { bytesOf, toEventRow, type NewEventRow } from '#server/tables/repository.ts';

/** Idle time after which a table closes, in ms. */
export const IDLE_MS = 24 * 60 * 60_000;

/** A request to append one event. */
export interface Attempt {
  /** The action's id, for idempotency; `null` for requests that have none. */
  readonly id: string | null;
  /** `host`, `server` or the id of a guest. */
  readonly by: string;
  /** The language of its request; the journal sets it. */
  readonly language?: string | undefined;
  /** Must be free of side effects: retries call it again. */
  readonly decide: (state: TableState, now: number, shares: GuestQuotas) => Decision;
  /** Further writes of the same transaction. */
  readonly also?: (transaction: Database, event: TableEvent) => Promise<void>;
}

/** Sequence number of the event, or the reason of the rejection. */
export type ActionResult = { readonly seq: number } | ActionError;

export interface BatchInput {
  readonly row: LiveTablesTable;
  readonly state: TableState;
  readonly shares: GuestQuotas;
  /** Sequence numbers of actions that were applied before, by action id. */
  readonly happened: ReadonlyMap<string, number>;
}

/** The changes to commit. */
export interface BatchResult {
  readonly outcomes: readonly ActionResult[];
  readonly written: readonly NewEventRow[];
  /** Further writes, in order. */
  readonly also: readonly ((transaction: Database) => Promise<void>)[];
  /** The updated row of the table. */
  readonly row: LiveTablesTable;
  /** Whether the table closes in this batch, and the language of the request that closes it. */
  readonly close?: { readonly language: string | undefined };
}

/** Event times never decrease, unless the last one came from a clock that was ahead. */
const timeAfter = (last: number, now: number): number =>
  last > now + CLOCK_SLACK_MS ? now : Math.max(now, last);

/**
 * Applies attempts in order to the state of a table, in memory. Closes an idle table first.
 * @param time ms since the epoch
 * @param personalMs retention of guests' names and notes after the table is closed
 */
export const applyAttempts = (
  { happened, row, shares: used, state: from }: BatchInput,
  attempts: readonly Attempt[],
  time: number,
  personalMs: number,
): BatchResult => {
  const now = timeAfter(row.touched_at, time);
  let state = from;
  const next = startFold();
  const shares = new GuestQuotas(used);
  let bytes = row.bytes ?? 0;
  const written: NewEventRow[] = [];
  const places = new Map(happened);
  /** Adds an event to the batch, unless the table or the guest has reached a limit. */
  const write = (
    by: string,
    actionId: string | null,
    body: Extract<Decision, { kind: string }>,
  ): TableEvent | ActionError => {
    const event: TableEvent = { seq: state.seq + 1, at: now, by, ...body };
    const refusal = shares.rejectOverQuota(event);
    if (refusal) return refusal;
    const fresh = toEventRow(event, actionId);
    const grown = bytes + bytesOf([fresh]);
    if (grown > MOST_TABLE_BYTES && event.kind !== 'closed') return EVENT_LIMIT_REACHED;
    bytes = grown;
    state = next(state, event);
    shares.add(event);
    written.push(fresh);
    if (actionId !== null) places.set(actionId, event.seq);
    return event;
  };
  let close: BatchResult['close'];
  if (state.phase === 'open' && now - row.touched_at >= IDLE_MS) {
    write('server', null, { kind: 'closed' });
    close = { language: undefined };
  }
  const also: BatchResult['also'][number][] = [];
  const outcomes = attempts.map(({ also: more, by, decide, id, language }): ActionResult => {
    const before = id === null ? undefined : places.get(id);
    if (before !== undefined) return { seq: before };
    const decision = decide(state, now, shares);
    if ('error' in decision) return decision;
    const event = write(by, id, decision);
    if ('error' in event) return event;
    if (event.kind === 'closed') close = { language };
    if (more) also.push((transaction) => more(transaction, event));
    return { seq: event.seq };
  });
  const endedAt = row.closed_at === null ? state.closedAt : null;
  return {
    outcomes,
    written,
    also,
    ...(close && { close }),
    row: {
      ...row,
      last_seq: state.seq,
      // A clock that was set back must not make the table look idle once it is corrected.
      touched_at: written.length > 0 ? Math.max(row.touched_at, now) : row.touched_at,
      bytes,
      title: state.source.title ?? null,
      ...(endedAt !== null && { closed_at: endedAt, personal_until: endedAt + personalMs }),
    },
  };
};
