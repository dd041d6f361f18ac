import { setImmediate as turn } from 'node:timers/promises';

import type { AccountData } from '#contract/account.ts';
import { foldAll, NEW_TABLE } from '#lib/tables/fold.ts';
import { eventFor } from '#lib/tables/view.ts';
import type { Database } from '#server/db/open.ts';
import { eventsAfter } from '#server/tables/rows.ts';

const toTime = (ms: number): string => new Date(ms).toISOString();

/** The tables of an account, as their host sees them: who wrote a note without names stays unsaid. */
export const exportTables = async (
  db: Database,
  accountId: string,
): Promise<AccountData['tables']> => {
  const rows = await db
    .selectFrom('live_tables')
    .select(['id', 'code', 'created_at', 'closed_at', 'personal_until'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  const tables: AccountData['tables'] = [];
  for (const row of rows) {
    // Each may be long, and SQLite answers within the call: others have their turn in between.
    await turn();
    const events = await eventsAfter(db, row.id, 0);
    const now = foldAll(NEW_TABLE, events);
    const seats = await db
      .selectFrom('table_seats')
      .select('created_at')
      .where('table_id', '=', row.id)
      .where('role', '=', 'host')
      .orderBy('created_at')
      .execute();
    tables.push({
      code: row.code,
      since: toTime(row.created_at),
      closed: row.closed_at === null ? null : toTime(row.closed_at),
      namesUntil: row.personal_until === null ? null : toTime(row.personal_until),
      hostDevices: seats.map(({ created_at }) => toTime(created_at)),
      events: events.map((event) => eventFor({ role: 'host' }, event, now)),
    });
  }
  return tables;
};
