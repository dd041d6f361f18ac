import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';

import { openDatabase, type DatabasePlace } from '#server/db/open.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { temporaryRoot } from '#support/shared/temporary-root.ts';

/** A database of its own for the running test, and how a process is told of it. */
export interface TestDatabase {
  readonly place: DatabasePlace;
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL: string };
}

/** Runs statements in a database, on a connection of their own. */
const run = async (url: string, statements: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
};

/** Databases of earlier tests of this file, empty again: making one takes fifty times as long. */
const idle: string[] = [];

/** Waits for other writers to finish, such as a process that was just killed. */
const DISCONNECT_OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid();`;

const TABLES: readonly (keyof DatabaseSchema)[] = [
  'account_groups',
  'accounts',
  'oidc_payloads',
  'secrets',
  'rate_limits',
  'sign_in_tries',
  'refresh_replays',
  'mint_runs',
  'deck_codes',
  'mails',
  'proofs',
  'account_sessions',
  'account_events',
  'passkeys',
  'passkey_challenges',
  'passkey_sign_ups',
  'my_accounts',
  'my_items',
  'my_operations',
  'live_tables',
  'record_links',
  'table_events',
  'table_seats',
  'erasures',
];

/** Empties a database for the next test; one that a test has broken is not used again. */
const giveBack = async (url: string): Promise<void> => {
  const deletions = TABLES.map((table) => `delete from ${table};`).join('\n');
  await run(url, DISCONNECT_OTHERS + deletions).then(
    () => void idle.push(url),
    () => {},
  );
};

/**
 * Makes an empty database on a PostgreSQL server, for the running test alone.
 * @param server the server's own database
 * @param untouched without the tables of an earlier test
 * @returns its address
 */
const makePostgresDatabase = async (server: string, untouched: boolean): Promise<string> => {
  let url = untouched ? undefined : idle.pop();
  if (url === undefined) {
    const name = `t_${randomUUID().replaceAll('-', '')}`;
    await run(server, `create database ${name}`);
    url = new URL(`/${name}`, server).href;
  }
  const made = url;
  // Emptying tables does not undo changes to the schema or the migrations, so an untouched database is not reused.
  if (!untouched) onTestFinished(() => giveBack(made));
  return url;
};

/** The tables of an empty SQLite database: bringing them up to date takes three times as long as a copy. */
let tables: Promise<Buffer> | undefined;

const makeTables = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(temporaryRoot(), 'dck-tables-'));
  try {
    const file = join(folder, 'dck.sqlite');
    // The last one to close a database leaves all of it in its one file.
    await (await openDatabase({ file })).destroy();
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * Makes an empty database on the engine that the suite runs on (vitest.config.ts).
 * @param options.untouched without the tables of an earlier one
 */
export const makeDatabase = async ({ untouched = false } = {}): Promise<TestDatabase> => {
  const folder = await makeTemporaryFolder();
  const server = inject('postgres');
  if (server === undefined) {
    const place = { file: join(folder, 'dck.sqlite') };
    if (!untouched) await writeFile(place.file, await (tables ??= makeTables()), { mode: 0o600 });
    return { place, env: { DATA_DIR: folder, DATABASE_URL: '' } };
  }
  const url = await makePostgresDatabase(server, untouched);
  return { place: { url }, env: { DATA_DIR: folder, DATABASE_URL: url } };
};
