import { setImmediate as turn } from 'node:timers/promises';

import { sql } from 'kysely';

import type { TableEvent } from '#contract/table-events.ts';
import { BATCH_ROWS } from '#server/db/batches.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { IDLE_MS } from '#server/tables/apply-attempts.ts';
import type { Journal } from '#server/tables/journal.ts';
import { CLOSED } from '#server/tables/action-error.ts';
import { deleteEndedLinks } from '#server/tables/record/links.ts';
import { personalEvents, lockTable, rewriteEvent } from '#server/tables/repository.ts';

/** Tables of one run; the next run takes the rest. */
const CHUNK = 100;

/** An event without names and texts. */
const anonymised = (event: TableEvent): TableEvent =>
  event.kind === 'asked' || event.kind === 'joined'
    ? { ...event, name: '' }
    : { seq: event.seq, at: event.at, kind: 'passed' };

/**
 * Deletes names and notes of a table's guests, one batch in a transaction. The events keep their sequence
 * numbers, so that cards and groups remain.
 * @returns whether more remain
 */
const deletePersonalBatch = (db: Database, tableId: string, now: number): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const row = await lockTable(transaction, tableId);
    if (!row || row.personal_until === null || row.personal_until > now) return false;
    const left = await personalEvents(transaction, tableId, BATCH_ROWS + 1);
    for (const event of left.slice(0, BATCH_ROWS))
      await rewriteEvent(transaction, tableId, anonymised(event));
    const isOver = left.length <= BATCH_ROWS;
    if (isOver)
      await transaction.deleteFrom('table_seats').where('table_id', '=', tableId).execute();
    await transaction
      .updateTable('live_tables')
      .set({
        rewrites: row.rewrites + 1,
        ...(isOver && {
          personal_until: null,
          bytes: sql<number>`(select sum(octet_length(body)) from table_events where table_id = ${tableId})`,
        }),
      })
      .where('id', '=', tableId)
      .execute();
    return !isOver;
  });

/**
 * Closes idle tables, and deletes ended links to records, and names and notes of guests whose retention period
 * has ended. A failure at one table is logged and keeps no other from it.
 * @param now ms since the epoch
 */
export const cleanUpTables = async (
  { db, journal, log }: { readonly db: Database; readonly journal: Journal; readonly log: Log },
  now: number,
): Promise<void> => {
  const logFailure = (error: unknown): void =>
    log({ event: 'tables_end_failed', ...traceOf(error) });
  const idle = await db
    .selectFrom('live_tables')
    .select('id')
    .where('closed_at', 'is', null)
    .where('touched_at', '<=', now - IDLE_MS)
    .limit(CHUNK)
    .execute();
  // Any attempt on an idle table closes it; the attempt itself is rejected.
  for (const { id } of idle)
    await journal.append(id, { id: null, by: 'server', decide: () => CLOSED }).catch(logFailure);
  await deleteEndedLinks(db, now);
  const due = await db
    .selectFrom('live_tables')
    .select('id')
    .where('personal_until', '<=', now)
    .limit(CHUNK)
    .execute();
  const deletePersonal = async (id: string): Promise<void> => {
    // SQLite answers synchronously: yield to the event loop between batches.
    while (await deletePersonalBatch(db, id, now)) await turn();
  };
  for (const { id } of due) await deletePersonal(id).catch(logFailure);
};
