import { expect, test, vi } from 'vitest';

import { eraseAccount } from '#server/account/erase.ts';
import { exportedData } from '#support/account/exported.ts';
import { forgetDevices } from '#server/identity/guessing/devices.ts';
import type { Wait } from '#server/identity/guessing/waiting-room.ts';
import {
  attackFromEverywhere,
  attackOwner,
  browserAt,
  knownBrowserAt,
  OWNER_LET_IN,
  serveGuarded as serve,
  times,
  WRONG,
} from '#support/identity/guessing.ts';
import {
  ADA,
  authorizationRequest,
  type IdentityBrowser,
} from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

const BEA = { email: 'bea@example.com', givenName: 'Bea', password: 'bernoulli numbers' };

const deviceOf = (browser: IdentityBrowser): string =>
  /idp_device=([^;]*)/.exec(browser.cookies('/idp/login'))?.[1] ?? '';

test('wrong passwords wait longer and longer, and none is refused', async () => {
  const { origin, waits } = await serve();
  const { attempt } = await browserAt(origin, '192.0.2.1');
  for (let index = 0; index < 10; index += 1) expect(await attempt(WRONG)).toBe(422);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
});

test('guesses that run side by side are counted one by one', async () => {
  const { origin, waits } = await serve();
  const { attempt } = await browserAt(origin, '192.0.2.1');
  await times(8, () => attempt(WRONG));
  expect(waits.toSorted((a, b) => a - b)).toEqual([1000, 2000, 4000, 8000]);
});

test('two processes on one database count together', async () => {
  const one = await serve();
  const waits: number[] = [];
  const wait: Wait = (ms) => Promise.resolve(waits.push(ms));
  const two = await serveIdentity({ place: one.place, wait });
  const [first, second] = [
    await browserAt(one.origin, '192.0.2.1'),
    await browserAt(two.origin, '192.0.2.1'),
  ];
  for (let index = 0; index < 4; index += 1) await first.attempt(WRONG);
  await second.attempt(WRONG);
  expect([...one.waits, ...waits]).toEqual([1000]);
});

test('the right password forgets the wrong ones before, and so does a quarter of an hour', async () => {
  const { origin, time, waits } = await serve();
  const start = Date.now();
  time.now = start;
  const { attempt } = await browserAt(origin, '192.0.2.1');
  for (let index = 0; index < 4; index += 1) await attempt(WRONG);
  const other = await browserAt(origin, '192.0.2.1');
  expect(await other.attempt(ADA.password)).toBe('in');
  expect(waits).toEqual([1000]);
  for (let index = 0; index < 5; index += 1) await attempt(WRONG);
  expect(waits).toEqual([1000, 1000]);
  time.now = start + 14 * 60_000;
  await attempt(WRONG);
  expect(waits).toEqual([1000, 1000, 2000]);
  time.now = start + 15 * 60_000;
  const later = await browserAt(origin, '192.0.2.1');
  await later.attempt(WRONG);
  expect(waits).toHaveLength(3);
});

test('an email without an account waits as one with an account does', async () => {
  const { origin, waits } = await serve();
  const { attempt } = await browserAt(origin, '192.0.2.1');
  for (let index = 0; index < 7; index += 1) await attempt(WRONG);
  const known = waits.splice(0);
  for (let index = 0; index < 7; index += 1) await attempt(WRONG, ' NOBODY@example.com ');
  expect(waits).toEqual(known);
});

test('hundreds of wrong tries from everywhere keep the owner out of no browser', async () => {
  const { heldUp, ...owner } = await attackOwner(200);
  expect(heldUp).toBeGreaterThan(150);
  expect(owner).toEqual(OWNER_LET_IN);
});

test('a hundred wrong tries of its address do not keep out a known browser', async () => {
  const { origin } = await serve();
  const own = await knownBrowserAt(origin, '192.0.2.1');
  const { attempt } = await browserAt(origin, '192.0.2.1');
  await times(100, (index) => attempt(WRONG, `p${index}@example.com`));
  expect(await attempt(ADA.password)).toBe(429);
  expect(await own.attempt(ADA.password)).toBe('in');
});

test('a stolen cookie is good for ten tries, then its browser is a stranger', async () => {
  const { origin, waits } = await serve();
  const own = await knownBrowserAt(origin, '198.51.100.1');
  const thief = await browserAt(origin, '203.0.113.1');
  await times(100, (index) => thief.attempt(WRONG, `p${index}@example.com`));
  thief.browser.setCookie(`idp_device=${deviceOf(own.browser)}; path=/idp`);
  for (let index = 0; index < 10; index += 1) expect(await thief.attempt(WRONG)).toBe(422);
  expect(waits).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  expect(await thief.attempt(WRONG)).toBe(429);
});

