import { exportSPKI, importJWK, type CryptoKey } from 'jose';
import { describe, expect, test } from 'vitest';

import { makeApp } from '#support/app.ts';
import { createSigner, NOW, signWith, type Signer } from '#support/tokens.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const statusOf = async (authorization: string | undefined): Promise<number> => {
  const { app } = await makeApp();
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return (await app.request('/api/cards', { headers })).status;
};

const statusWith = async (makeToken: (signer: Signer) => Promise<string>): Promise<number> => {
  const { app, signer } = await makeApp();
  const token = await makeToken(signer);
  const answer = await app.request('/api/cards', { headers: { authorization: `Bearer ${token}` } });
  return answer.status;
};

test('a good access token is let in', async () => {
  expect(await statusWith((signer) => signer.sign())).toBe(200);
});

test('a token that names the client as its audience is let in', async () => {
  const token = (signer: Signer) => signer.sign({ client_id: undefined, aud: ['dck-web'] });
  expect(await statusWith(token)).toBe(200);
});

describe('401 for a token that', () => {
  const seconds = NOW / 1000;
  test.each([
    ['is expired', { exp: seconds - 1 }],
    ['has no end', { exp: undefined }],
    ['is not valid yet', { nbf: seconds + 60 }],
    ['comes from another issuer', { iss: 'https://evil.example' }],
    ['is for another client', { client_id: 'other' }],
    ['is for no client', { client_id: undefined }],
    ['is an id token', { token_use: 'id', client_id: undefined, aud: 'dck-web' }],
    ['does not say what it is for', { token_use: undefined }],
    ['has no subject', { sub: undefined }],
  ])('%s', async (_name, claims) => {
    expect(await statusWith((signer) => signer.sign(claims))).toBe(401);
  });

  test('is signed by a foreign key under a known kid', async () => {
    expect(await statusWith(async () => (await createSigner('key-1')).sign())).toBe(401);
  });

  test('is signed by an unknown kid', async () => {
    expect(await statusWith(async () => (await createSigner('key-2')).sign())).toBe(401);
  });

  test('is signed by HS256 with the public key as its secret', async () => {
    const forge = async ({ jwk }: Signer): Promise<string> => {
      const key = (await importJWK(jwk, 'RS256', { extractable: true })) as CryptoKey;
      const secret = new TextEncoder().encode(await exportSPKI(key));
      return signWith(secret, { alg: 'HS256', kid: 'key-1' });
    };
    expect(await statusWith(forge)).toBe(401);
  });

  test('has the algorithm none', async () => {
    const forge = async (signer: Signer): Promise<string> => {
      const [, payload] = (await signer.sign()).split('.');
      return `${encode({ alg: 'none', kid: 'key-1' })}.${payload}.`;
    };
    expect(await statusWith(forge)).toBe(401);
  });

  test.each([
    ['is cut', (token: string) => token.slice(0, -8)],
    ['is padded', (token: string) => `${token}AAAA`],
    ['has a changed payload', (token: string) => token.replace('.', '.A')],
    ['has two parts', (token: string) => token.split('.').slice(0, 2).join('.')],
  ])('%s', async (_name, change) => {
    expect(await statusWith(async (signer) => change(await signer.sign()))).toBe(401);
  });
});

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic dTpw', 'Bearer a b', 'Bearer \u00ff'])(
  '401 for the header %j',
  async (authorization) => {
    expect(await statusOf(authorization)).toBe(401);
  },
);
