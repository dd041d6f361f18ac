import { expect, test } from 'vitest';

import { listSessions } from '#server/identity/sessions/account-sessions.ts';
import { serveAccount } from '#support/identity/account-pages.ts';
import {
  authorizationRequest,
  exchange,
  IdentityBrowser,
  refresh,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The sessions of Ada's account as its pages list them, the oldest first. */
const sessionsOf = async ({ accountId, db, time }: Awaited<ReturnType<typeof serveAccount>>) =>
  (await listSessions(db, accountId, time.now ?? Date.now())).toSorted(
    (one, other) => one.startedAt - other.startedAt,
  );

/** Whether a browser still comes through without signing in. */
const comesThrough = async (browser: IdentityBrowser, origin: string): Promise<boolean> => {
  const { url } = await browser.start('oauth2/authorize', authorizationRequest(origin));
  return url.pathname === '/auth' && url.searchParams.has('code');
};

test('each sign-in stands in the list in words, this browser marked', async () => {
  const served = await serveAccount();
  const { another, read } = served;
  served.pass(1);
  const phone = await another();
  expect(await sessionsOf(served)).toHaveLength(2);
  const html = await read(phone.browser);
  expect(html.match(/This browser/g)).toHaveLength(1);
  expect(html.match(/<strong>A browser we do not know/g)).toHaveLength(2);
  expect(html).not.toMatch(/undici|node/i);
});

/** A table of an account with a seat of its host and one of a guest. */
const makeTable = async ({ accountId, db }: Awaited<ReturnType<typeof serveAccount>>) => {
  await db
    .insertInto('live_tables')
    .values({
      id: 'table',
      code: '222222',
      account_id: accountId,
      last_seq: 0,
      rewrites: 0,
      created_at: 0,
      touched_at: 0,
      closed_at: null,
      personal_until: null,
      bytes: 0,
    })
    .execute();
  for (const role of ['host', 'guest'] as const) {
    const seat = { id: role, table_id: 'table', role, token_hash: role, created_at: 0 };
    await db.insertInto('table_seats').values(seat).execute();
  }
};

test.each([
  ['signs out everywhere', '/sessions/end-all', () => ({})],
  ['sets a new password', '/password', () => ({ password: 'seven quiet looms by night' })],
  ['ends another session', '/sessions/end', (uid: string) => ({ session: uid })],
])('an owner who %s ends hosting in the browsers that are signed out', async (_, path, sent) => {
  const served = await serveAccount();
  served.pass(1);
  const phone = await served.another();
  await makeTable(served);
  const [first] = await sessionsOf(served);
  served.pass(1);
  await served.post(phone.browser, path, sent(first?.uid ?? ''));
  const left = await served.db.selectFrom('table_seats').select('role').execute();
  expect(left).toEqual([{ role: 'guest' }]);
});

test('another session ends with its cookie, its tokens and its row; this one goes on', async () => {
  const served = await serveAccount();
  const { ada, another, events, origin, post } = served;
  served.pass(1);
  const phone = await another();
  const [first] = await sessionsOf(served);
  served.pass(1);
  const answer = await post(phone.browser, '/sessions/end', { session: first?.uid ?? '' });
  expect(answer.headers.get('Location')).toBe('/idp/account?done=session');
  expect(await sessionsOf(served)).toHaveLength(1);
  expect((await refresh(origin, ada.tokens.refresh_token)).status).toBe(400);
  expect(await comesThrough(ada.browser, origin)).toBe(false);
  expect((await refresh(origin, phone.tokens.refresh_token)).status).toBe(200);
  expect(await comesThrough(phone.browser, origin)).toBe(true);
  expect((await events())[0]).toBe('signed-out-elsewhere');
});

test('an account cannot end a session of another account', async () => {
  const served = await serveAccount();
  const { ada, db, origin, post } = served;
  const bea = { email: 'bea@example.com', givenName: 'Bea', password: 'bernoulli numbers' };
  const browser = new IdentityBrowser(origin);
  const tokens = await signUp(origin, bea, browser);
  const { session_uid } = await db
    .selectFrom('account_sessions')
    .select('session_uid')
    .where('account_id', '<>', served.accountId)
    .executeTakeFirstOrThrow();
  for (const session of [session_uid, '', "' or 1=1 --", '\0']) {
    expect((await post(ada.browser, '/sessions/end', { session })).status).toBe(303);
  }
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(200);
  expect(await comesThrough(browser, origin)).toBe(true);
});

test('signing out everywhere ends all of them, this one as well', async () => {
  const served = await serveAccount();
  const { ada, another, events, origin, post } = served;
  const phone = await another();
  const answer = await post(phone.browser, '/sessions/end-all');
  expect(answer.headers.get('Location')).toBe(`${origin}/logout`);
  expect(await sessionsOf(served)).toEqual([]);
  for (const { browser, tokens } of [ada, phone]) {
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
    expect(await comesThrough(browser, origin)).toBe(false);
  }
  expect((await events())[0]).toBe('signed-out-everywhere');
});

test('a session that a request under way writes again at its end does not come back', async () => {
  const served = await serveAccount();
  const { ada, db, origin, post } = served;
  const rows = await db
    .selectFrom('oidc_payloads')
    .selectAll()
    .where('kind', 'in', ['Session', 'Grant'])
    .execute();
  await post(ada.browser, '/sessions/end-all');
  await db.insertInto('oidc_payloads').values(rows).execute();
  const request = authorizationRequest(origin);
  const { url } = await ada.browser.start('oauth2/authorize', request);
  expect((await exchange(origin, url, request)).status).toBe(400);
  expect(await comesThrough(ada.browser, origin)).toBe(false);
});

test('signing out in the app takes its row out of the list', async () => {
  const served = await serveAccount();
  const { ada, origin } = served;
  const query = new URLSearchParams({ client_id: 'dck-web', logout_uri: `${origin}/` });
  await ada.browser.fetch(`/idp/logout?${query}`);
  expect(await sessionsOf(served)).toEqual([]);
});

test('when a session was last used is written once an hour, also by a refresh', async () => {
  const served = await serveAccount();
  const { ada, origin, pass } = served;
  pass(0);
  const begin = (await sessionsOf(served))[0]?.seenAt;
  pass(HOUR - 60_000);
  const first = await refresh(origin, ada.tokens.refresh_token);
  const { refresh_token } = (await first.json()) as { refresh_token: string };
  expect((await sessionsOf(served))[0]?.seenAt).toBe(begin);
  pass(2 * 60_000);
  await refresh(origin, refresh_token);
  expect((await sessionsOf(served))[0]?.seenAt).toBe(served.time.now);
});

test('a session unused for a month has ended, and the next purge deletes its row', async () => {
  const served = await serveAccount();
  const { db, identity, pass } = served;
  pass(31 * DAY);
  expect(await sessionsOf(served)).toEqual([]);
  await identity.purge();
  expect(await db.selectFrom('account_sessions').selectAll().execute()).toEqual([]);
});

test('a sign-in to another account in the same browser deletes the row of the first', async () => {
  const served = await serveAccount();
  const { ada, origin } = served;
  const bea = { email: 'bea@example.com', givenName: 'Bea', password: 'bernoulli numbers' };
  await signUp(origin, bea, ada.browser);
  expect(await sessionsOf(served)).toEqual([]);
  await signIn(origin, bea, ada.browser);
  expect(await served.db.selectFrom('account_sessions').selectAll().execute()).toHaveLength(1);
});
