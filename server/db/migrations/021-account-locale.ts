import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language that an account was last set to; null where none was chosen. */
export const accountLocale: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('locale', 'text').execute();
  },
};
