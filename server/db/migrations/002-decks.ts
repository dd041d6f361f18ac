import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Deck codes and the runs that minted them. Times are epoch milliseconds. */
export const decks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mint_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .execute();
    await db.schema
      .createTable('deck_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('mint_run', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('claimed_by', 'text')
      .addColumn('claimed_at', 'bigint')
      .addColumn('code', 'text')
      .execute();
    await db.schema
      .createIndex('deck_codes_mint_run')
      .on('deck_codes')
      .column('mint_run')
      .execute();
    await db.schema
      .createIndex('deck_codes_claimed_by')
      .on('deck_codes')
      .column('claimed_by')
      .where('claimed_by', 'is not', null)
      .execute();
  },
};
