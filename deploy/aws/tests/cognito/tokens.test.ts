import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { makeSigningKeys } from '../../cognito/signing-keys.ts';
import {
  CLIENT_ID,
  newPerson,
  OTHER_CLIENT_ID,
  signUpOne,
  startPool,
  type Pool,
  type Tokens,
} from './pool.ts';

let pool: Pool;
let tokens: Tokens;

beforeAll(async () => {
  pool = await startPool();
  tokens = await signUpOne(pool);
});
afterAll(() => pool.end());

const statusOf = async (token: string): Promise<number> =>
  (await pool.call('/cards/B12', token)).status;

test('an access token of the pool has Cognito’s claims, no audience, and is let in', async () => {
  expect(decodeProtectedHeader(tokens.access_token)).toEqual({
    alg: 'RS256',
    kid: expect.any(String),
  });
  const claims = decodeJwt(tokens.access_token);
  expect(claims).toMatchObject({
    iss: pool.standIn.issuer,
    client_id: CLIENT_ID,
    token_use: 'access',
    version: 2,
    scope: 'email openid phone profile',
    origin_jti: expect.any(String),
    auth_time: expect.any(Number),
  });
  expect(claims).not.toHaveProperty('aud');
  expect(await statusOf(tokens.access_token)).toBe(200);
});

test('an id token has the name, the email and the nonce of the request', () => {
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    iss: pool.standIn.issuer,
    aud: CLIENT_ID,
    token_use: 'id',
    given_name: 'Ada',
    email: expect.stringContaining('@example.com'),
    nonce: 'nonce',
    sub: decodeJwt(tokens.access_token).sub,
  });
});

describe('a token that the pool’s own key has signed is refused', () => {
  const now = (): number => Math.floor(Date.now() / 1000);
  const signed = (changes: Record<string, unknown>) =>
    pool.standIn.keys.sign('access', { ...decodeJwt(tokens.access_token), ...changes });

  test('not where nothing is changed', async () => {
    expect(await statusOf(await signed({}))).toBe(200);
  });

  test.each<[string, () => Record<string, unknown>]>([
    ['of another client', () => ({ client_id: OTHER_CLIENT_ID })],
    ['of another pool', () => ({ iss: pool.standIn.issuer.replace('local_Dck', 'local_Other') })],
    ['that has run out', () => ({ exp: now() - 1 })],
    ['for another use', () => ({ token_use: 'id' })],
    ['for no use', () => ({ token_use: undefined })],
    ['of nobody', () => ({ sub: undefined })],
  ])('%s', async (_name, changes) => {
    expect(await statusOf(await signed(changes()))).toBe(401);
  });

  test('that is an id token', async () => {
    expect(await statusOf(tokens.id_token)).toBe(401);
  });
});

test('a token of another client is refused as that client gets it', async () => {
  const browser = pool.newBrowser();
  const { query, verifier } = browser.ask({ client_id: OTHER_CLIENT_ID });
  const back = await browser.signUp(newPerson(), query);
  const answer = await fetch(`${pool.standIn.domain}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: OTHER_CLIENT_ID,
      redirect_uri: `${pool.origin}/auth`,
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
  const { access_token } = (await answer.json()) as Tokens;
  expect(decodeJwt(access_token)['client_id']).toBe(OTHER_CLIENT_ID);
  expect(await statusOf(access_token)).toBe(401);
});

test('a token that a key of another pool has signed is refused', async () => {
  const other = await makeSigningKeys();
  expect(await statusOf(await other.sign('access', decodeJwt(tokens.access_token)))).toBe(401);
});

describe('when the pool changes its keys', () => {
  /** Later than the server asks for keys that it does not know. */
  const MINUTE = 60_000;

  test('tokens of both keys are let in, and those of the old one as long as it is published', async () => {
    const { keys } = pool.standIn;
    expect(await statusOf(tokens.access_token)).toBe(200);
    await keys.rotate();
    pool.shiftTime(MINUTE);
    const fresh = await signUpOne(pool);
    expect(decodeProtectedHeader(fresh.access_token).kid).not.toBe(
      decodeProtectedHeader(tokens.access_token).kid,
    );
    expect([await statusOf(fresh.access_token), await statusOf(tokens.access_token)]).toEqual([
      200, 200,
    ]);
    pool.shiftTime(12 * MINUTE);
    expect(await statusOf(tokens.access_token)).toBe(200);
    keys.withdrawOld();
    pool.shiftTime(24 * MINUTE);
    expect([await statusOf(fresh.access_token), await statusOf(tokens.access_token)]).toEqual([
      200, 401,
    ]);
  });
});
