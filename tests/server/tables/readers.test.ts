import { expect, test, vi } from 'vitest';

import { makeDatabase } from '#support/database/database.ts';
import { startTables, type TablesTest } from '#support/tables/calls.ts';

const DAY = 24 * 60 * 60_000;

const readersOf = ({ tables }: TablesTest): number =>
  [...tables.journal.tables.values()].reduce((sum, { readers }) => sum + readers.size, 0);

/** Reads a stream to its end. */
const readAll = async (answer: Response): Promise<string> => answer.text();

test('asking for the head of a stream leaves no reader behind', async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  const answer = await host.send('HEAD', `/tables/${code}/events`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(readersOf(api)).toBe(0);
});

test('the streams of a browser end when it leaves its seat', async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  const stream = await host.send('GET', `/tables/${code}/events`);
  const screen = await host.send('GET', `/tables/${code}/events?as=screen`);
  await host.send('DELETE', `/tables/${code}/seat`);
  await Promise.all([readAll(stream), readAll(screen)]);
  expect(readersOf(api)).toBe(0);
});

test('the stream of a browser ends when it leaves its seat at another process', async () => {
  const { place } = await makeDatabase();
  const [one, two] = [await startTables({ place }), await startTables({ place })];
  const { code, host } = await one.open();
  const there = two.browser();
  there.setCookie(code, host.cookie(code) ?? '');
  const stream = await there.send('GET', `/tables/${code}/events`);
  await host.send('DELETE', `/tables/${code}/seat`);
  await readAll(stream);
  expect(readersOf(two)).toBe(0);
});

test.each(['this process', 'another process'])(
  'streams end when the table is deleted in %s',
  async (where) => {
    const { place } = await makeDatabase();
    const [one, two] = [await startTables({ place }), await startTables({ place })];
    const { code, host } = await one.open();
    const guest = one.browser();
    await guest.join(code);
    const stream = await guest.send('GET', `/tables/${code}/events`);
    const owner = where === 'this process' ? host : await two.hostOf('ada');
    await owner.send('DELETE', `/tables/${code}`);
    await readAll(stream);
    expect((await guest.send('GET', `/tables/${code}/events`)).status).toBe(403);
  },
);

test('streams of a closed table end after a day', async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  await host.do(code, { kind: 'close' });
  const stream = await host.send('GET', `/tables/${code}/events`);
  api.time.now += DAY + 1;
  await readAll(stream);
  expect((await host.send('GET', `/tables/${code}/events`)).status).toBe(403);
});

test('a ninth stream of a browser ends its first one', async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  const streams: Response[] = [];
  for (let opened = 0; opened < 9; opened += 1)
    streams.push(await host.send('GET', `/tables/${code}/events`));
  const [first] = streams;
  expect(await first?.text()).toContain('event: snapshot');
  expect(readersOf(api)).toBe(8);
});

test('a browser that asks for the whole table again and again is to wait', async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  const statusOf = async (after: string) =>
    (await host.send('GET', `/tables/${code}/events?after=${after}`)).status;
  const statuses = await Promise.all(Array.from({ length: 21 }, () => statusOf('')));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  // A reader that has most of the events goes on.
  expect(await statusOf('0')).toBe(200);
  api.time.now += 500;
  expect(await statusOf('')).toBe(200);
});

test('the 21st browser of a host ends the seat of the first, which can come again', async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  const stream = await host.send('GET', `/tables/${code}/events`);
  for (let browsers = 1; browsers < 21; browsers += 1) {
    api.time.now += 1;
    await (await api.hostOf('ada')).send('POST', `/tables/${code}/hosts`, {});
  }
  await readAll(stream);
  expect((await host.send('GET', `/tables/${code}/events`)).status).toBe(403);
  expect((await host.send('POST', `/tables/${code}/hosts`, {})).status).toBe(200);
});

test('a process that ends answers long-polls, and takes no more readers', async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  const waiting = host.send('GET', `/tables/${code}/events?after=1`);
  await vi.waitFor(() => expect(readersOf(api)).toBe(1));
  api.tables.close();
  expect(await (await waiting).json()).toMatchObject({ seq: 1, events: [] });
  expect((await host.send('GET', `/tables/${code}/events`)).status).toBe(503);
});
