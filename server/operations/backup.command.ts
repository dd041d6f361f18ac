/** `npm run backup`: a copy of the SQLite database while the server runs. */
import { chmod, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

import { getConfig } from '#server/config/config.ts';
import { runCommand, runInProcess } from '#server/shared/run-command.ts';
import { UsageError } from '#server/shared/usage-error.ts';

const USAGE = `Usage: npm run backup -- FILE

Writes a copy of the SQLite database of DATA_DIR to FILE, which must not be there yet, at one moment
and while the server runs. It holds accounts and keys: keep it private. With DATABASE_URL use
pg_dump. docs/operations.md tells how to restore either.
`;

/**
 * Names the data of My Cards anew in a copy: devices notice then, when it is restored, that it is an earlier
 * one (behaviour.md, 'My cards').
 */
const renameStores = (file: string): void => {
  const copy = new DatabaseSync(file);
  try {
    // A database that no server of this version has opened yet has no such table.
    const table = copy.prepare("select 1 from sqlite_schema where name = 'my_accounts'").get();
    if (table) copy.exec('update my_accounts set store = lower(hex(randomblob(16)))');
  } finally {
    copy.close();
  }
};

await runInProcess((shell) =>
  runCommand(shell, USAGE, async ([file, ...more]) => {
    if (file === undefined || more.length > 0) throw new UsageError('Name one file.');
    const { database } = getConfig(shell.env());
    if ('url' in database) throw new Error('The data is in PostgreSQL. Use pg_dump.');
    if (await stat(file).catch(() => undefined)) throw new Error(`${file} is there already.`);
    const source = new DatabaseSync(database.file, { readOnly: true });
    try {
      source.exec('pragma busy_timeout = 5000');
      process.umask(0o077);
      source.prepare('vacuum into ?').run(file);
      await chmod(file, 0o600);
    } finally {
      source.close();
    }
    renameStores(file);
    shell.stdout.write(`The database is copied to ${file}\n`);
  }),
);
