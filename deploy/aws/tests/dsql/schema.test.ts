// The tables that Aurora DSQL gets are those of the other engines' migrations, but for what it cannot have.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase, type Database } from '../../../../server/db/open.ts';
import type { PostgresPlace } from '../../../../server/db/postgres.ts';
import type { Postgres } from '../../../../tests/support/database/postgres.ts';
import { judge } from '../../dsql/rules.ts';
import { requirePostgres } from '../support/postgres.ts';
import { partOf, watchStatements } from '../support/statements.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await requirePostgres();
});

afterAll(() => postgres.close());

const COLUMNS = sql<Record<string, unknown>>`
  select table_name, column_name, data_type, is_nullable, column_default
  from information_schema.columns
  where table_schema = 'public' and table_name not like 'kysely%' order by 1, 2`;

/** Keys and indexes by what they are over, whatever they are called; a unique index is a unique key. */
const INDEXES = sql<Record<string, unknown>>`
  select c.relname as of_table, i.indisunique as is_unique, i.indisprimary as is_primary,
    array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) as over
  from pg_index i join pg_class c on c.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
  where c.relname not like 'kysely%'
  group by i.indexrelid, c.relname, i.indisunique, i.indisprimary order by 1, 4, 2, 3`;

const shapeOf = async (db: Database) => ({
  columns: (await COLUMNS.execute(db)).rows,
  indexes: (await INDEXES.execute(db)).rows,
});

const openNew = async (name: string, engine?: 'dsql'): Promise<Database> => {
  const server: PostgresPlace = { url: postgres.url, asIs: true };
  const admin = await openDatabase(server);
  await sql.raw(`create database ${name}`).execute(admin);
  await admin.destroy();
  const url = new URL(`/${name}`, postgres.url).href;
  return openDatabase({ url, ...(engine && { engine }) });
};

test('columns, keys and indexes are the same', async () => {
  const end = watchStatements(({ send }) => send());
  const ours = await openNew('of_dsql', 'dsql').finally(end);
  const others = await openNew('of_postgres');
  expect(await shapeOf(ours)).toEqual(await shapeOf(others));
  await Promise.all([ours.destroy(), others.destroy()]);
});

test('every statement that makes them is one that Aurora DSQL takes, by itself', async () => {
  const texts: string[] = [];
  const end = watchStatements(({ send, text }) => {
    texts.push(text);
    return send();
  });
  const db = await openNew('watched', 'dsql').finally(end);
  await db.destroy();
  const ofMigration = texts.filter((text) => !text.startsWith('create database'));
  expect(ofMigration.filter((text) => partOf(text) !== 'within')).toEqual([]);
  const findings = await Promise.all(
    ofMigration.map((text) => judge([{ text, rows: 0, bytes: 0 }])),
  );
  expect(findings.flat()).toEqual([]);
});

test('it makes nothing anew where everything is there', async () => {
  const end = watchStatements(({ send }) => send());
  const first = await openNew('twice', 'dsql').finally(end);
  await first.destroy();
  const texts: string[] = [];
  const endSecond = watchStatements(({ send, text }) => {
    texts.push(text);
    return send();
  });
  const url = new URL('/twice', postgres.url).href;
  const second = await openDatabase({ url, engine: 'dsql' }).finally(endSecond);
  await second.destroy();
  expect(texts.map((text) => text.slice(0, 40))).toEqual([
    'create table if not exists kysely_migrat',
    'select "name" from "kysely_migration"',
  ]);
});
