import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables of groups: their events in order, and their seats. Times are epoch milliseconds. */
export const liveTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('live_tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('last_seq', 'bigint', (column) => column.notNull())
      .addColumn('rewrites', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .addColumn('personal_until', 'bigint')
      .execute();
    for (const column of ['account_id', 'touched_at', 'personal_until'] as const) {
      await db.schema
        .createIndex(`live_tables_${column}`)
        .on('live_tables')
        .column(column)
        .execute();
    }
    await db.schema
      .createTable('table_events')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('action_id', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('table_events_in_order', ['table_id', 'seq'])
      .execute();
    await db.schema
      .createIndex('table_events_action_id')
      .on('table_events')
      .columns(['table_id', 'action_id'])
      .unique()
      .execute();
    await db.schema
      .createTable('table_seats')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('table_seats_table_id')
      .on('table_seats')
      .column('table_id')
      .execute();
  },
};
