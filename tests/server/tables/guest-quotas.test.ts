import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { ADDRESS_HEADER } from '#support/api/app.ts';
import { Browser, lay, refusalOf, startTables, type Act } from '#support/tables/calls.ts';

const MINUTE = 60_000;
const SHARE_USED = [
  413,
  'You have done as much at this table as one guest can. Ask the host to do it for you.',
];

/** A table with a card, at which time goes on. */
const start = async () => {
  const api = await startTables();
  const { code, host } = await api.open();
  await host.do(code, lay(['B12']));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  const noteOf = (note: string): Act => ({ kind: 'note', note, place, text: '日'.repeat(280) });
  return { ...api, code, host, noteOf, place };
};

test('a guest who writes one note anew again and again comes to the end of a share', async () => {
  const { browser, code, host, noteOf, time } = await start();
  const [guest, other] = [browser(), browser()];
  await guest.join(code);
  const note = noteOf(randomUUID());
  let answer = await guest.act(code, note);
  for (let written = 1; answer.status === 200 && written < 1000; written += 1) {
    time.now += 100;
    answer = await guest.act(code, note);
  }
  expect(await refusalOf(answer)).toEqual(SHARE_USED);
  await other.join(code);
  await other.do(code, noteOf(randomUUID()));
  await host.do(code, noteOf(randomUUID()));
  expect((await guest.send('DELETE', `/tables/${code}/seat`)).status).toBe(204);
});

test('500 guests who come and leave at once leave room, and no trace', async () => {
  const { browser, code, host, time } = await start();
  for (let come = 0; come < 500; come += 1) {
    const guest = browser();
    await guest.join(code);
    await guest.send('DELETE', `/tables/${code}/seat`);
    time.now += 1000;
  }
  const { guest = '' } = await browser().join(code);
  expect(Object.keys((await host.see(code)).guests)).toEqual([guest]);
});

test.each([
  [
    'has written',
    (place: string): Act => ({ kind: 'note', note: randomUUID(), place, text: 'a' }),
    0,
  ],
  ['has listened for ten minutes', undefined, 10 * MINUTE],
])('a guest who %s is known after leaving', async (_what, actOf, ms) => {
  const { browser, code, host, place, time } = await start();
  const guest = browser();
  const { guest: id = '' } = await guest.join(code);
  if (actOf) await guest.do(code, actOf(place));
  time.now += ms;
  await guest.send('DELETE', `/tables/${code}/seat`);
  expect((await host.see(code)).guests[id]?.status).toBe('left');
});

test('a table that 60 guests of one address have filled has places for other addresses', async () => {
  const { app, browser, code } = await start();
  const crowded = () => {
    const guest = new Browser(app);
    guest.headers[ADDRESS_HEADER] = 'a crowd';
    return guest;
  };
  for (let come = 0; come < 60; come += 1) await crowded().join(code);
  expect((await crowded().send('POST', `/tables/${code}/guests`, { name: 'Lou' })).status).toBe(
    413,
  );
  await browser().join(code);
});

test('one address comes to a table 200 times at once, and then twice a minute', async () => {
  const { app, code, time } = await start();
  let joined = 0;
  for (let minute = 0; minute < 4; minute += 1) {
    for (let come = 0; come < 90; come += 1) {
      const guest = new Browser(app);
      const answer = await guest.send('POST', `/tables/${code}/guests`, { name: 'Kim' });
      if (answer.status === 200) joined += 1;
      await guest.send('DELETE', `/tables/${code}/seat`);
    }
    time.now += MINUTE;
  }
  expect(joined).toBe(200 + 2 * 3);
});

test('the guests of one address act 300 times at once', async () => {
  const { app, code } = await start();
  const guests: Browser[] = [];
  for (let come = 0; come < 16; come += 1) {
    const guest = new Browser(app);
    await guest.join(code);
    guests.push(guest);
  }
  const acted = guests.flatMap((guest) =>
    Array.from({ length: 20 }, () => guest.act(code, { kind: 'raise', up: true })),
  );
  const statuses = (await Promise.all(acted)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});
