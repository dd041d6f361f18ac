import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { MOST_TABLE_BYTES, MOST_TABLES, MOST_TABLES_BYTES } from '#contract/tables-bounds.ts';
import type { Database } from '#server/db/open.ts';
import { lay, refusalOf, startTables } from '#support/tables/calls.ts';

const MONTH = 30 * 24 * 60 * 60_000;
const NO_ROOM =
  'Your tables take all the room that there is. Delete one you no longer need in My Cards first.';
const WORN_OUT =
  'More has happened on this table than it can keep. Close it and start again from here.';

/** How many bytes a table is said to take, and how many its events do. */
const bytesIn = async (db: Database) => {
  const { bytes } = await db.selectFrom('live_tables').select('bytes').executeTakeFirstOrThrow();
  const { stored } = await db
    .selectFrom('table_events')
    .select(sql<number>`sum(octet_length(body))`.as('stored'))
    .executeTakeFirstOrThrow();
  return { bytes, stored };
};

/**
 * A table with a card on it.
 * @param bytes what it is said to take, if not what it does
 */
const startWith = async (bytes?: number | null) => {
  const api = await startTables();
  const { code, host } = await api.open();
  await host.do(code, lay(['B12']));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  const note = { kind: 'note', note: randomUUID(), place, text: 'Žluťoučký kůň' } as const;
  // Processes look again at a table whose events were written anew.
  if (bytes !== undefined)
    await api.db.updateTable('live_tables').set({ bytes, rewrites: 1 }).execute();
  return { ...api, code, host, note };
};

/** Tables of Ada that have ended. */
const endTables = async (db: Database, count: number, bytes: number): Promise<void> => {
  const ended = Array.from({ length: count }, (_, index) => ({
    id: `ended ${index}`,
    code: `ended ${index}`,
    account_id: 'ada',
    last_seq: 0,
    rewrites: 0,
    created_at: 0,
    touched_at: 0,
    closed_at: 0,
    personal_until: null,
    bytes,
  }));
  await db.insertInto('live_tables').values(ended).execute();
};

test('what a table takes is counted as it grows', async () => {
  const { code, db, host, note } = await startWith();
  await host.do(code, note);
  const { bytes, stored } = await bytesIn(db);
  expect(bytes).toBe(stored);
});

test('what a table takes is less once names and notes are gone', async () => {
  const { code, db, host, note, tables, time } = await startWith();
  await host.do(code, note);
  await host.do(code, { kind: 'close' });
  const before = await bytesIn(db);
  time.now += MONTH;
  await tables.end();
  const { bytes, stored } = await bytesIn(db);
  expect(bytes).toBe(stored);
  expect(stored).toBeLessThan(before.stored);
});

test('a table that takes as much as it may takes nothing more', async () => {
  const { code, db, host, note } = await startWith(MOST_TABLE_BYTES);
  const before = await host.see(code);
  expect(await refusalOf(await host.act(code, note))).toEqual([413, WORN_OUT]);
  expect(await host.see(code)).toEqual(before);
  expect((await bytesIn(db)).bytes).toBe(MOST_TABLE_BYTES);
});

test('a table that takes as much as it may is closed by its host', async () => {
  const { code, host } = await startWith(MOST_TABLE_BYTES);
  await host.do(code, { kind: 'close' });
  expect((await host.see(code)).phase).toBe('closed');
});

test('a table at its size limit admits no guests', async () => {
  const { browser, code, db } = await startWith(MOST_TABLE_BYTES);
  const answer = await browser().send('POST', `/tables/${code}/guests`, { name: 'Kim' });
  expect(await refusalOf(answer)).toEqual([413, WORN_OUT]);
  const guests = db.selectFrom('table_seats').select('id').where('role', '=', 'guest');
  expect(await guests.execute()).toEqual([]);
});

test.each([
  ['as many tables as it may have', MOST_TABLES, 1],
  ['tables that take all the room', 2, MOST_TABLES_BYTES / 2],
])('an account with %s opens one when it has deleted one', async (_many, count, bytes) => {
  const { db, hostOf } = await startTables();
  const host = await hostOf('ada');
  await endTables(db, count, bytes);
  expect(await refusalOf(await host.send('POST', '/tables', {}))).toEqual([413, NO_ROOM]);
  await db.deleteFrom('live_tables').where('id', '=', 'ended 0').execute();
  expect((await host.send('POST', '/tables', {})).status).toBe(200);
});

test('what others keep takes none of an account’s room', async () => {
  const { db, hostOf } = await startTables();
  await endTables(db, MOST_TABLES, MOST_TABLES_BYTES);
  const host = await hostOf('bea');
  expect((await host.send('POST', '/tables', {})).status).toBe(200);
});

test('a table from before bytes were counted goes on', async () => {
  const { code, host, note } = await startWith(null);
  await host.do(code, note);
  expect(Object.values((await host.see(code)).notes)).toHaveLength(1);
});
