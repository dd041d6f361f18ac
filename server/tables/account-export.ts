import { foldAll, NEW_TABLE } from '#lib/tables/fold.ts';
import { eventFor } from '#lib/tables/redact.ts';
import type { Database } from '#server/db/open.ts';
import { eventsInBatches } from '#server/tables/repository.ts';

const toTime = (ms: number): string => new Date(ms).toISOString();

/**
 * Streams the tables of an account as their host sees them, without the authors of anonymous notes. Holds
 * one batch of events in memory at a time.
 * @returns chunks of a JSON array (contract/account.ts), one event per line
 */
export const exportTables = async function* (
  db: Database,
  accountId: string,
): AsyncGenerator<string, void, void> {
  const rows = await db
    .selectFrom('live_tables')
    .select(['id', 'code', 'created_at', 'closed_at', 'last_seq', 'personal_until'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  let before = '[';
  for (const row of rows) {
    // Redaction depends on the final state.
    let now = NEW_TABLE;
    for await (const events of eventsInBatches(db, row.id, row.last_seq))
      now = foldAll(now, events);
    const seats = await db
      .selectFrom('table_seats')
      .select('created_at')
      .where('table_id', '=', row.id)
      .where('role', '=', 'host')
      .orderBy('created_at')
      .execute();
    const link = await db
      .selectFrom('record_links')
      .select('ends_at')
      .where('table_id', '=', row.id)
      .executeTakeFirst();
    const about = {
      code: row.code,
      since: toTime(row.created_at),
      closed: row.closed_at === null ? null : toTime(row.closed_at),
      namesUntil: row.personal_until === null ? null : toTime(row.personal_until),
      recordLinkUntil: link ? toTime(link.ends_at) : null,
      hostDevices: seats.map(({ created_at }) => toTime(created_at)),
    };
    yield `${before}\n${JSON.stringify(about).slice(0, -1)},"events":`;
    let beforeEvent = '[';
    for await (const events of eventsInBatches(db, row.id, now.seq)) {
      const seen = events.map((event) => JSON.stringify(eventFor({ role: 'host' }, event, now)));
      yield `${beforeEvent}\n${seen.join(',\n')}`;
      beforeEvent = ',';
    }
    yield beforeEvent === '[' ? '[]}' : ']}';
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
};
