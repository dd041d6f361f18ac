import { setImmediate as turn } from 'node:timers/promises';

import { sql } from 'kysely';

import type { TableEvent } from '#contract/table-events.ts';
import { deleteInBatches } from '#server/db/batches.ts';
import type { Database } from '#server/db/open.ts';
import type { LiveTablesTable, TableEventsTable } from '#server/db/schema.ts';
import { isTaken } from '#server/db/transaction.ts';
import { writableWith } from '#server/db/writable-with.ts';

/** Rows of a statement; SQLite's limit is 32,766 parameters. */
const CHUNK = 500;

/** Events of one read, between which the event loop runs. */
const BATCH = 250;

const bodyOf = ({ at: _at, seq: _seq, ...body }: TableEvent): string => JSON.stringify(body);

const toEvent = ({ at, body, seq }: Pick<TableEventsTable, 'at' | 'body' | 'seq'>): TableEvent =>
  ({ seq, at, ...(JSON.parse(body) as object) }) as TableEvent;

const selectEvents = (db: Database, tableId: string) =>
  db
    .selectFrom('table_events')
    .select(['seq', 'at', 'body'])
    .where('table_id', '=', tableId)
    .orderBy('seq');

/** Reads a table's row and locks it until the transaction ends. */
export const lockTable = (db: Database, id: string): Promise<LiveTablesTable | undefined> =>
  db
    .updateTable('live_tables')
    // A no-op write locks the row or, in SQLite, the database.
    .set({ last_seq: sql`last_seq` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/**
 * Updates a table's row if it is unchanged, and locks it until the transaction ends.
 * @returns whether it was unchanged
 */
export const compareAndSetTable = async (
  db: Database,
  from: LiveTablesTable,
  { bytes, closed_at, last_seq, personal_until, title, touched_at }: LiveTablesTable,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('live_tables')
    .set({ bytes, closed_at, last_seq, personal_until, title, touched_at })
    .where('id', '=', from.id)
    .where('last_seq', '=', from.last_seq)
    .where('rewrites', '=', from.rewrites)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const eventsAfter = async (
  db: Database,
  tableId: string,
  seq: number,
): Promise<TableEvent[]> => {
  const rows = await selectEvents(db, tableId).where('seq', '>', seq).execute();
  return rows.map(toEvent);
};

/**
 * Events in order, in batches between which the event loop runs.
 * @param until last sequence number, inclusive
 * @param after sequence number to start after
 */
export const eventsInBatches = async function* (
  db: Database,
  tableId: string,
  until: number,
  after = 0,
): AsyncGenerator<TableEvent[], void, void> {
  for (let seq = after; seq < until;) {
    const rows = await selectEvents(db, tableId)
      .where('seq', '>', seq)
      .where('seq', '<=', until)
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(toEvent);
    seq = rows.at(-1)?.seq ?? until;
    // SQLite answers synchronously.
    await turn();
  }
};

/** The first `most` events with names or texts of guests, in order. */
export const personalEvents = async (
  db: Database,
  tableId: string,
  most: number,
): Promise<TableEvent[]> => {
  const rows = await selectEvents(db, tableId)
    // JSON escapes quotation marks within texts.
    .where((where) =>
      where.or([
        where('body', 'like', '%"kind":"noted"%'),
        where('body', 'like', '%"kind":"agreed"%'),
        where.and([
          where.or([
            where('body', 'like', '%"kind":"asked"%'),
            where('body', 'like', '%"kind":"joined"%'),
          ]),
          where('body', 'not like', '%"name":""%'),
        ]),
      ]),
    )
    .limit(most)
    .execute();
  return rows.map(toEvent);
};

/** Sequence numbers of those of the actions that were applied before, by action id. */
export const appliedActions = async (
  db: Database,
  tableId: string,
  actionIds: readonly string[],
): Promise<Map<string, number>> => {
  if (actionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('table_events')
    .select(['action_id', 'seq'])
    .where('table_id', '=', tableId)
    .where('action_id', 'in', actionIds)
    .execute();
  return new Map(rows.map(({ action_id, seq }) => [action_id ?? '', seq]));
};

/** An event to insert. */
export interface NewEventRow {
  readonly event: TableEvent;
  readonly actionId: string | null;
  /** Its stored JSON. */
  readonly body: string;
}

export const toEventRow = (event: TableEvent, actionId: string | null): NewEventRow => ({
  event,
  actionId,
  body: bodyOf(event),
});

/** Stored size, in bytes. */
export const bytesOf = (written: readonly NewEventRow[]): number =>
  written.reduce((bytes, { body }) => bytes + Buffer.byteLength(body), 0);

export const writeEvents = async (
  db: Database,
  tableId: string,
  written: readonly NewEventRow[],
): Promise<void> => {
  for (let from = 0; from < written.length; from += CHUNK) {
    await db
      .insertInto('table_events')
      .values(
        written.slice(from, from + CHUNK).map(({ actionId, body, event }) => ({
          table_id: tableId,
          seq: event.seq,
          at: event.at,
          action_id: actionId,
          body,
        })),
      )
      .execute();
  }
};

/** The update and the insert as one statement: the five round trips of an action become two (ADR 30). */
const appendInOneStatement = async (
  db: Database,
  from: LiveTablesTable,
  { bytes, closed_at, last_seq, personal_until, title, touched_at }: LiveTablesTable,
  written: readonly NewEventRow[],
): Promise<boolean> => {
  const rows = written.map(
    ({ actionId, body, event: { at, seq } }) =>
      sql`(${seq}::bigint, ${at}::bigint, ${actionId}::text, ${body}::text)`,
  );
  const { numAffectedRows = 0n } = await sql`
    with changed as (
      update live_tables
      set bytes = ${bytes}, closed_at = ${closed_at}, last_seq = ${last_seq},
        personal_until = ${personal_until}, title = ${title}, touched_at = ${touched_at}
      where id = ${from.id} and last_seq = ${from.last_seq} and rewrites = ${from.rewrites}
      returning id
    )
    insert into table_events (table_id, seq, at, action_id, body)
    select changed.id, event.seq, event.at, event.action_id, event.body
    from changed cross join (values ${sql.join(rows)}) as event (seq, at, action_id, body)
  `.execute(db);
  return numAffectedRows > 0n;
};

/**
 * Appends events to a table if its row is unchanged, and updates the row.
 * @param written at least one event, and at most a few hundred
 * @returns whether they were appended; not where the row has changed, or an action was applied before
 */
export const appendIfUnchanged = async (
  db: Database,
  from: LiveTablesTable,
  to: LiveTablesTable,
  written: readonly NewEventRow[],
): Promise<boolean> => {
  try {
    if (writableWith.has(db)) return await appendInOneStatement(db, from, to, written);
    return await db.transaction().execute(async (transaction) => {
      const isUnchanged = await compareAndSetTable(transaction, from, to);
      if (isUnchanged) await writeEvents(transaction, from.id, written);
      return isUnchanged;
    });
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

export const rewriteEvent = async (
  db: Database,
  tableId: string,
  event: TableEvent,
): Promise<void> => {
  await db
    .updateTable('table_events')
    .set({ body: bodyOf(event) })
    .where('table_id', '=', tableId)
    .where('seq', '=', event.seq)
    .execute();
};

/**
 * Deletes a table with its seats and events.
 * @param db not a transaction: a table may have too many rows for one
 */
export const deleteTable = async (db: Database, id: string): Promise<void> => {
  // First the row, which appends lock: later attempts find no table.
  await db.deleteFrom('live_tables').where('id', '=', id).execute();
  await db.deleteFrom('record_links').where('table_id', '=', id).execute();
  await db.deleteFrom('table_seats').where('table_id', '=', id).execute();
  await deleteInBatches(db, 'table_events', ['table_id', 'seq'], sql`table_id = ${id}`);
};
