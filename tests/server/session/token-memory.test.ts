import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { expect, test } from 'vitest';

import { createVerifier } from '#server/session/auth.ts';
import { CLIENT_ID, createSigner, ISSUER, NOW } from '#support/api/tokens.ts';

const MINUTE = 60_000;

/** A verifier whose time can be set, and how often it has asked for a key. */
const makeVerifier = async () => {
  const signer = await createSigner();
  const known = createLocalJWKSet({ keys: [signer.jwk] });
  const time = { now: NOW };
  const looks = { count: 0 };
  const keys: JWTVerifyGetKey = (header, token) => {
    looks.count += 1;
    return known(header, token);
  };
  const verify = createVerifier({
    issuer: ISSUER,
    clientId: CLIENT_ID,
    keys,
    clock: () => time.now,
  });
  return { signer, verify, time, looks };
};

test('a good token is verified once', async () => {
  const { signer, verify, looks } = await makeVerifier();
  const token = await signer.sign();
  await verify(token);
  await verify(token);
  expect(looks.count).toBe(1);
});

test('a remembered token names the same caller', async () => {
  const { signer, verify } = await makeVerifier();
  const token = await signer.sign({ 'cognito:groups': ['beta'] });
  const first = await verify(token);
  expect(await verify(token)).toEqual(first);
});

test('a remembered token is refused once it has expired', async () => {
  const { signer, verify, time } = await makeVerifier();
  const token = await signer.sign({ exp: (NOW + MINUTE) / 1000 });
  await verify(token);
  time.now = NOW + MINUTE;
  expect(await verify(token)).toBeUndefined();
});

test('a token is verified anew after five minutes, so that a withdrawn key counts', async () => {
  const { signer, verify, time, looks } = await makeVerifier();
  const token = await signer.sign();
  await verify(token);
  time.now = NOW + 5 * MINUTE;
  await verify(token);
  expect(looks.count).toBe(2);
});

test('a bad token is never remembered', async () => {
  const { signer, verify, looks } = await makeVerifier();
  const token = await signer.sign({ iss: 'https://evil.example' });
  await verify(token);
  await verify(token);
  expect(looks.count).toBe(2);
});

test('a token is verified anew where the clock was put back, so that a withdrawn key counts', async () => {
  const { signer, verify, time, looks } = await makeVerifier();
  const token = await signer.sign();
  await verify(token);
  time.now = NOW - MINUTE;
  await verify(token);
  expect(looks.count).toBe(2);
});
