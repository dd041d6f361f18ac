import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts and everything the identity provider keeps. Times are epoch milliseconds. */
export const identity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('given_name', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('account_groups')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('group_name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_groups_pk', ['account_id', 'group_name'])
      .execute();
    await db.schema
      .createTable('oidc_payloads')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('session_uid', 'text')
      .addColumn('account_id', 'text')
      .addColumn('consumed_at', 'bigint')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('oidc_payloads_pk', ['kind', 'id'])
      .execute();
    for (const column of ['grant_id', 'session_uid', 'account_id', 'expires_at']) {
      await db.schema
        .createIndex(`oidc_payloads_${column}`)
        .on('oidc_payloads')
        .column(column)
        .execute();
    }
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('refresh_replays')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('answer', 'text')
      .addColumn('claimed_at', 'bigint', (column) => column.notNull())
      .addColumn('answered_at', 'bigint')
      .execute();
  },
};
