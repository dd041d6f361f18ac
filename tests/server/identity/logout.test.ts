import { expect, test } from 'vitest';

import {
  authorizationRequest,
  IdentityBrowser,
  refresh,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

test('logs out straight to the registered address and revokes the tokens', async () => {
  const { db, origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  await signUp(origin, ADA, browser);
  const query = new URLSearchParams({ client_id: 'dck-web', logout_uri: `${origin}/` });
  const response = await browser.fetch(`/idp/logout?${query}`);
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe(`${origin}/`);
  const left = await db
    .selectFrom('oidc_payloads')
    .select('kind')
    .where('kind', 'in', ['RefreshToken', 'Grant', 'Session'])
    .execute();
  expect(left).toEqual([]);
  const { url } = await browser.start('oauth2/authorize', authorizationRequest(origin));
  expect(url.pathname).toMatch(/^\/idp\/interaction\//);
});

test.each([['https://evil.example/'], ['//evil.example/'], ['/'], ['']])(
  'follows no log-out to %j',
  async (target) => {
    const { origin } = await serveIdentity();
    const query = new URLSearchParams({ client_id: 'dck-web', logout_uri: target });
    const response = await fetch(`${origin}/idp/logout?${query}`, { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(response.headers.get('Location')).toBeNull();
  },
);

test('asks before it logs out for a link on another site', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  await signUp(origin, ADA, browser);
  const parameters = new URLSearchParams({ client_id: 'dck-web', logout_uri: `${origin}/` });
  const asked = await browser.fetch(`/idp/logout?${parameters}`, {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain('Log out of DCK?');
  const confirmed = await browser.fetch('/idp/logout', {
    method: 'POST',
    headers: { Origin: origin },
    body: parameters,
  });
  expect(confirmed.headers.get('Location')).toBe(`${origin}/`);
});

test('asks on the standard logout address, and revokes the tokens as well', async () => {
  const { db, origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  await signUp(origin, ADA, browser);
  const asked = await browser.fetch(
    `/idp/oauth2/logout?${new URLSearchParams({
      client_id: 'dck-web',
      post_logout_redirect_uri: `${origin}/`,
    })}`,
  );
  const xsrf = /name="xsrf" value="(\w+)"/.exec(await asked.text())?.[1] ?? '';
  const confirmed = await browser.fetch('/idp/oauth2/logout/confirm', {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(confirmed.headers.get('Location')).toBe(`${origin}/`);
  await expect
    .poll(() =>
      db.selectFrom('oidc_payloads').select('kind').where('kind', '=', 'RefreshToken').execute(),
    )
    .toEqual([]);
});

test('a browser that signed out without a network is signed in nowhere from its next request on', async () => {
  const { db, origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  const { refresh_token } = await signUp(origin, ADA, browser);
  browser.setCookie('cd_owed_sign_out=1; Path=/');
  const account = await browser.open('/idp/account');
  expect(account.url.pathname).toMatch(/^\/idp\/interaction\//);
  expect(await account.response.text()).not.toContain(ADA.email);
  const { url } = await browser.start('oauth2/authorize', authorizationRequest(origin));
  expect(url.pathname).toMatch(/^\/idp\/interaction\//);
  expect((await refresh(origin, refresh_token)).status).toBe(400);
  expect(await db.selectFrom('account_sessions').selectAll().execute()).toEqual([]);
});

test('a sign-in after an owed sign-out lasts', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  await signUp(origin, ADA, browser);
  browser.setCookie('cd_owed_sign_out=1; Path=/');
  await signIn(origin, ADA, browser);
  const { url } = await browser.start('oauth2/authorize', authorizationRequest(origin));
  expect(url.pathname).toBe('/auth');
});
