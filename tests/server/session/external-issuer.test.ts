import { decodeJwt } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { serveCognito } from '#support/identity/cognito.ts';
import { signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { startProduct } from '#support/process/product.ts';

const cards = async (origin: string, token: string) =>
  (await fetch(`${origin}/api/cards`, { headers: { Authorization: `Bearer ${token}` } })).status;

test("tokens with Cognito's claims are let in where OIDC_ISSUER names their issuer", async () => {
  const { accessToken, clientId, issuer } = await serveCognito();
  const token = await accessToken({ sub: 'person-1', groups: ['beta'] });
  const claims = decodeJwt(token);
  expect(claims).toMatchObject({ iss: issuer, client_id: clientId, token_use: 'access' });
  expect(claims).not.toHaveProperty('aud');
  const { origin } = await startProduct({ oidc: { issuer, clientId } });
  expect(await cards(origin, token)).toBe(200);
});

test('tokens of another client of the same issuer are refused', async () => {
  const { accessToken, issuer } = await serveCognito();
  const { origin } = await startProduct({ oidc: { issuer, clientId: 'somebody-else' } });
  expect(await cards(origin, await accessToken({ sub: 'person-1', groups: [] }))).toBe(401);
});

test('tokens of another provider are refused, and its id tokens as well', async () => {
  const { clientId, issuer } = await serveCognito();
  const other = await serveIdentity();
  const ada = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };
  const { access_token, id_token } = await signUp(other.origin, ada);
  const { origin } = await startProduct({ oidc: { issuer, clientId } });
  expect([await cards(origin, access_token), await cards(origin, id_token)]).toEqual([401, 401]);
});

test('an id token of the right issuer and client is refused', async () => {
  const provider = await serveIdentity();
  const ada = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };
  const { access_token, id_token } = await signUp(provider.origin, ada);
  const oidc = { issuer: `${provider.origin}/idp`, clientId: 'dck-web' };
  const { origin } = await startProduct({ oidc });
  expect([await cards(origin, access_token), await cards(origin, id_token)]).toEqual([200, 401]);
});

test('the embedded provider is not there beside an issuer elsewhere', async () => {
  const { clientId, issuer } = await serveCognito();
  const { origin } = await startProduct({ oidc: { issuer, clientId } });
  const { status, headers } = await fetch(`${origin}/idp/.well-known/openid-configuration`, {
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([302, '/']);
  const token = await fetch(`${origin}/idp/oauth2/token`, { method: 'POST' });
  expect(token.status).toBe(405);
});

test('an issuer that is away makes it 503, while the site and the health check answer', async () => {
  // Port 9 discards, and nothing listens there.
  const oidc = { issuer: 'http://127.0.0.1:9', clientId: 'dck-web' };
  const { origin } = await startProduct({ oidc });
  const { accessToken } = await serveCognito();
  expect(await cards(origin, await accessToken({ sub: 'person-1', groups: [] }))).toBe(503);
  expect((await fetch(`${origin}/`)).status).toBe(200);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test('counters that have run out are deleted beside an issuer elsewhere, too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { clientId, issuer } = await serveCognito();
  const { database } = await startProduct({ oidc: { issuer, clientId } });
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  await db.insertInto('rate_limits').values({ key: 'old', points: 1, expires_at: 1 }).execute();
  vi.advanceTimersByTime(5 * 60_000);
  const left = () => db.selectFrom('rate_limits').select('key').execute();
  await vi.waitFor(async () => expect(await left()).toEqual([]));
});
