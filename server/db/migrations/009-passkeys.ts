import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Passkeys of accounts, and pending challenges. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('syncable', 'integer', (column) => column.notNull())
      .addColumn('backed_up', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('subject_hash', 'text', (column) => column.primaryKey())
      .addColumn('challenge_hash', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('passkey_sign_ups')
      .addColumn('interaction_uid', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('given_name', 'text', (column) => column.notNull())
      .addColumn('proven_at', 'bigint')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const [table, column] of [
      ['passkeys', 'account_id'],
      ['passkey_challenges', 'expires_at'],
      ['passkey_sign_ups', 'expires_at'],
    ] as const) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  },
};
