import { expect, test } from 'vitest';

import { endSessions } from '#server/identity/sessions/end-sessions.ts';
import {
  ADA,
  authorizationRequest,
  IdentityBrowser,
  refresh,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity, type TestIdentity } from '#support/identity/identity-server.ts';

const userInfo = async ({ origin }: TestIdentity, token: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${origin}/idp/oauth2/userInfo`, { headers })).status;
};

/** Where a browser ends that asks for a sign-in: at the app, or at a form. */
const asksAgain = async (browser: IdentityBrowser): Promise<boolean> => {
  const { url } = await browser.start('oauth2/authorize', authorizationRequest(browser.origin));
  return url.pathname !== '/auth';
};

const idOf = async ({ identity }: TestIdentity): Promise<string> =>
  (await identity.accounts.findByEmail(ADA.email))?.id ?? '';

test('ends every session, code and token of an account, in every process', async () => {
  const one = await serveIdentity();
  const other = await serveIdentity({ place: one.place, origin: one.origin });
  const browsers = [new IdentityBrowser(one.origin), new IdentityBrowser(one.origin)] as const;
  const first = await signUp(one.origin, ADA, browsers[0]);
  const second = await signIn(one.origin, ADA, browsers[1]);
  // One of the tokens has been refreshed a moment ago: its answer is kept for parallel calls.
  await refresh(one.origin, second.refresh_token);
  await endSessions(one.db, await idOf(one));
  for (const { access_token, refresh_token } of [first, second]) {
    expect(await userInfo(other, access_token)).toBe(401);
    expect((await refresh(other.origin, refresh_token)).status).toBe(400);
  }
  expect(await asksAgain(browsers[0])).toBe(true);
  expect(await asksAgain(browsers[1])).toBe(true);
  expect(await one.db.selectFrom('refresh_replays').selectAll().execute()).toEqual([]);
});

test('leaves the sessions of others alone', async () => {
  const identity = await serveIdentity();
  const bea = new IdentityBrowser(identity.origin);
  await signUp(identity.origin, ADA);
  const tokens = await signUp(identity.origin, { ...ADA, email: 'bea@example.com' }, bea);
  await endSessions(identity.db, await idOf(identity));
  expect(await userInfo(identity, tokens.access_token)).toBe(200);
  expect(await asksAgain(bea)).toBe(false);
});

test('can leave one session with its own tokens', async () => {
  const identity = await serveIdentity();
  const { db, origin } = identity;
  const kept = new IdentityBrowser(origin);
  const tokens = await signUp(origin, ADA, kept);
  const { session_uid: uid } = await db
    .selectFrom('oidc_payloads')
    .select('session_uid')
    .where('kind', '=', 'Session')
    .where('account_id', '=', await idOf(identity))
    .executeTakeFirstOrThrow();
  const lost = new IdentityBrowser(origin);
  const others = await signIn(origin, ADA, lost);
  await endSessions(db, await idOf(identity), uid ?? '');
  expect(await asksAgain(kept)).toBe(false);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(200);
  expect(await userInfo(identity, tokens.access_token)).toBe(200);
  expect(await asksAgain(lost)).toBe(true);
  expect(await userInfo(identity, others.access_token)).toBe(401);
});

test('a password that was typed a moment before opens nothing any more', async () => {
  const identity = await serveIdentity();
  await signUp(identity.origin, ADA);
  const browser = new IdentityBrowser(identity.origin);
  const { url } = await browser.start('login', authorizationRequest(identity.origin));
  const { email, password } = ADA;
  const answer = await browser.fetch(`${url.pathname}/signin`, {
    method: 'POST',
    headers: { Origin: identity.origin },
    body: new URLSearchParams({ email, password }),
  });
  await endSessions(identity.db, await idOf(identity));
  const back = await browser.open(answer.headers.get('Location') ?? '');
  expect(back.url.searchParams.has('code')).toBe(false);
});
