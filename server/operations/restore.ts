import { link, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Kysely, SqliteDialect } from 'kysely';

import { getConfig } from '#server/config/config.ts';
import { makeDataFolder, reasonOf } from '#server/db/folder.ts';
import { isNewer, NewerDatabase, readMigrations } from '#server/db/migrations/list.ts';
import { forKysely } from '#server/db/node-sqlite.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import { copyDatabase, holdAlone, isThere } from '#server/operations/sqlite-file.ts';
import { runCommand, type Shell } from '#server/shared/run-command.ts';
import { UsageError } from '#server/shared/usage-error.ts';

const USAGE = `Usage: npm run restore -- FILE

Puts FILE, which npm run backup has made, in the place of the SQLite database of DATA_DIR. It refuses while
a server or a command uses that database, and a FILE that is damaged, is no database of this product or
was made by a newer version. The database that was there stays beside it, under the date of today; FILE
stays as it is. With DATABASE_URL use pg_restore (docs/operations.md).
`;

/** Checks a backup. @throws where it is damaged, or this version cannot use it */
const checkDatabase = async (file: string): Promise<void> => {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    const [said] = database.prepare('pragma integrity_check').all();
    if (said?.['integrity_check'] !== 'ok') throw new Error('it is damaged');
    const db = new Kysely<DatabaseSchema>({
      dialect: new SqliteDialect({ database: forKysely(database) }),
    });
    const migrations = await readMigrations(db).catch((): string[] => []);
    if (!migrations.includes('001-identity')) throw new Error('it is no database of this product');
    if (isNewer(migrations)) throw new NewerDatabase();
  } finally {
    database?.close();
  }
};

/** A time that is valid in file names everywhere, such as `2026-11-24T17-30-00-123Z`. */
const stampOf = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-');

/** Flushes renames in a folder to the disk. */
const syncFolder = async (folder: string): Promise<void> => {
  // Windows cannot open folders, and needs no flush.
  const opened = await open(folder, 'r').catch(() => undefined);
  await opened?.sync().catch(() => {});
  await opened?.close();
};

/**
 * Replaces a database by another atomically.
 * @param at time for the name of the replaced file, in ms since the epoch
 * @returns the path of the replaced file; `undefined` where there was none
 */
const swap = async (next: string, file: string, at: number): Promise<string | undefined> => {
  if (!(await isThere(file))) {
    // A leftover write-ahead log would belong to the replaced database.
    for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
    await rename(next, file);
    return undefined;
  }
  const old = join(dirname(file), `dck-before-${stampOf(at)}.sqlite`);
  const held = holdAlone(file);
  try {
    await link(file, old);
    await rename(next, file);
  } finally {
    held.close();
  }
  return old;
};

const restore = async (backup: string, file: string, at: number): Promise<string | undefined> => {
  await makeDataFolder(dirname(file));
  if (await isThere(file)) holdAlone(file).close();
  const next = `${file}-restoring`;
  await rm(next, { force: true });
  const refuse = (error: unknown): never => {
    throw new Error(`${backup} cannot be restored: ${reasonOf(error)}`, { cause: error });
  };
  try {
    await copyDatabase(backup, next).catch(refuse);
    await checkDatabase(next).catch(refuse);
    return await swap(next, file, at);
  } finally {
    await rm(next, { force: true });
    await syncFolder(dirname(file));
  }
};

/** Runs `npm run restore` in this process. */
export const runRestore = (shell: Shell): Promise<number> =>
  runCommand(shell, USAGE, async ([backup, ...more]) => {
    if (backup === undefined || backup.startsWith('-') || more.length > 0)
      throw new UsageError('Name one file.');
    const { database } = getConfig(shell.env());
    if ('url' in database) throw new Error('The data is in PostgreSQL. Use pg_restore.');
    if (!(await isThere(backup))) throw new Error(`${backup} is not there.`);
    const old = await restore(backup, database.file, Date.now());
    const kept = old === undefined ? '' : `The database that was there is now ${old}\n`;
    shell.stdout.write(`${backup} is restored.\n${kept}`);
  });
