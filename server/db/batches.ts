import { setImmediate as turn } from 'node:timers/promises';

import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Database } from '#server/db/open.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';

/**
 * How many rows one statement deletes or changes where there may be many: Aurora DSQL changes 3,000 in a
 * transaction at most, and nobody waits for long.
 */
export const BATCH_ROWS = 1000;

/**
 * Deletes rows lot by lot, each by itself.
 * @param db not a transaction: there all lots would count together
 * @param key the columns that tell one row from another
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
    // SQLite answers within the call: without a turn nobody else would be answered before the last lot.
    await turn();
  }
};
