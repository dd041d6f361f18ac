import type { Kysely } from 'kysely';

import type { PostgresPlace } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import type { Log } from '#server/shared/log.ts';

export type Database = Kysely<DatabaseSchema>;

/** The location of the database: an SQLite file, or a PostgreSQL server. */
export type DatabasePlace = { readonly file: string } | PostgresPlace;

/**
 * Opens the database and migrates it.
 * @param log receives lost connections
 * @throws StartError with one line where the database cannot be used
 */
export const openDatabase = async (
  place: DatabasePlace,
  log: Log = () => {},
): Promise<Database> => {
  if ('file' in place) return openSqlite(place.file);
  // Loaded on demand: the driver costs memory that most installations do not need to spend.
  const { openPostgres } = await import('#server/db/postgres.ts');
  return openPostgres(place, log);
};
