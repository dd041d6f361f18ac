import { setImmediate as turn } from 'node:timers/promises';

import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Database } from '#server/db/open.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';

/**
 * Maximum of rows that one statement deletes or changes: Aurora DSQL changes 3,000 in a transaction at most,
 * and each statement stays short.
 */
export const BATCH_ROWS = 1000;

/**
 * Deletes rows in batches of `BATCH_ROWS`, each in its own transaction.
 * @param db not a transaction, in which all batches would count together
 * @param key the columns of a unique key
 */
export const deleteInBatches = async (
  db: Database,
  table: keyof DatabaseSchema,
  key: readonly string[],
  where: RawBuilder<SqlBool>,
): Promise<void> => {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  for (;;) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${where} limit ${BATCH_ROWS})`.execute(db);
    if (Number(numAffectedRows ?? 0) < BATCH_ROWS) return;
    // SQLite is synchronous: without a pause the event loop would be blocked until the last batch.
    await turn();
  }
};
