import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links to the records of tables, one a table. Times are epoch milliseconds. */
export const recordLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('record_links')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('record_links_ends_at')
      .on('record_links')
      .column('ends_at')
      .execute();
  },
};
