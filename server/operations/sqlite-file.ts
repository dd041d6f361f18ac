import { chmod, open, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

import { codeOf, reasonOf } from '#server/db/folder.ts';

export const isThere = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => undefined)) !== undefined;

/**
 * Gives the My Cards stores in a copy new ids, so that devices notice a restored backup
 * (behaviour/my-cards.md, 'My Cards').
 */
const renameStores = (file: string): void => {
  const copy = new DatabaseSync(file);
  try {
    // A database that no server of this version has opened lacks this table.
    const table = copy.prepare("select 1 from sqlite_schema where name = 'my_accounts'").get();
    if (table) copy.exec('update my_accounts set store = lower(hex(randomblob(16)))');
  } finally {
    copy.close();
  }
};

/**
 * Copies a consistent snapshot of a database, even while others write, into a file that only the current user
 * can read, and flushes it to the disk.
 * @param target must not exist yet
 */
export const copyDatabase = async (source: string, target: string): Promise<void> => {
  const from = new DatabaseSync(source, { readOnly: true });
  try {
    from.exec('pragma busy_timeout = 5000');
    process.umask(0o077);
    from.prepare('vacuum into ?').run(target);
  } finally {
    from.close();
  }
  await chmod(target, 0o600);
  renameStores(target);
  const copy = await open(target, 'r+');
  await copy.sync();
  await copy.close();
};

const isLocked = (error: unknown): boolean =>
  codeOf(error) === 'ERR_SQLITE_ERROR' && /\blocked\b/.test(reasonOf(error));

/**
 * Opens a database exclusively until it is closed, with all data of the write-ahead log in the one file. The
 * locks are the system's: they end with a killed process.
 * @throws where a server or a command has it open
 */
export const holdAlone = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file);
  try {
    // A connection with a write-ahead log keeps the file locked while it is open, even when idle.
    database.exec('pragma journal_mode = delete');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (!isLocked(error)) throw error;
    throw new Error(`${file} is in use. Stop the server first, and every command.`, {
      cause: error,
    });
  }
};
