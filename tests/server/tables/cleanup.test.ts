import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { eraseAccount } from '#server/account/erase.ts';
import { exportedData } from '#support/account/exported.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import type { LogLine } from '#server/shared/log.ts';
import { cleanUpTables } from '#server/tables/cleanup.ts';
import { isReadable } from '#server/tables/seats.ts';
import { lay, startTables } from '#support/tables/calls.ts';

const DAY = 24 * 60 * 60_000;
const NAMES: readonly (keyof DatabaseSchema)[] = [
  'live_tables',
  'record_links',
  'table_events',
  'table_seats',
];

/** A table with a guest's name and note on it. */
const start = async (settings = {}) => {
  const api = await startTables();
  const { code, host } = await api.open({ settings });
  const guest = api.browser();
  const { guest: id = '' } = await guest.join(code, 'Kim Possible');
  await host.do(code, lay(['B12']));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  await guest.do(code, { kind: 'note', note: randomUUID(), place, text: 'My own words' });
  await host.do(code, { kind: 'agree', agreement: randomUUID(), text: 'My task', who: 'Kim' });
  await host.send('POST', `/tables/${code}/record-link`, {});
  const stored = async () =>
    JSON.stringify(
      await Promise.all(NAMES.map((name) => api.db.selectFrom(name).selectAll().execute())),
    );
  return { ...api, code, host, guest, id, stored };
};

test('a table on which nothing happens for a day closes', async () => {
  const { code, host, tables, time } = await start();
  time.now += DAY - 1;
  await tables.end();
  expect((await host.see(code)).phase).toBe('open');
  time.now += 1;
  await tables.end();
  expect((await host.see(code)).phase).toBe('closed');
});

test('a guest who joins an idle table finds it closed', async () => {
  const { browser, code, time } = await start();
  time.now += DAY;
  const answer = await browser().send('POST', `/tables/${code}/guests`, { name: 'Lou' });
  expect(answer.status).toBe(410);
});

test('a table that was used by a clock ahead goes on at the right time', async () => {
  const { code, host, time } = await start();
  time.now += DAY / 2;
  await host.do(code, lay(['T14']));
  time.now -= DAY / 2;
  const before = await host.do(code, lay(['M14']));
  await host.do(code, lay(['S15']));
  const { events } = await host.poll(code, before);
  expect(events.map(({ at }) => at)).toEqual([time.now]);
});

test('a table that was used by a clock put back for a day is not idle once it is right', async () => {
  const { code, host, tables, time } = await start();
  time.now -= DAY;
  await host.do(code, lay(['T14']));
  time.now += DAY;
  await tables.end();
  await host.do(code, lay(['M14']));
  expect((await host.see(code)).phase).toBe('open');
});

test.each([
  ['open', null, 0, true],
  ['ended a day ago', -DAY, -DAY, true],
  ['ended more than a day ago', -DAY - 1, -2 * DAY, false],
  ['ended long ago, and the host sat down since', -9 * DAY, -DAY, true],
  ['ended long ago, and the host sat down a day ago', -9 * DAY, -DAY - 1, false],
])('a seat at a table that is %s is good: %4$s', (_table, closedAt, since, isGood) => {
  expect(isReadable(closedAt, since, 0)).toBe(isGood);
});

test('names and notes of guests are there for 30 days, and then they are not', async () => {
  const { code, host, stored, tables, time } = await start();
  await host.do(code, { kind: 'close' });
  time.now += 30 * DAY - 1;
  await tables.end();
  expect(await stored()).toContain('Kim Possible');
  time.now += 1;
  await tables.end();
  const left = await stored();
  expect(left).not.toContain('Kim Possible');
  expect(left).not.toContain('My own words');
  expect(left).not.toContain('My task');
});

test('a table that cannot be closed keeps no other from its cleanup', async () => {
  const { code, db, host, open, stored, tables, time } = await start();
  await host.do(code, { kind: 'close' });
  time.now += 29 * DAY;
  await open();
  time.now += DAY;
  const journal = { ...tables.journal, append: () => Promise.reject(new Error('It is locked.')) };
  const lines: LogLine[] = [];
  await cleanUpTables({ db, journal, log: (line) => lines.push(line) }, time.now);
  expect(lines).toMatchObject([{ event: 'tables_end_failed' }]);
  expect(await stored()).not.toContain('Kim Possible');
});

test('the cards of a table stay with its host after that', async () => {
  const { code, host, hostOf, tables, time } = await start();
  await host.do(code, { kind: 'close' });
  await host.see(code);
  time.now += 30 * DAY;
  await tables.end();
  const again = await hostOf('ada');
  await again.send('POST', `/tables/${code}/hosts`, {});
  // Its table ended more than a day ago: a seat at it is good no more, the list still names it.
  const list = (await (await again.send('GET', '/tables')).json()) as unknown[];
  expect(list).toMatchObject([{ code, personalUntil: null }]);
});

test('the host deletes a table at once', async () => {
  const { code, guest, host, stored } = await start();
  expect((await host.send('DELETE', `/tables/${code}`)).status).toBe(204);
  expect(await stored()).toBe('[[],[],[],[]]');
  expect((await guest.send('GET', `/tables/${code}/events`)).status).toBe(403);
});

test('tables go with the account of their host', async () => {
  const { db, stored } = await start();
  await eraseAccount(db, 'ada');
  expect(await stored()).toBe('[[],[],[],[]]');
});

test('the data of an account holds its tables', async () => {
  const { code, db } = await start();
  const { tables } = await exportedData(db, 'ada');
  expect(tables.map((table) => table.code)).toEqual([code]);
  expect(JSON.stringify(tables)).toContain('My own words');
});

test('who wrote a note without names is not in the data of the host either', async () => {
  const { db, id } = await start({ named: false });
  const [table] = (await exportedData(db, 'ada')).tables;
  const noted = table?.events.filter((event) => JSON.stringify(event).includes('My own words'));
  expect(noted).toHaveLength(1);
  expect(JSON.stringify(noted)).not.toContain(id);
});

test('a table of an account that is being deleted is not left behind', async () => {
  const { db, hostOf } = await startTables({ accountExists: () => Promise.resolve(false) });
  const host = await hostOf('ada');
  expect((await host.send('POST', '/tables', {})).status).toBe(401);
  expect(await db.selectFrom('live_tables').selectAll().execute()).toEqual([]);
});
