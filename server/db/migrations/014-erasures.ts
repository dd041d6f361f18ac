import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Erasures of accounts that an external identity provider keeps. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erasures')
      .addColumn('account_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text')
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('gone_at', 'bigint')
      .execute();
  },
};
