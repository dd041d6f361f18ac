import type { Transaction } from 'kysely';

import { makeOnce } from '#server/db/again.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

/**
 * Runs statements that count together or not at all.
 * @param work may run more than once; what it does outside the database must bear that
 */
export const inTransaction = <Value>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> => makeOnce(() => db.transaction().execute(work));
