import type { Kysely } from 'kysely';

import type { PostgresPlace } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import type { Log } from '#server/shared/log.ts';

export type Database = Kysely<DatabaseSchema>;

/** Where the data is: a file of SQLite, or a PostgreSQL. */
export type DatabasePlace = { readonly file: string } | PostgresPlace;

/**
 * Opens the database and brings its tables up to date.
 * @param log hears of lost connections
 * @throws StartError with one line where the database cannot be used
 */
export const openDatabase = async (
  place: DatabasePlace,
  log: Log = () => {},
): Promise<Database> => {
  if ('file' in place) return openSqlite(place.file);
  // The driver costs memory that most installations have a better use for.
  const { openPostgres } = await import('#server/db/postgres.ts');
  return openPostgres(place, log);
};
