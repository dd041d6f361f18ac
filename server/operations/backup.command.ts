/** `npm run backup`: copies the SQLite database while the server runs. */
import { getConfig } from '#server/config/config.ts';
import { copyDatabase, isThere } from '#server/operations/sqlite-file.ts';
import { runCommand, runInProcess } from '#server/shared/run-command.ts';
import { UsageError } from '#server/shared/usage-error.ts';

const USAGE = `Usage: npm run backup -- FILE

Writes a copy of the SQLite database of DATA_DIR to FILE, which must not be there yet, at one moment
and while the server runs. It holds accounts and keys: keep it private. With DATABASE_URL use
pg_dump. npm run restore puts it back; docs/operations.md tells how to restore either.
`;

await runInProcess((shell) =>
  runCommand(shell, USAGE, async ([file, ...more]) => {
    if (file === undefined || more.length > 0) throw new UsageError('Name one file.');
    const { database } = getConfig(shell.env());
    if ('url' in database) throw new Error('The data is in PostgreSQL. Use pg_dump.');
    if (await isThere(file)) throw new Error(`${file} is there already.`);
    await copyDatabase(database.file, file);
    shell.stdout.write(`The database is copied to ${file}\n`);
  }),
);