test('the cookie of a known browser names no account and is HttpOnly', async () => {
  const { identity, origin } = await serve();
  const { browser } = await knownBrowserAt(origin, '192.0.2.1');
  const device = deviceOf(browser);
  const account = await identity.accounts.findByEmail(ADA.email);
  expect(device).toMatch(/^[\w-]{22}\.[\da-z]+\.[\w-]{22}$/);
  expect(Buffer.from(device, 'base64url').toString('latin1')).not.toContain('ada');
  expect(device).not.toContain(account?.id ?? '?');
});

test('a browser is known to several accounts, eight at most', async () => {
  const served = await serve();
  const { identity, origin, waits } = served;
  await identity.accounts.create(BEA);
  const { attempt, browser } = await knownBrowserAt(origin, '192.0.2.1');
  expect(await attempt(BEA.password, BEA.email)).toBe('in');
  await attackFromEverywhere(served, 50);
  waits.length = 0;
  expect(await attempt(ADA.password)).toBe('in');
  expect(waits).toEqual([]);
  for (let index = 0; index < 8; index += 1) {
    const person = { ...BEA, email: `p${index}@example.com` };
    await identity.accounts.create(person);
    expect(await attempt(person.password, person.email)).toBe('in');
  }
  expect(deviceOf(browser).split('.')).toHaveLength(17);
  expect(await attempt(ADA.password)).toBe('in');
  expect(waits).toEqual([8000]);
});

const lastOf = (device: string): string => device.slice(0, -1);

test.each([
  ['of another account', (_device: string, other: string) => other],
  ['cut', (device: string) => lastOf(device)],
  ['changed', (device: string) => lastOf(device) + (device.endsWith('A') ? 'B' : 'A')],
  ['of another browser', (device: string) => `${'A'.repeat(22)}${device.slice(22)}`],
  ['of another day', (device: string) => device.replace(/\.[\da-z]+\./, '.1.')],
  ['long', (device: string) => device + '.zzz.AAAAAAAAAAAAAAAAAAAAAA'.repeat(200)],
])('a cookie that is %s counts for nothing', async (_name, forge) => {
  const served = await serve();
  const { identity, origin, waits } = served;
  await identity.accounts.create(BEA);
  const ada = await knownBrowserAt(origin, '198.51.100.1');
  const bea = await knownBrowserAt(origin, '198.51.100.2', BEA);
  await attackFromEverywhere(served, 50);
  waits.length = 0;
  const forger = await browserAt(origin, '203.0.113.1');
  const forged = forge(deviceOf(ada.browser), deviceOf(bea.browser));
  forger.browser.setCookie(`idp_device=${forged}; path=/idp`);
  expect(await forger.attempt(WRONG)).toBe(422);
  expect(waits).toEqual([8000]);
});

test('a browser is forgotten after half a year, and when its account says so', async () => {
  const served = await serve();
  const { db, identity, origin, time, waits } = served;
  const start = Date.now();
  time.now = start;
  const { browser } = await knownBrowserAt(origin, '198.51.100.1');
  const device = deviceOf(browser);
  /** What somebody with the cookie waits for at an account under attack. */
  const waitsWith = async () => {
    await attackFromEverywhere(served, 50);
    waits.length = 0;
    const { attempt, browser: fresh } = await browserAt(origin, '198.51.100.3');
    fresh.setCookie(`idp_device=${device}; path=/idp`);
    await attempt(WRONG);
    return [...waits];
  };
  time.now = start + 181 * 24 * 60 * 60_000;
  expect(await waitsWith()).toEqual([]);
  time.now = start + 183 * 24 * 60 * 60_000;
  expect(await waitsWith()).toEqual([8000]);
  time.now = start;
  expect(await waitsWith()).toEqual([]);
  const account = await identity.accounts.findByEmail(ADA.email);
  await forgetDevices(db, account?.id ?? '');
  expect(await waitsWith()).toEqual([8000]);
});

test('as long as two accounts wait for the proof of an address, no browser is known to it', async () => {
  const served = await serve();
  const { identity, origin, waits } = served;
  const first = await knownBrowserAt(origin, '203.0.113.1');
  await identity.accounts.createBeside({ ...ADA, password: 'another password' });
  await attackFromEverywhere(served, 50);
  waits.length = 0;
  await first.attempt(WRONG);
  expect(waits).toEqual([8000]);
  waits.length = 0;
  const { id = '' } = (await identity.accounts.findByEmail(ADA.email)) ?? {};
  await identity.accounts.markVerified(id);
  await first.attempt(WRONG);
  expect(waits).toEqual([]);
});

test('a second sign-up with an address makes its browser no known one of the first account', async () => {
  const served = await serve();
  const { identity, origin, waits } = served;
  const { id = '' } = (await identity.accounts.findByEmail(ADA.email)) ?? {};
  await identity.accounts.markVerified(id);
  await identity.accounts.createBeside({ ...ADA, password: 'another password' });
  const second = await browserAt(origin, '203.0.113.1');
  expect(await second.attempt('another password')).toBe('in');
  await attackFromEverywhere(served, 50);
  waits.length = 0;
  await second.attempt(WRONG);
  expect(waits).toEqual([8000]);
});

