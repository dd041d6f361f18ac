import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { NOW } from '#support/api/tokens.ts';
import { ADDRESS_HEADER } from '#support/api/app.ts';
import { Browser, lay, refusalOf, startTables } from '#support/tables/calls.ts';

const DAY = 24 * 60 * 60_000;
const AWAY = [403, 'Join this table first.'];

test('a guest’s cookie is for one table, and no script and no other site sees it', async () => {
  const { browser, open } = await startTables({ origin: 'https://app.example.com' });
  const { code } = await open();
  const answer = await browser().send('POST', `/tables/${code}/guests`, { name: 'Kim' });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie.split('; ').slice(1)).toEqual([
    'Max-Age=2592000',
    `Path=/api/tables/${code}`,
    'HttpOnly',
    'Secure',
    'SameSite=Strict',
  ]);
});

describe('a browser with', () => {
  test.each([
    ['no cookie', () => undefined],
    ['a forged cookie', () => 'A'.repeat(43)],
    ['the cookie of another table', (foreign: string) => foreign],
  ])('%s neither reads nor acts', async (_what, cookieFrom) => {
    const { browser, open } = await startTables();
    const [{ code }, other] = [await open(), await open()];
    await other.host.do(other.code, lay(['B12']));
    const guest = browser();
    await guest.join(other.code);
    const stranger = browser();
    const cookie = cookieFrom(guest.cookie(other.code) ?? '');
    if (cookie !== undefined) stranger.setCookie(code, cookie);
    expect(await refusalOf(await stranger.send('GET', `/tables/${code}/events`))).toEqual(AWAY);
    expect(await refusalOf(await stranger.act(code, lay(['B12'])))).toEqual(AWAY);
    expect(await refusalOf(await stranger.send('GET', `/tables/${code}/cards/B12`))).toEqual(AWAY);
  });
});

describe('the door of a table', () => {
  const askAt = async (browser: Browser, code: string) => {
    const answer = await browser.send('GET', `/tables/${code}/door`);
    return [answer.status, await answer.json()] as const;
  };

  test('says who hosts it and how long names stay, while it is open and after', async () => {
    const { browser, open } = await startTables();
    const { code, host } = await open({ host: 'Rita' });
    const door = { host: 'Rita', days: 30 };
    expect(await askAt(browser(), code)).toEqual([200, { ...door, isOpen: true }]);
    await host.do(code, { kind: 'close' });
    expect(await askAt(browser(), code)).toEqual([200, { ...door, isOpen: false }]);
  });

  test('counts unknown codes as wrong ones', async () => {
    const { browser } = await startTables();
    const guessing = browser();
    const answers = [];
    for (let tried = 0; tried < 31; tried += 1)
      answers.push((await guessing.send('GET', '/tables/222222/door')).status);
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  });
});

test('an unknown table answers like one where the browser has no seat', async () => {
  const { browser } = await startTables();
  expect(await refusalOf(await browser().act('222222', lay(['B12'])))).toEqual(AWAY);
});

