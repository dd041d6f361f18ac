import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

import { identity } from '#server/db/migrations/001-identity.ts';
import { decks } from '#server/db/migrations/002-decks.ts';
import { bounds } from '#server/db/migrations/003-bounds.ts';
import { sessionIds } from '#server/db/migrations/004-session-ids.ts';
import { addresses } from '#server/db/migrations/005-addresses.ts';
import { mails } from '#server/db/migrations/006-mails.ts';
import { proofs } from '#server/db/migrations/007-proofs.ts';
import { accountPages } from '#server/db/migrations/008-account-pages.ts';
import { passkeys } from '#server/db/migrations/009-passkeys.ts';
import { guessing } from '#server/db/migrations/010-guessing.ts';
import { myCards } from '#server/db/migrations/012-my-cards.ts';
import { liveTables } from '#server/db/migrations/013-tables.ts';
import { erasures } from '#server/db/migrations/014-erasures.ts';
import { tableBytes } from '#server/db/migrations/015-table-bytes.ts';
import { unprovenAccounts } from '#server/db/migrations/018-unproven-accounts.ts';
import { tableTitle } from '#server/db/migrations/019-table-title.ts';
import { recordLinks } from '#server/db/migrations/020-record-links.ts';
import { accountLocale } from '#server/db/migrations/021-account-locale.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';

/** All migrations by name; they run in the order of their names and never change once shipped. */
const MIGRATIONS: Record<string, Migration> = {
  '001-identity': identity,
  '002-decks': decks,
  '003-bounds': bounds,
  '004-session-ids': sessionIds,
  '005-addresses': addresses,
  '006-mails': mails,
  '007-proofs': proofs,
  '008-account-pages': accountPages,
  '009-passkeys': passkeys,
  '010-guessing': guessing,
  '012-my-cards': myCards,
  '013-tables': liveTables,
  '014-erasures': erasures,
  '015-table-bytes': tableBytes,
  '018-unproven-accounts': unprovenAccounts,
  '019-table-title': tableTitle,
  '020-record-links': recordLinks,
  '021-account-locale': accountLocale,
};

/** A database that a newer version of the product has migrated. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  override readonly message = 'made by a newer version; put the backup back or update';
}

/**
 * The names of the migrations applied to a database.
 * @throws where it has no table of migrations
 */
export const readMigrations = async (db: Kysely<DatabaseSchema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
};

/** Whether there is a migration that this version does not have. */
export const isNewer = (migrations: readonly string[]): boolean =>
  migrations.some((name) => !Object.hasOwn(MIGRATIONS, name));

/**
 * Migrates the database to the latest schema. On PostgreSQL the migrator holds an advisory lock, so of
 * processes that start together one migrates and the others wait.
 * @param db may be a transaction on PostgreSQL
 * @throws NewerDatabase
 * @throws the error of the first migration that fails; then no migration of this run is applied
 */
export const migrateToLatest = async (db: Kysely<DatabaseSchema>): Promise<void> => {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const migrations = await readMigrations(db).catch(() => []);
  throw isNewer(migrations) ? new NewerDatabase() : error;
};