test('the right password of a second account does not forget guesses at the first', async () => {
  const { identity, origin, waits } = await serve();
  await identity.accounts.createBeside({ ...ADA, password: 'another password' });
  const { attempt } = await browserAt(origin, '203.0.113.1');
  for (let index = 0; index < 4; index += 1) await attempt(WRONG);
  expect(await attempt('another password')).toBe('in');
  await attempt(WRONG);
  expect(waits).toEqual([1000, 1000]);
});

/** A wait that lasts until it is ended. */
const endlessWait = () => {
  const signals: AbortSignal[] = [];
  const wait: Wait = (_ms, signal) =>
    new Promise((_resolve, reject) => {
      signals.push(signal);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  return { signals, wait };
};

test('at shutdown delayed attempts are answered at once', async () => {
  const { signals, wait } = endlessWait();
  const { identity, origin } = await serve({ wait });
  const { attempt } = await browserAt(origin, '192.0.2.1');
  await times(4, () => attempt(WRONG));
  const waiting = attempt(WRONG);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  identity.endWaits();
  expect(await waiting).toBe(429);
  expect(await attempt(WRONG)).toBe(429);
});

test('a client that hangs up ends its wait, and its try counts', async () => {
  const { signals, wait } = endlessWait();
  const { db, origin } = await serve({ wait });
  const { attempt, browser } = await browserAt(origin, '192.0.2.1');
  await times(4, () => attempt(WRONG));
  const client = new AbortController();
  const { url } = await browser.start('login', authorizationRequest(origin));
  const gone = browser.fetch(`${url.pathname}/signin`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ email: ADA.email, password: WRONG }),
    signal: client.signal,
  });
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  client.abort();
  await expect(gone).rejects.toThrow('aborted');
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  const rows = await db.selectFrom('sign_in_tries').selectAll().execute();
  expect(rows.map(({ points }) => points)).toEqual([5, 5]);
});

test('a try that finds no place is told to come back, and does not count', async () => {
  const { signals, wait } = endlessWait();
  const { db, identity, origin } = await serve({ wait });
  const { attempt } = await browserAt(origin, '192.0.2.1');
  await times(4, () => attempt(WRONG));
  const waiting = times(8, () => attempt(WRONG));
  await vi.waitFor(() => expect(signals).toHaveLength(8));
  const counts = () =>
    db.selectFrom('sign_in_tries').select(['source', 'points']).orderBy('source').execute();
  const before = await counts();
  const { browser, attempt: again } = await browserAt(origin, '192.0.2.1');
  expect(await again(ADA.password)).toBe(429);
  const { url } = await browser.start('login', authorizationRequest(origin));
  const { response } = await browser.submit(url, 'signin', ADA);
  expect(response.headers.get('Retry-After')).toBe('8');
  expect(await response.text()).toContain('Please wait 8 seconds and try again.');
  expect(await counts()).toEqual(before);
  identity.endWaits();
  await waiting;
});

test('counted tries are in what a person can have shown and deleted, without addresses', async () => {
  const { db, identity, origin } = await serve();
  const { attempt } = await knownBrowserAt(origin, '192.0.2.1');
  await attempt(WRONG);
  const stranger = await browserAt(origin, '192.0.2.77');
  await stranger.attempt(WRONG);
  const { id = '' } = (await identity.accounts.findByEmail(ADA.email)) ?? {};
  const { attempts } = await exportedData(db, id);
  expect(attempts.map(({ kind, count }) => [kind, count])).toEqual([
    ['sign-in-address', 1],
    ['sign-in-all', 1],
    ['sign-in-device', 1],
  ]);
  const rows = await db.selectFrom('sign_in_tries').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('192.0.2');
  await eraseAccount(db, id);
  expect(await db.selectFrom('sign_in_tries').selectAll().execute()).toEqual([]);
});

test('the end of a second account leaves the tries at the first one counted', async () => {
  const { db, identity, origin } = await serve();
  const second = await identity.accounts.createBeside({ ...ADA, password: 'another password' });
  const { attempt } = await browserAt(origin, '192.0.2.1');
  await attempt(WRONG);
  await eraseAccount(db, second.id);
  expect(await db.selectFrom('sign_in_tries').selectAll().execute()).toHaveLength(2);
});

test('tries are purged when their window is over', async () => {
  const { db, identity, origin, time } = await serve();
  const { attempt } = await browserAt(origin, '192.0.2.1');
  await attempt(WRONG);
  time.now = Date.now() + 16 * 60_000;
  await identity.purge();
  expect(await db.selectFrom('sign_in_tries').selectAll().execute()).toEqual([]);
});
