import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How much each table of a group takes. */
export const tableBytes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('live_tables').addColumn('bytes', 'bigint').execute();
  },
};
