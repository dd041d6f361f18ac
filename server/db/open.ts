import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';

import { MIGRATIONS } from '#server/db/migrations/list.ts';
import { forKysely } from '#server/db/node-sqlite.ts';
import type { Tables } from '#server/db/tables.ts';
import { StartError } from '#server/start-error.ts';

export type Database = Kysely<Tables>;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'part of the path is a file',
  EISDIR: 'it is a folder',
  ENOENT: 'this place takes no folders',
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const known = REASONS[String(codeOf(error))];
  return known ?? error.message.replaceAll(/\s+/g, ' ');
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Like `mkdir -p`. Node's own `recursive` never comes back from a place such as `/proc`. */
const makeFolder = async (folder: string): Promise<void> => {
  const made = await mkdir(folder).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (made === undefined || codeOf(made.error) === 'EEXIST') return;
  if (codeOf(made.error) !== 'ENOENT' || dirname(folder) === folder) throw made.error;
  await makeFolder(dirname(folder));
  await mkdir(folder);
};

/** Makes the folder and an empty file that only this account can read: the keys are in it. */
const prepareFile = async (file: string): Promise<void> => {
  const folder = dirname(file);
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be made: ${reasonOf(error)}.`);
  }
  try {
    // SQLite gives its -wal and -shm files the mode of the database file.
    await (await open(file, 'a', 0o600)).close();
    await chmod(file, 0o600);
  } catch (error) {
    throw new StartError(`The database ${file} cannot be written: ${reasonOf(error)}.`);
  }
};

const migrate = async (database: DatabaseSync, db: Database): Promise<void> => {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  // One transaction around all of it: two processes that start together migrate one after the other.
  database.exec('begin immediate');
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  database.exec(error === undefined ? 'commit' : 'rollback');
  if (error !== undefined) throw error;
};

/**
 * Opens the SQLite database, makes it where there is none, and brings its tables up to date.
 * Every commit is on the disk before it counts (write-ahead log, `synchronous=full`).
 * @throws StartError with one line where the folder or file cannot be used
 */
export const openDatabase = async ({ file }: { readonly file: string }): Promise<Database> => {
  await prepareFile(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // The wait comes first: switching to the write-ahead log needs the lock as well.
    database.exec('pragma busy_timeout = 5000');
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    const db = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: forKysely(database) }),
    });
    await migrate(database, db);
    return db;
  } catch (error) {
    database?.close();
    throw new StartError(`The database ${file} cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
};
