import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counters of failed sign-ins, and the epoch that invalidates cookies of known devices. */
export const guessing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sign_in_tries')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sign_in_tries_of_email', ['email', 'source'])
      .execute();
    await db.schema
      .createIndex('sign_in_tries_expires_at')
      .on('sign_in_tries')
      .column('expires_at')
      .execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('device_epoch', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
