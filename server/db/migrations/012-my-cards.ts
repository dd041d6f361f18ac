import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Kept items, notes and hands of My Cards. Times are epoch milliseconds. */
export const myCards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('my_accounts')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('store', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('hands', 'integer', (column) => column.notNull())
      .addColumn('month_operations', 'integer', (column) => column.notNull())
      .addColumn('month_ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('my_items')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('my_items_of_account', ['account_id', 'kind', 'key'])
      .execute();
    await db.schema
      .createIndex('my_items_revision')
      .on('my_items')
      .columns(['account_id', 'revision'])
      .unique()
      .execute();
    await db.schema
      .createTable('my_operations')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('my_operations_of_account', ['account_id', 'id'])
      .execute();
    await db.schema
      .createIndex('my_operations_expires_at')
      .on('my_operations')
      .column('expires_at')
      .execute();
  },
};