test.each(['%00', '222%0022', "';--", '222222'])('no table has the code %s', async (code) => {
  const host = await (await startTables()).hostOf('ada');
  const answers = [
    await host.send('POST', `/tables/${code}/hosts`, {}),
    await host.send('DELETE', `/tables/${code}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test('openings that are refused because too many are open use up none of the day', async () => {
  const { hostOf, open } = await startTables();
  const host = await hostOf('ada');
  const tables = [await open(), await open(), await open(), await open(), await open()];
  for (let tries = 0; tries < 60; tries += 1)
    expect((await host.send('POST', '/tables', {})).status).toBe(413);
  const [first = { code: '' }] = tables;
  await host.send('DELETE', `/tables/${first.code}`);
  expect((await host.send('POST', '/tables', {})).status).toBe(200);
});

test('an account at its daily limit of tables is told when it can open the next', async () => {
  const { hostOf, time } = await startTables();
  const host = await hostOf('ada');
  for (let opened = 0; opened < 60; opened += 1) {
    const { code } = (await (await host.send('POST', '/tables', {})).json()) as { code: string };
    await host.send('DELETE', `/tables/${code}`);
  }
  time.now += DAY - 90_000;
  const refused = await host.send('POST', '/tables', {});
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '90']);
});

test('a guest does nothing that is the host’s', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  await host.do(code, lay(['B12']));
  const [{ place } = { place: '' }] = (await host.see(code)).cards;
  const guest = browser();
  const { guest: id = '' } = await guest.join(code);
  const answers = await Promise.all([
    guest.act(code, lay(['T14'])),
    guest.act(code, { kind: 'deal', count: 1, face: 'up' }),
    guest.act(code, { kind: 'move', place, group: null, index: 0 }),
    guest.act(code, { kind: 'turn', place, face: 'down' }),
    guest.act(code, { kind: 'light', place }),
    guest.act(code, { kind: 'settings', locked: true }),
    guest.act(code, { kind: 'remove', guest: id }),
    guest.act(code, { kind: 'note', note: randomUUID(), place, text: 'a', for: randomUUID() }),
    guest.act(code, { kind: 'close' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  expect((await host.see(code)).seq).toBe(3);
});

test('a removed guest neither reads nor acts, and the cookie stays invalid', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  const guest = browser();
  const { guest: id = '' } = await guest.join(code);
  await host.do(code, { kind: 'remove', guest: id });
  expect((await guest.act(code, { kind: 'raise', up: true })).status).toBe(403);
  expect((await guest.send('GET', `/tables/${code}/events`)).status).toBe(403);
});

test('a removed guest cannot join again', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  const guest = browser();
  const { guest: id = '' } = await guest.join(code);
  await host.do(code, { kind: 'remove', guest: id });
  const answers = await Promise.all([
    guest.send('POST', `/tables/${code}/guests`, { name: 'Kim' }),
    guest.send('POST', `/tables/${code}/screens`, {}),
  ]);
  expect(await Promise.all(answers.map(refusalOf))).toEqual([
    [403, 'The host has removed you from this table.'],
    [403, 'The host has removed you from this table.'],
  ]);
});

test('a guest who waits for admission sees nothing of the table', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open({ settings: { asks: true } });
  await host.do(code, lay(['B12']));
  const guest = browser();
  const { guest: id = '', waits } = await guest.join(code);
  expect(waits).toBe(true);
  expect((await guest.see(code)).cards).toEqual([]);
  expect((await guest.send('GET', `/tables/${code}/cards/B12`)).status).toBe(404);
  expect((await guest.act(code, { kind: 'raise', up: true })).status).toBe(403);
  await host.do(code, { kind: 'letIn', guest: id });
  expect((await guest.see(code)).cards).toHaveLength(1);
});

test('a screen has to be let in as well', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open({ settings: { asks: true } });
  await host.do(code, lay(['B12']));
  const screen = browser();
  const answer = await screen.send('POST', `/tables/${code}/screens`, {});
  expect(await answer.json()).toMatchObject({ role: 'screen', waits: true });
  expect((await screen.see(code)).cards).toEqual([]);
});

test('a screen reads and does nothing', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  await host.do(code, lay(['B12']));
  const screen = browser();
  await screen.send('POST', `/tables/${code}/screens`, {});
  expect((await screen.see(code)).cards).toHaveLength(1);
  expect((await screen.act(code, { kind: 'raise', up: true })).status).toBe(403);
});

test('a guest who joins twice is there once', async () => {
  const { browser, open } = await startTables();
  const { code, host } = await open();
  const guest = browser();
  const [first, second] = [await guest.join(code), await guest.join(code)];
  expect(second.guest).toBe(first.guest);
  expect(Object.keys((await host.see(code)).guests)).toEqual([first.guest]);
});

test('a guest who leaves can join again as a new guest', async () => {
  const { browser, open } = await startTables();
  const { code } = await open();
  const guest = browser();
  const first = await guest.join(code);
  expect((await guest.send('DELETE', `/tables/${code}/seat`)).status).toBe(204);
  expect((await guest.send('GET', `/tables/${code}/events`)).status).toBe(403);
  expect((await guest.join(code)).guest).not.toBe(first.guest);
});

test('after thirty wrong codes an address is not told whether a code is right', async () => {
  const { app, open, time } = await startTables();
  const { code } = await open();
  const guesser = new Browser(app);
  const tries = ['222222', '333333', 'XXXXXX', 'x', 'FFFFFF'];
  for (const tried of Array.from({ length: 6 }, () => tries).flat())
    expect((await guesser.send('POST', `/tables/${tried}/guests`, { name: 'K' })).status).toBe(404);
  expect((await guesser.send('POST', `/tables/${code}/guests`, { name: 'K' })).status).toBe(429);
  time.now += 60_000;
  await guesser.join(code);
});

test('of codes that an address sends at once no more than thirty are told to be wrong', async () => {
  const { app, open } = await startTables();
  const { code } = await open();
  const guesser = new Browser(app);
  // All but the last are wrong.
  const tries = [...Array.from({ length: 40 }, () => '222222'), code];
  const answers = await Promise.all(
    tries.map((tried) => guesser.send('POST', `/tables/${tried}/guests`, { name: 'K' })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test('of 1,000 joins of an address within a minute 90 are looked at, and 60 come in', async () => {
  const { app, open } = await startTables();
  const { code, host } = await open();
  const statuses: number[] = [];
  for (let made = 0; made < 1000; made += 1)
    statuses.push(
      (
        await new Browser(app).send(
          'POST',
          `/tables/${code}/guests`,
          { name: `Guest ${made}` },
          { [ADDRESS_HEADER]: 'a workshop' },
        )
      ).status,
    );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  expect([count(200), count(413), count(429)]).toEqual([60, 30, 910]);
  expect(Object.keys((await host.see(code)).guests)).toHaveLength(60);
});

test('another page cannot make a browser act at a table', async () => {
  const { browser, open } = await startTables();
  const { code } = await open();
  const guest = browser();
  await guest.join(code);
  const action = { id: randomUUID(), kind: 'raise', up: true };
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example' },
  ] as Record<string, string>[])
    expect((await guest.send('POST', `/tables/${code}/actions`, action, headers)).status).toBe(403);
});

test('a closed table admits no guests, and its seats can read for a day', async () => {
  const { browser, open, time } = await startTables();
  const { code, host } = await open();
  const guest = browser();
  await guest.join(code);
  await host.do(code, { kind: 'close' });
  const late = await browser().send('POST', `/tables/${code}/guests`, { name: 'Lou' });
  expect(await refusalOf(late)).toEqual([410, 'This table is closed.']);
  expect((await guest.see(code)).phase).toBe('closed');
  time.now = NOW + DAY + 1;
  expect((await guest.send('GET', `/tables/${code}/events`)).status).toBe(403);
});

describe('a table', () => {
  test('is the host’s on any device of the account, and of no other account', async () => {
    const { hostOf, open } = await startTables();
    const { code } = await open({}, 'ada');
    const [phone, stranger] = [await hostOf('ada'), await hostOf('bob')];
    expect((await phone.send('POST', `/tables/${code}/hosts`, {})).status).toBe(200);
    await phone.do(code, lay(['B12']));
    expect((await stranger.send('POST', `/tables/${code}/hosts`, {})).status).toBe(404);
    expect((await stranger.send('DELETE', `/tables/${code}`)).status).toBe(404);
  });

  test('is the sixth of an account only once one of them is closed', async () => {
    const { hostOf, open } = await startTables();
    const first = await open();
    for (let opened = 1; opened < 5; opened += 1) await open();
    const host = await hostOf('ada');
    const all = await Promise.all([
      host.send('POST', '/tables', {}),
      host.send('POST', '/tables', {}),
    ]);
    expect(all.map(({ status }) => status)).toEqual([413, 413]);
    await first.host.do(first.code, { kind: 'close' });
    expect((await host.send('POST', '/tables', {})).status).toBe(200);
  });

  test('opened ten times at once is open five times', async () => {
    const { hostOf } = await startTables();
    const host = await hostOf('ada');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => host.send('POST', '/tables', {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test('needs an account', async () => {
    const { browser } = await startTables();
    expect((await browser().send('POST', '/tables', {})).status).toBe(401);
  });

  test('begins with the groups and cards that it is given', async () => {
    const { open } = await startTables();
    const group = randomUUID();
    const { code, host } = await open({
      groups: [{ group, name: 'Now' }],
      cards: [
        { code: 'B12', group },
        { code: 'T14', face: 'down' },
      ],
    });
    expect((await host.see(code)).cards).toMatchObject([
      { code: 'B12', group, face: 'up' },
      { code: 'T14', group: null, face: 'down' },
    ]);
  });
});
