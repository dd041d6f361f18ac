import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Viewer } from '#lib/tables/redact.ts';
import { writeEvents, toEventRow } from '#server/tables/repository.ts';
import { ADDRESS_HEADER } from '#support/api/app.ts';
import { Browser, lay, startTables, type TablesTest } from '#support/tables/calls.ts';

/** Turns that the event loop takes until something has happened. */
const turnsUntil = async (done: Promise<unknown>): Promise<number> => {
  let isDone = false;
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await done;
  isDone = true;
  return turns;
};

const idOf = async ({ db }: TablesTest): Promise<string> =>
  (await db.selectFrom('live_tables').select('id').executeTakeFirstOrThrow()).id;

/** A table with as many notes as one holds, as other processes have written them. */
const fill = async (text = '日'.repeat(280)) => {
  const api = await startTables();
  const { code, host } = await api.open();
  await host.do(code, lay(['B12']));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  const tableId = await idOf(api);
  const written = Array.from({ length: 2000 }, (_, index) =>
    toEventRow(
      {
        seq: index + 3,
        at: 0,
        by: 'host',
        kind: 'noted',
        note: randomUUID(),
        place,
        text,
        author: 'host',
        named: true,
        proxy: false,
        written: 0,
      },
      null,
    ),
  );
  await writeEvents(api.db, tableId, written);
  await api.db.updateTable('live_tables').set({ last_seq: 2002 }).execute();
  api.tables.journal.forget(tableId);
  // Readers with a seat that is not stored, or an expired one, are ended by the next poll.
  const { id: seat } = await api.db
    .selectFrom('table_seats')
    .select('id')
    .executeTakeFirstOrThrow();
  return { ...api, code, host, tableId, seated: { seat, since: Date.now() } };
};

test('a big table is first read in pieces, between which others have their turn', async () => {
  const { tableId, tables } = await fill();
  expect(await turnsUntil(tables.journal.current(tableId))).toBeGreaterThan(7);
});

test('a big table is sent in pieces, between which others have their turn', async () => {
  const { code, host, tableId, tables } = await fill();
  await tables.journal.current(tableId);
  const reads = Array.from({ length: 10 }, () => host.poll(code));
  expect(await turnsUntil(Promise.all(reads))).toBeGreaterThan(15);
});

test('readers of a snapshot at the same moment get the same bytes', async () => {
  const { browser, code, seated, tableId, tables } = await fill();
  const tails: unknown[] = [];
  const guests = [await browser().join(code), await browser().join(code)];
  const table = await tables.journal.current(tableId);
  for (const { guest = '' } of guests) {
    const reader = {
      viewer: { role: 'guest', guest } as const,
      ...seated,
      address: guest,
      seq: undefined,
      take: ({ snapshot }: { snapshot?: readonly unknown[] }) => {
        tails.push(snapshot?.at(-1));
        return false;
      },
      end: () => undefined,
    };
    table?.readers.add(reader);
  }
  table?.deliver();
  await expect.poll(() => tails, { timeout: 60_000 }).toHaveLength(2);
  expect(new Set(tails).size).toBe(1);
});

test('host and screen get the whole table before guests who asked for it earlier', async () => {
  const { browser, code, seated, tableId, tables } = await fill('a');
  const guests = [await browser().join(code), await browser().join(code)];
  const table = await tables.journal.current(tableId);
  const order: string[] = [];
  const viewers: Viewer[] = [
    ...guests.map(({ guest = '' }) => ({ role: 'guest', guest }) as const),
    { role: 'screen' },
    { role: 'host' },
  ];
  for (const viewer of viewers)
    table?.readers.add({
      viewer,
      ...seated,
      address: '',
      seq: undefined,
      take: () => order.push(viewer.role) > 0,
      end: () => undefined,
    });
  table?.deliver();
  await expect.poll(() => order, { timeout: 60_000 }).toHaveLength(viewers.length);
  expect(order).toEqual(['screen', 'host', 'guest', 'guest']);
});

test('one address that reads the whole table again and again leaves others to read it', async () => {
  const { app, browser, code } = await fill('a');
  const statuses: number[] = [];
  for (let made = 0; made < 40; made += 1) {
    const guest = new Browser(app);
    guest.headers[ADDRESS_HEADER] = 'a crowd';
    await guest.join(code);
    const reads = Array.from({ length: 10 }, async () => {
      const answer = await guest.send('GET', `/tables/${code}/events?after=99999999`);
      await answer.arrayBuffer();
      return answer.status;
    });
    statuses.push(...(await Promise.all(reads)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(240);
  const other = browser();
  await other.join(code);
  expect(Object.keys((await other.see(code)).notes)).toHaveLength(2000);
});

test('guests who take the record of one moment get the one that was made first', async () => {
  const { browser, code, time } = await fill();
  const [one, two] = [browser(), browser()];
  await one.join(code);
  await two.join(code);
  const first = await (await one.send('GET', `/tables/${code}/record.json`)).text();
  time.now += 1000;
  expect(await (await two.send('GET', `/tables/${code}/record.json`)).text()).toBe(first);
});

test('of different records that an address asks for at once six are made', async () => {
  const { browser, code, tables } = await fill();
  const guest = browser();
  await guest.join(code);
  const earlier = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  void tables.renderQueue('an earlier record', () => earlier.promise);
  const zones = [
    'UTC',
    'Europe/Berlin',
    'Asia/Tokyo',
    'America/Lima',
    'Asia/Dubai',
    'Africa/Cairo',
    'Asia/Seoul',
  ];
  const answers = zones.map((zone) =>
    guest.send('GET', `/tables/${code}/record.md?zone=${encodeURIComponent(zone)}`),
  );
  await Promise.race(answers);
  earlier.resolve(new Uint8Array());
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
});

test('addresses that read the whole table again and again leave a guest of another to read it', async () => {
  const { app, browser, code } = await fill('a');
  for (let address = 0; address < 4; address += 1)
    for (let made = 0; made < 12; made += 1) {
      const guest = new Browser(app);
      guest.headers[ADDRESS_HEADER] = `crowd ${address}`;
      await guest.join(code);
      const reads = Array.from({ length: 20 }, async () => {
        const answer = await guest.send('GET', `/tables/${code}/events?after=99999999`);
        await answer.arrayBuffer();
      });
      await Promise.all(reads);
    }
  const other = browser();
  await other.join(code);
  expect(Object.keys((await other.see(code)).notes)).toHaveLength(2000);
});
