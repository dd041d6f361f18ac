import { expect, onTestFinished, test, vi } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import { openDatabase } from '#server/db/open.ts';
import {
  authorizationRequest,
  exchange,
  IdentityBrowser,
  refresh,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';
import { startProduct } from '#support/process/product.ts';
import { statusAt } from '#support/process/status-at.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };
const BEA = { email: 'bea@example.com', givenName: 'Bea', password: 'bernoulli numbers' };

/**
 * How long is waited for an end to show everywhere, in ms. That it takes half a second at most is held by
 * grant-memory.test.ts, with a clock of its own.
 */
const PATIENCE = 60_000;

/** Two servers of one product on one database, and a browser that is signed in as Ada. */
const start = async () => {
  const product = await startProduct();
  const { database, origin } = product;
  const second = await startProduct({ database, origin });
  const browser = new IdentityBrowser(origin);
  const tokens = await signUp(origin, ADA, browser);
  const statuses = ({ access_token }: TokenResponse) =>
    Promise.all([
      statusAt(product.port, origin, '/api/cards/B12', access_token),
      statusAt(second.port, origin, '/api/cards/B12', access_token),
      statusAt(second.port, origin, '/api/registration', access_token),
      statusAt(second.port, origin, '/idp/oauth2/userInfo', access_token),
    ]);
  // Both servers have seen the token a moment before its end.
  expect(await statuses(tokens)).toEqual([200, 200, 200, 200]);
  const expectEnd = (ended = tokens) =>
    vi.waitFor(async () => expect(await statuses(ended)).toEqual([401, 401, 401, 401]), {
      timeout: PATIENCE,
      interval: 50,
    });
  return { ...product, browser, tokens, statuses, expectEnd };
};

test('an access token ends with a sign-out', async () => {
  const { browser, expectEnd, origin } = await start();
  const query = new URLSearchParams({ client_id: 'dck-web', logout_uri: `${origin}/` });
  expect((await browser.fetch(`/idp/logout?${query}`)).status).toBe(302);
  await expectEnd();
});

test.each([['with it', { logout: 'yes' }] as const, ['for this app alone', {}] as const])(
  'an access token ends with a sign-out at the standard address, %s',
  async (_name, choice) => {
    const { browser, expectEnd, origin } = await start();
    const query = new URLSearchParams({
      client_id: 'dck-web',
      post_logout_redirect_uri: `${origin}/`,
    });
    const asked = await browser.fetch(`/idp/oauth2/logout?${query}`);
    const xsrf = /name="xsrf" value="(\w+)"/.exec(await asked.text())?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, ...choice });
    const left = await browser.fetch('/idp/oauth2/logout/confirm', { method: 'POST', body });
    expect(left.headers.get('Location')).toBe(`${origin}/`);
    await expectEnd();
  },
);

test('an access token ends when its refresh token is revoked', async () => {
  const { expectEnd, origin, tokens } = await start();
  const body = new URLSearchParams({
    client_id: 'dck-web',
    token: tokens.refresh_token ?? '',
    token_type_hint: 'refresh_token',
  });
  expect((await fetch(`${origin}/idp/oauth2/revoke`, { method: 'POST', body })).status).toBe(200);
  await expectEnd();
});

test('an access token ends when its code is used again', async () => {
  const { expectEnd, origin } = await start();
  const request = authorizationRequest(origin);
  const browser = new IdentityBrowser(origin);
  const { url } = await browser.start('login', request);
  const back = await browser.submit(url, 'signin', ADA);
  const given = parseTokens(await (await exchange(origin, back.url, request)).json());
  expect((await exchange(origin, back.url, request)).status).toBe(400);
  await expectEnd(given);
});

test('the access tokens of a family end when a refresh token is used again', async () => {
  const { database, expectEnd, origin, tokens } = await start();
  const renewed = parseTokens(await (await refresh(origin, tokens.refresh_token)).json());
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  // As if the grace for parallel refreshes were over.
  await db.updateTable('refresh_replays').set({ answered_at: 0 }).execute();
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
  await expectEnd(renewed);
  await expectEnd();
});

test('an access token ends with its account', async () => {
  const { expectEnd, origin, statuses, tokens } = await start();
  const other = await signIn(origin, ADA);
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const answer = await fetch(`${origin}/api/account`, { method: 'DELETE', headers });
  expect(answer.status).toBe(204);
  await expectEnd();
  await expectEnd(other);
  expect(await statuses(await signUp(origin, BEA))).toEqual([200, 200, 200, 200]);
});

test('an access token ends when another account signs in with the same browser', async () => {
  const { browser, expectEnd, origin, statuses } = await start();
  await signUp(origin, BEA);
  const bea = await signIn(origin, BEA, browser);
  await expectEnd();
  expect(await statuses(bea)).toEqual([200, 200, 200, 200]);
});

test('so it does when that sign-in was begun before anybody was signed in', async () => {
  const { origin, statuses, expectEnd } = await start();
  await signUp(origin, BEA);
  const browser = new IdentityBrowser(origin);
  const request = authorizationRequest(origin);
  const { url } = await browser.start('oauth2/authorize', request);
  const ada = await signIn(origin, ADA, browser);
  const back = await browser.submit(url, 'signin', BEA);
  const bea = parseTokens(await (await exchange(origin, back.url, request)).json());
  await expectEnd(ada);
  expect(await statuses(bea)).toEqual([200, 200, 200, 200]);
});

test('the end of one sign-in leaves another of the same account alone', async () => {
  const { browser, expectEnd, origin, statuses } = await start();
  const phone = await signIn(origin, ADA);
  const query = new URLSearchParams({ client_id: 'dck-web', logout_uri: `${origin}/` });
  await browser.fetch(`/idp/logout?${query}`);
  await expectEnd();
  expect(await statuses(phone)).toEqual([200, 200, 200, 200]);
});

test.each([
  ['signs it out', '/sessions/end', {}],
  ['signs out everywhere', '/sessions/end-all', {}],
  ['changes the password', '/password', { password: 'seven quiet looms by night' }],
])('an access token ends when another device %s', async (_what, path, typed) => {
  const { expectEnd, origin } = await start();
  const phone = new IdentityBrowser(origin);
  await signIn(origin, ADA, phone);
  const html = await (await phone.fetch('/idp/account')).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  const fields = { account: hidden('account') ?? '', session: hidden('session') ?? '', ...typed };
  const answer = await phone.fetch(`/idp/account${path}`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(303);
  await expectEnd();
});
