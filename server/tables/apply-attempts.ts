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

/** After so long without anything happening a table closes, in ms. */
export const IDLE_MS = 24 * 60 * 60_000;

/** Something that somebody wants to happen on a table. */
export interface Attempt {
  /** The action's id; `null` where nobody could send it twice. */
  readonly id: string | null;
  /** `host`, `server` or the id of a guest. */
  readonly by: string;
  /** What it comes to. It may be asked more than once. */
  readonly decide: (state: TableState, now: number, shares: GuestQuotas) => Decision;
  /** What else is written with it. */
  readonly also?: (transaction: Database, event: TableEvent) => Promise<void>;
}

/** The place of what has happened, or why nothing has. */
export type ActionResult = { readonly seq: number } | ActionError;

/** A table before the attempts. */
export interface BatchInput {
  readonly row: LiveTablesTable;
  readonly state: TableState;
  readonly shares: GuestQuotas;
  /** Actions that have happened already, with the places of their events. */
  readonly happened: ReadonlyMap<string, number>;
}

/** What attempts come to; nothing of it is written yet. */
export interface BatchResult {
  readonly outcomes: readonly ActionResult[];
  readonly written: readonly NewEventRow[];
  /** What else is written, in order. */
  readonly also: readonly ((transaction: Database) => Promise<void>)[];
  /** The table's row with them. */
  readonly row: LiveTablesTable;
}

/** The time of what comes next: events go on in time, but for those of a clock that was ahead. */
const timeAfter = (last: number, now: number): number =>
  last > now + CLOCK_SLACK_MS ? now : Math.max(now, last);

/**
 * What attempts come to, one after the other. Where nothing has happened for a day the table closes first.
 * @param time ms since the epoch
 * @param personalMs how long guests' names and notes are kept after the end of a table
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
  /** Takes an event into what is written; or says why neither the table nor its guest has room for it. */
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
  if (state.phase === 'open' && now - row.touched_at >= IDLE_MS)
    write('server', null, { kind: 'closed' });
  const also: BatchResult['also'][number][] = [];
  const outcomes = attempts.map(({ also: more, by, decide, id }): ActionResult => {
    const before = id === null ? undefined : places.get(id);
    if (before !== undefined) return { seq: before };
    const decision = decide(state, now, shares);
    if ('error' in decision) return decision;
    const event = write(by, id, decision);
    if ('error' in event) return event;
    if (more) also.push((transaction) => more(transaction, event));
    return { seq: event.seq };
  });
  const endedAt = row.closed_at === null ? state.closedAt : null;
  return {
    outcomes,
    written,
    also,
    row: {
      ...row,
      last_seq: state.seq,
      // A clock that was put back for a while must not make the table look idle once it is right.
      touched_at: written.length > 0 ? Math.max(row.touched_at, now) : row.touched_at,
      bytes,
      ...(endedAt !== null && { closed_at: endedAt, personal_until: endedAt + personalMs }),
    },
  };
};
