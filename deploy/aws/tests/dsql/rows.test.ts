// Deletes and updates of many rows, in transactions that stay within Aurora DSQL's limits.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { eraseAccount } from '../../../../server/account/erase.ts';
import { openDatabase, type Database } from '../../../../server/db/open.ts';
import { createMyCards } from '../../../../server/my-cards/sync.ts';
import { cleanUpTables } from '../../../../server/tables/cleanup.ts';
import { createJournal } from '../../../../server/tables/journal.ts';
import { deleteTable } from '../../../../server/tables/repository.ts';
import type { Postgres } from '../../../../tests/support/database/postgres.ts';
import { mintCodes } from '../../../../tests/support/deck-codes/decks.ts';
import { requirePostgres } from '../support/postgres.ts';
import { partOf, watchStatements } from '../support/statements.ts';

/** 'Cluster quotas and database limits in Amazon Aurora DSQL'. */
const MOST = 3000;

/** More than that of each. */
const MANY = 3500;

let postgres: Postgres;

// A PostgreSQL makes every index at once.
watchStatements(({ send }) => send());

beforeAll(async () => {
  postgres = await requirePostgres();
});

afterAll(() => postgres.close());

const open = async (): Promise<Database> => {
  const db = await openDatabase({ url: postgres.url, engine: 'dsql' });
  onTestFinished(() => db.destroy());
  for (const table of [
    'live_tables',
    'my_accounts',
    'my_items',
    'my_operations',
    'table_events',
    'table_seats',
  ] as const)
    await db.deleteFrom(table).execute();
  return db;
};

/** The rows that the largest transaction of some work has changed. */
const largestOf = async (work: () => Promise<unknown>): Promise<number> => {
  const running = new WeakMap<object, number>();
  let largest = 0;
  const end = watchStatements(async ({ connection, send, text }) => {
    const part = partOf(text);
    if (part === 'begins') running.set(connection, 0);
    const before = running.get(connection);
    const result = await send();
    const changed = /^\s*(?:insert|update|delete)/i.test(text) ? (result.rowCount ?? 0) : 0;
    largest = Math.max(largest, (before ?? 0) + changed);
    if (part === 'commits' || part === 'rolls back') running.delete(connection);
    else if (before !== undefined) running.set(connection, before + changed);
    return result;
  });
  await work().finally(end);
  return largest;
};

const inChunks = async <Row>(rows: readonly Row[], insert: (chunk: Row[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += 500) await insert(rows.slice(from, from + 500));
};

const numbers = Array.from({ length: MANY }, (_, index) => index + 1);

/** Many operations and items of a person. */
const keepMuch = async (db: Database, expiresAt: number): Promise<void> => {
  await db
    .insertInto('my_accounts')
    .values({
      account_id: 'ada',
      store: 'store',
      revision: MANY,
      bytes: 0,
      hands: 0,
      month_operations: MANY,
      month_ends_at: 0,
    })
    .execute();
  await inChunks(numbers, (chunk) =>
    db
      .insertInto('my_operations')
      .values(chunk.map((n) => ({ account_id: 'ada', id: `o${n}`, expires_at: expiresAt })))
      .execute(),
  );
  await inChunks(numbers, (chunk) =>
    db
      .insertInto('my_items')
      .values(
        chunk.map((n) => ({
          account_id: 'ada',
          kind: 'note',
          key: `k${n}`,
          value: 'null',
          revision: n,
        })),
      )
      .execute(),
  );
};

/** A closed table on which much has been said. */
const sayMuch = async (db: Database): Promise<void> => {
  await db
    .insertInto('live_tables')
    .values({
      id: 't',
      code: '222222',
      account_id: 'ada',
      last_seq: MANY,
      rewrites: 0,
      created_at: 1,
      touched_at: 1,
      closed_at: 2,
      personal_until: 3,
      bytes: 0,
    })
    .execute();
  await inChunks(numbers, (chunk) =>
    db
      .insertInto('table_events')
      .values(
        chunk.map((seq) => ({
          table_id: 't',
          seq,
          at: 1,
          action_id: null,
          body: JSON.stringify({ kind: 'joined', by: 'g', guest: 'g', name: 'Kim Possible' }),
        })),
      )
      .execute(),
  );
};

test('an account with much in it is erased, and nothing of it is left', async () => {
  const db = await open();
  await keepMuch(db, Number.MAX_SAFE_INTEGER);
  await sayMuch(db);
  expect(await largestOf(() => eraseAccount(db, 'ada'))).toBeLessThanOrEqual(MOST);
  for (const table of ['my_items', 'my_operations', 'table_events', 'live_tables'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('a table on which much has happened is deleted', async () => {
  const db = await open();
  await sayMuch(db);
  expect(await largestOf(() => deleteTable(db, 't'))).toBeLessThanOrEqual(MOST);
  expect(await db.selectFrom('table_events').select('seq').execute()).toEqual([]);
});

test('names and notes of a table with many are all deleted', async () => {
  const db = await open();
  await sayMuch(db);
  const journal = createJournal({
    db,
    clock: () => 10,
    personalMs: 1,
  });
  const lines: unknown[] = [];
  const parts = { db, journal, log: (line: unknown) => lines.push(line) };
  expect(await largestOf(() => cleanUpTables(parts, 10))).toBeLessThanOrEqual(MOST);
  expect(lines).toEqual([]);
  const bodies = await db.selectFrom('table_events').select('body').execute();
  expect(JSON.stringify(bodies)).not.toContain('Kim Possible');
  const row = await db.selectFrom('live_tables').select('personal_until').executeTakeFirst();
  expect(row).toEqual({ personal_until: null });
});

test('a sync after a month with many changes goes through', async () => {
  const db = await open();
  await keepMuch(db, 5);
  const cards = createMyCards(
    db,
    () => 1_800_000_000_000,
    () => Promise.resolve(true),
  );
  const operations = [
    { id: crypto.randomUUID(), kind: 'note', key: 'B12', value: { id: 'n', text: 'x' } },
  ];
  const sync = () => cards.sync('ada', { since: 0, store: undefined, now: 1, operations });
  expect(await largestOf(sync)).toBeLessThanOrEqual(MOST);
});

test('removing My Cards of an account that is gone takes lots', async () => {
  const db = await open();
  await keepMuch(db, Number.MAX_SAFE_INTEGER);
  const gone = createMyCards(
    db,
    () => 1,
    () => Promise.resolve(false),
  );
  const asked = () => gone.changes('ada', { since: 0, store: undefined });
  expect(await largestOf(asked)).toBeLessThanOrEqual(MOST);
  expect(await db.selectFrom('my_items').select('key').execute()).toEqual([]);
});

test('deck codes are minted in lots', async () => {
  const db = await open();
  expect(await largestOf(() => mintCodes(db, 6000))).toBeLessThanOrEqual(MOST);
});
