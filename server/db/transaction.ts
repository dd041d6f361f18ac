import type { Transaction } from 'kysely';

import { codeOf } from '#server/db/folder.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

/**
 * Serialization failure, deadlock, and a unique row that came in between: another transaction went
 * first, and this one may try again.
 */
const RETRIABLE: ReadonlySet<unknown> = new Set(['40001', '40P01', '23505']);

const TRIES = 5;

/**
 * Runs statements that count together or not at all.
 * @param work may run more than once; what it does outside the database must bear that
 */
export const inTransaction = async <Value>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> => {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (left <= 1 || !RETRIABLE.has(codeOf(error))) throw error;
    }
  }
};
