import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as openid from 'openid-client';
import { expect, test } from 'vitest';

import {
  authorizationRequest,
  IdentityBrowser,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

const ADA = { email: 'Ada@Example.com', givenName: 'Ada', password: 'analytical engine' };
const BEA = { email: 'bea@example.com', givenName: 'Bea', password: 'difference engine' };

test("signs a person up through the real form and gives tokens with Cognito's claims", async () => {
  const { identity, origin } = await serveIdentity();
  const tokens = await signUp(origin, ADA);
  const account = await identity.accounts.findByEmail('ada@example.com');
  const access = decodeJwt(tokens.access_token);
  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(access).toMatchObject({
    sub: account?.id,
    iss: `${origin}/idp`,
    aud: `${origin}/api`,
    client_id: 'dck-web',
    token_use: 'access',
    scope: 'openid email phone profile',
  });
  expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(3600);
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    sub: account?.id,
    aud: 'dck-web',
    token_use: 'id',
    email: 'ada@example.com',
    given_name: 'Ada',
  });
  expect(tokens.expires_in).toBe(3600);
  expect(tokens.refresh_token).toBeTypeOf('string');
});

test('puts the groups of an account into both tokens from the next sign-in on', async () => {
  const { identity, origin } = await serveIdentity();
  const first = await signUp(origin, ADA);
  expect(decodeJwt(first.id_token)).not.toHaveProperty('cognito:groups');
  const account = await identity.accounts.findByEmail(ADA.email);
  await identity.accounts.grant(account?.id ?? '', 'beta');
  const second = await signIn(origin, ADA);
  expect(decodeJwt(second.id_token)['cognito:groups']).toEqual(['beta']);
  expect(decodeJwt(second.access_token)['cognito:groups']).toEqual(['beta']);
});

test('an independent client completes discovery, code flow, user info and refresh', async () => {
  const { identity, origin } = await serveIdentity();
  const config = await openid.discovery(
    new URL(`${origin}/idp`),
    'dck-web',
    undefined,
    openid.None(),
    { execute: [openid.allowInsecureRequests] },
  );
  expect(config.serverMetadata()).toMatchObject({
    issuer: `${origin}/idp`,
    authorization_endpoint: `${origin}/idp/oauth2/authorize`,
    token_endpoint: `${origin}/idp/oauth2/token`,
    userinfo_endpoint: `${origin}/idp/oauth2/userInfo`,
    revocation_endpoint: `${origin}/idp/oauth2/revoke`,
    jwks_uri: `${origin}/idp/jwks`,
    code_challenge_methods_supported: ['S256'],
  });
  const verifier = openid.randomPKCECodeVerifier();
  const [state, nonce] = [openid.randomState(), openid.randomNonce()];
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: `${origin}/auth`,
    scope: 'email openid phone profile',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'create',
    state,
    nonce,
  });
  const browser = new IdentityBrowser(origin);
  const page = await browser.open(address.href);
  const fields = { email: ADA.email, given_name: ADA.givenName, password: ADA.password };
  const back = await browser.submit(page.url, 'signup', fields);
  const tokens = await openid.authorizationCodeGrant(config, back.url, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  });
  const account = await identity.accounts.findByEmail(ADA.email);
  const subject = account?.id ?? '';
  expect(tokens.claims()?.sub).toBe(subject);
  expect(await openid.fetchUserInfo(config, tokens.access_token, subject)).toMatchObject({
    email: 'ada@example.com',
    given_name: 'Ada',
  });
  const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '');
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  await openid.tokenRevocation(config, renewed.refresh_token ?? '');
  await expect(openid.refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toMatchObject(
    {
      error: 'invalid_grant',
    },
  );
  await expect(openid.fetchUserInfo(config, tokens.access_token, subject)).rejects.toMatchObject({
    status: 401,
  });
});

test('keeps a second request in the same browser signed in without a form', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  await signUp(origin, ADA, browser);
  const { url } = await browser.start('oauth2/authorize', authorizationRequest(origin));
  expect(url.pathname).toBe('/auth');
  expect(url.searchParams.has('code')).toBe(true);
});

test('lets a second person take over the browser of a first', async () => {
  const { origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  const ada = await signUp(origin, ADA, browser);
  const bea = await signUp(origin, BEA, browser);
  expect(decodeJwt(bea.id_token)['given_name']).toBe('Bea');
  expect(decodeJwt(bea.access_token).sub).not.toBe(decodeJwt(ada.access_token).sub);
});

test('asks for a sign-in again once the account behind a session is deleted', async () => {
  const { identity, origin } = await serveIdentity();
  const browser = new IdentityBrowser(origin);
  const tokens = await signUp(origin, ADA, browser);
  await identity.accounts.delete(decodeJwt(tokens.access_token).sub ?? '');
  const { url } = await browser.start('oauth2/authorize', authorizationRequest(origin));
  expect(url.pathname).toMatch(/^\/idp\/interaction\//);
  const bea = await signUp(origin, BEA, browser);
  expect(decodeJwt(bea.id_token)['given_name']).toBe('Bea');
});

test('keeps every address on its origin whatever Host says, with secure cookies on https', async () => {
  const { origin } = await serveIdentity({ origin: 'https://app.example.com' });
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  const discovery = await fetch(`${origin}/idp/.well-known/openid-configuration`, { headers });
  expect(await discovery.text()).not.toContain('evil.example');
  const { parameters } = authorizationRequest('https://app.example.com');
  const started = await fetch(`${origin}/idp/oauth2/authorize?${new URLSearchParams(parameters)}`, {
    redirect: 'manual',
  });
  const cookies = started.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies)
    expect(cookie).toMatch(/; path=\/idp\/.*samesite=lax; secure; httponly/i);
});
