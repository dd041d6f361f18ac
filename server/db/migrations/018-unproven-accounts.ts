import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index of the accounts that do not hold their addresses, so that unused ones can expire. */
export const unprovenAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('accounts_holder').on('accounts').column('holder').execute();
  },
};
