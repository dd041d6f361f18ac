import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import { makeApp } from '#support/api/app.ts';
import { NOW } from '#support/api/tokens.ts';
import {
  authorizationRequest,
  IdentityBrowser,
  refresh,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

const SECOND = NOW / 1000;

/** The answer to a deletion with a token of these claims. */
const erase = async (claims: Record<string, unknown>) => {
  const { app, signer } = await makeApp();
  const headers = { Authorization: `Bearer ${await signer.sign(claims)}` };
  return app.request('/api/account', { method: 'DELETE', headers });
};

test.each([0, 300])('an account is deleted %i seconds after its sign-in', async (age) => {
  expect((await erase({ auth_time: SECOND - age })).status).toBe(204);
});

test.each([
  ['five minutes and a second ago', SECOND - 301],
  ['by a clock that was ahead', SECOND + 86_400],
  ['at a time that the token does not tell', undefined],
  ['at a time that is no number', 'now'],
])('a deletion is refused to whoever signed in %s', async (_name, auth_time) => {
  const answer = await erase({ auth_time });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('WWW-Authenticate')).toBe(
    'Bearer error="insufficient_user_authentication", max_age="300"',
  );
  expect(await answer.json()).toEqual({
    error: 'unauthorized',
    message: 'Please enter your password again first.',
  });
});

const authTimeOf = ({ access_token }: TokenResponse) => decodeJwt(access_token)['auth_time'];

test('an access token tells when the password was typed, over refreshes too', async () => {
  const { db, origin } = await serveIdentity();
  const tokens = await signUp(origin, ADA);
  const { payload } = await db
    .selectFrom('oidc_payloads')
    .select('payload')
    .where('kind', '=', 'RefreshToken')
    .executeTakeFirstOrThrow();
  const stored = JSON.parse(payload) as { authTime: number };
  expect(authTimeOf(tokens)).toBe(stored.authTime);
  // As if it had been an hour ago.
  const hourAgo = stored.authTime - 3600;
  await db
    .updateTable('oidc_payloads')
    .set({ payload: JSON.stringify({ ...stored, authTime: hourAgo }) })
    .where('kind', '=', 'RefreshToken')
    .execute();
  const once = parseTokens(await (await refresh(origin, tokens.refresh_token)).json());
  const twice = parseTokens(await (await refresh(origin, once.refresh_token)).json());
  expect([authTimeOf(once), authTimeOf(twice)]).toEqual([hourAgo, hourAgo]);
});

test('whoever is signed in types the password again where it is asked for, with the email there', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  await signUp(origin, ADA, browser);
  const request = authorizationRequest(origin);
  const parameters = { ...request.parameters, prompt: 'login' };
  const { response, url } = await browser.start('oauth2/authorize', { ...request, parameters });
  expect(url.pathname).toMatch(/^\/idp\/interaction\//);
  const html = await response.text();
  expect(html).toContain('Please enter your password once more,');
  expect(html).toContain(`value="${ADA.email}"`);
  expect(html).not.toContain('New here?');
  expect(/<input[^>]*id="password"[^>]*>/.exec(html)?.[0]).toContain('autofocus');
});
