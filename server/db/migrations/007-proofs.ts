import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Verification tokens: links and codes in emails. Times are epoch milliseconds. */
export const proofs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('proofs')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('mail_id', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('code_hash', 'text')
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('proofs_of_account', ['account_id', 'kind', 'email'])
      .execute();
    await db.schema.createIndex('proofs_expires_at').on('proofs').column('expires_at').execute();
  },
};
