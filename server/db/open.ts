import type { Kysely } from 'kysely';

import { openSqlite } from '#server/db/sqlite.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Log } from '#server/shared/log.ts';

export type Database = Kysely<Tables>;

/** A PostgreSQL, or something that speaks its language. */
export interface PostgresPlace {
  /** `postgres://…`, with `sslmode` and the like as libpq has them. */
  readonly url: string;
  /** Aurora DSQL, which has rules of its own (migrations/dsql.ts); PostgreSQL where left out. */
  readonly engine?: 'dsql';
  /** Gives the password of each new connection, where it is not in the address. */
  readonly password?: () => Promise<string>;
  /** Leaves the tables as they are: somebody else keeps them up to date. */
  readonly asIs?: boolean;
}

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
