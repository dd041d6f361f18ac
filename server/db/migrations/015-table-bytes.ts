import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Size of the stored events of each table. */
export const tableBytes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('live_tables').addColumn('bytes', 'bigint').execute();
  },
};
