import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The changed title of a table; null where it has the title of its start. */
export const tableTitle: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('live_tables').addColumn('title', 'text').execute();
  },
};
