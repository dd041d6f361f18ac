import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

import { sql, type Transaction } from 'kysely';

import { getConfig } from '#server/config/config.ts';
import { migrateToLatest } from '#server/db/migrations/list.ts';
import { openDatabase } from '#server/db/open.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import { holdAlone, isThere } from '#server/operations/sqlite-file.ts';
import { runCommand, type Shell } from '#server/shared/run-command.ts';
import { UsageError } from '#server/shared/usage-error.ts';

const USAGE = `Usage: npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE

Copies everything from the SQLite database of DATA_DIR into an empty PostgreSQL database, all of it or
nothing, and counts the rows of each table on both sides. It refuses while a server or a command uses the
SQLite database, and a target that is not empty. The SQLite database stays as it is. Set DATABASE_URL to the
same address afterwards, and start the server.
`;

/**
 * Rows per INSERT: PostgreSQL takes 65,535 parameters in a statement; no table has more than a hundred
 * columns.
 */
const BATCH = 500;

type Row = Record<string, unknown>;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of the product in an SQLite database; referenced tables come first. */
const tablesOf = (source: DatabaseSync): string[] => {
  const names = source
    .prepare(
      String.raw`select name from sqlite_schema where type = 'table'
        and name not like 'sqlite\_%' escape '\' and name not like 'kysely\_%' escape '\'`,
    )
    .all()
    .map(({ name }) => String(name));
  const parents = new Map(
    names.map((name) => {
      const keys = source.prepare('select "table" from pragma_foreign_key_list(?)').all(name);
      return [name, keys.map(({ table }) => String(table)).filter((table) => table !== name)];
    }),
  );
  const sorted: string[] = [];
  const add = (name: string): void => {
    for (const parent of parents.get(name) ?? []) add(parent);
    if (!sorted.includes(name)) sorted.push(name);
  };
  for (const name of names.toSorted()) add(name);
  return sorted;
};

/** The rows of a table, in batches. */
const batchesOf = function* (source: DatabaseSync, table: string): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of source.prepare(`select * from ${quoted(table)}`).iterate()) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

const insert = async (target: Transaction<DatabaseSchema>, table: string, rows: readonly Row[]) => {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(target);
};

/** Requires an empty target. @throws where it has a table, a view or a sequence */
const needEmpty = async (target: Transaction<DatabaseSchema>): Promise<void> => {
  const { rows } = await sql<{ relname: string }>`select relname from pg_class
    where relnamespace = current_schema()::regnamespace limit 1`.execute(target);
  if (rows.length > 0)
    throw new Error(`The database of --to is not empty: it has ${rows[0]?.relname ?? 'a table'}.`);
};

const copyTable = async (
  source: DatabaseSync,
  target: Transaction<DatabaseSchema>,
  table: string,
) => {
  for (const batch of batchesOf(source, table)) await insert(target, table, batch);
  const there = source.prepare(`select count(*) as rows from ${quoted(table)}`).get()?.['rows'];
  const { rows } = await sql<{
    rows: number;
  }>`select count(*) as rows from ${sql.table(table)}`.execute(target);
  if (rows[0]?.rows !== there)
    throw new Error(`Of ${table} ${String(there)} rows became ${String(rows[0]?.rows)}.`);
  return Number(there);
};

/** Copies all tables. @returns the number of rows of each table */
const move = async (file: string, url: string): Promise<readonly number[]> => {
  if (!(await isThere(file))) throw new Error(`${file} is not there.`);
  holdAlone(file).close();
  // Migrates the source first: an older version has other tables than the target.
  await (await openDatabase({ file })).destroy();
  const source = holdAlone(file);
  try {
    const target = await openDatabase({ url, asIs: true });
    try {
      return await target.transaction().execute(async (transaction) => {
        await needEmpty(transaction);
        await migrateToLatest(transaction);
        const counts: number[] = [];
        for (const table of tablesOf(source))
          counts.push(await copyTable(source, transaction, table));
        return counts;
      });
    } finally {
      await target.destroy();
    }
  } finally {
    source.close();
  }
};

/** Runs `npm run move` in this process. */
export const runMove = (shell: Shell): Promise<number> =>
  runCommand(shell, USAGE, async (args) => {
    const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
    const { to } = values;
    if (to === undefined || !/^postgres(ql)?:$/.test(URL.parse(to)?.protocol ?? ''))
      throw new UsageError('Name an address such as --to postgres://host/name.');
    const { database } = getConfig(shell.env());
    if ('url' in database) throw new Error('The data is in PostgreSQL already.');
    const counts = await move(database.file, to);
    const rows = counts.reduce((sum, count) => sum + count, 0);
    shell.stdout.write(
      `${rows} rows of ${counts.length} tables are copied. Set DATABASE_URL to that address and start the server.\n`,
    );
  });
