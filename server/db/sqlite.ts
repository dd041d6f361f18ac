import { chmod, open as openFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Kysely } from 'kysely';

import { makeDataFolder, reasonOf } from '#server/db/folder.ts';
import { migrateToLatest } from '#server/db/migrations/list.ts';
import { forKysely } from '#server/db/node-sqlite.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import { SharingSqliteDialect } from '#server/db/sqlite-dialect.ts';
import { StartError } from '#server/shared/start-error.ts';

/** Creates the folder and an empty file that only the current user can read: it will hold the keys. */
const prepareFile = async (file: string): Promise<void> => {
  await makeDataFolder(dirname(file));
  try {
    // SQLite gives its -wal and -shm files the mode of the database file.
    await (await openFile(file, 'a', 0o600)).close();
    await chmod(file, 0o600);
  } catch (error) {
    throw new StartError(`The database ${file} cannot be written: ${reasonOf(error)}.`);
  }
};

const migrate = async (database: DatabaseSync, db: Kysely<DatabaseSchema>): Promise<void> => {
  // All in one transaction: of two processes that start together, the second migrates after the first.
  database.exec('begin immediate');
  try {
    await migrateToLatest(db);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
};

const open = async (file: string): Promise<Kysely<DatabaseSchema>> => {
  let database: DatabaseSync | undefined;
  let reading: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // The timeout is set first, because switching to the write-ahead log takes the lock as well.
    database.exec('pragma busy_timeout = 5000');
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    reading = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const db = new Kysely<DatabaseSchema>({
      dialect: new SharingSqliteDialect({
        database: forKysely(database),
        reading: forKysely(reading),
      }),
    });
    await migrate(database, db);
    return db;
  } catch (error) {
    reading?.close();
    database?.close();
    throw new StartError(`The database ${file} cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
};

/** The inode of a file; it changes when a restore replaces the file. */
const identityOf = async (file: string): Promise<bigint | undefined> =>
  (await stat(file, { bigint: true }).catch(() => undefined))?.ino;

/**
 * Opens the SQLite database, creates it if it does not exist, and migrates it. Every commit is on the disk
 * before it is acknowledged (write-ahead log, `synchronous=full`).
 * @throws StartError with one line where the folder or file cannot be used
 */
export const openSqlite = async (file: string): Promise<Kysely<DatabaseSchema>> => {
  await prepareFile(file);
  const before = await identityOf(file);
  const db = await open(file);
  if ((await identityOf(file)) === before) return db;
  // It has waited for a restore with the old database open.
  await db.destroy();
  return openSqlite(file);
};
