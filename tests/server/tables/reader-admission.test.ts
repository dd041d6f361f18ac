import { expect, test } from 'vitest';

import { ADDRESS_HEADER } from '#support/api/app.ts';
import { Browser, startTables, type TablesTest } from '#support/tables/calls.ts';

const readersOf = ({ tables }: TablesTest): number =>
  [...tables.journal.tables.values()].reduce((sum, { readers }) => sum + readers.size, 0);

/** Opens streams of a browser; gives their statuses. */
const openStreams = async (browser: Browser, code: string, count: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let opened = 0; opened < count; opened += 1)
    statuses.push((await browser.send('GET', `/tables/${code}/events`)).status);
  return statuses;
};

/** A table with browsers that have eight streams each, of so many addresses. */
const crowd = async (browsers: number, addresses: number) => {
  const api = await startTables();
  const { code, host } = await api.open();
  const guests: Browser[] = [];
  for (let made = 0; made < browsers; made += 1) {
    const guest = new Browser(api.app);
    guest.headers[ADDRESS_HEADER] = `crowd ${made % addresses}`;
    await guest.join(code, `Guest ${made}`);
    await openStreams(guest, code, 8);
    // An address reads the whole table so often within a while.
    api.time.now += 1000;
    guests.push(guest);
  }
  return { ...api, code, host, guests };
};

test.each([1, 4])(
  '50 browsers of %i addresses with eight streams each leave places for host, screen and guest',
  async (addresses) => {
    const api = await crowd(50, addresses);
    const { browser, code, host } = api;
    const [screen, guest] = [browser(), browser()];
    await screen.send('POST', `/tables/${code}/screens`, {});
    await guest.join(code);
    expect(await openStreams(host, code, 2)).toEqual([200, 200]);
    expect(await openStreams(screen, code, 2)).toEqual([200, 200]);
    expect(await openStreams(guest, code, 2)).toEqual([200, 200]);
    expect(readersOf(api)).toBeLessThanOrEqual(400);
  },
);

test('a browser gets a place where others of its address have eight streams each', async () => {
  const { app, code } = await crowd(50, 1);
  const guest = new Browser(app);
  guest.headers[ADDRESS_HEADER] = 'crowd 0';
  await guest.join(code);
  expect(await openStreams(guest, code, 2)).toEqual([200, 200]);
});

test('a workshop of 60 behind one address has three streams a guest, host and screen', async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  host.headers[ADDRESS_HEADER] = 'a workshop';
  const statuses = await openStreams(host, code, 3);
  for (let made = 0; made < 60; made += 1) {
    const guest = new Browser(api.app);
    guest.headers[ADDRESS_HEADER] = 'a workshop';
    await guest.join(code, `Guest ${made}`);
    statuses.push(...(await openStreams(guest, code, 3)));
  }
  const screen = new Browser(api.app);
  screen.headers[ADDRESS_HEADER] = 'a workshop';
  await screen.send('POST', `/tables/${code}/screens`, {});
  statuses.push(...(await openStreams(screen, code, 3)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(readersOf(api)).toBe(62 * 3);
});
