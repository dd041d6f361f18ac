import { exportSPKI, importJWK, type CryptoKey } from 'jose';
import { describe, expect, test } from 'vitest';

import { makeApp } from '#support/api/app.ts';
import { serveKeys } from '#support/api/key-server.ts';
import { createSigner, NOW, signWith, type Signer } from '#support/api/tokens.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Changes the bits of the last character that no byte of the signature needs. */
const otherSpelling = (token: string): string => {
  const last = token.at(-1) ?? '';
  const signature = token.slice(token.lastIndexOf('.') + 1);
  const bytes = Buffer.from(signature, 'base64url');
  const other = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].find(
    (character) =>
      character !== last &&
      Buffer.from(signature.slice(0, -1) + character, 'base64url').equals(bytes),
  );
  return token.slice(0, -1) + (other ?? '');
};

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

test('an access token by its standard type is let in', async () => {
  const token = (signer: Signer) => signer.sign({ token_use: undefined }, { typ: 'at+jwt' });
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
    ['is for another client, whatever its audience', { client_id: 'other', aud: 'dck-web' }],
    ['is for another audience', { client_id: undefined, aud: ['other'] }],
    ['is for no client', { client_id: undefined }],
    ['is an id token', { token_use: 'id', client_id: undefined, aud: 'dck-web' }],
    ['does not say what it is for', { token_use: undefined }],
    ['is meant for something else', { token_use: 'refresh' }],
    ['has no subject', { sub: undefined }],
    ['has an empty subject', { sub: '' }],
    ['has a subject that is no text', { sub: 7 }],
    ['has an end that is no number', { exp: 'tomorrow' }],
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

  test.each(['none', 'None', 'NONE', 'nOnE', '', 'RS1', 'HS512', 'PS256', 'ES256'])(
    'says that its algorithm is %j',
    async (alg) => {
      const forge = async (signer: Signer): Promise<string> => {
        const [, payload, signature] = (await signer.sign()).split('.');
        return `${encode({ alg, kid: 'key-1' })}.${payload}.${signature}`;
      };
      expect(await statusWith(forge)).toBe(401);
    },
  );

  test('has the algorithm none and no signature', async () => {
    const forge = async (signer: Signer): Promise<string> => {
      const [, payload] = (await signer.sign()).split('.');
      return `${encode({ alg: 'none', kid: 'key-1' })}.${payload}.`;
    };
    expect(await statusWith(forge)).toBe(401);
  });

  test('asks for a rule that nobody here knows', async () => {
    const header = { crit: ['urn:example:rule'], 'urn:example:rule': 1 };
    expect(await statusWith((signer) => signer.sign({}, header))).toBe(401);
  });

  test('brings its own key along', async () => {
    const forge = async (): Promise<string> => {
      const own = await createSigner('own');
      return own.sign({}, { jwk: own.jwk });
    };
    expect(await statusWith(forge)).toBe(401);
  });

  test.each(['jku', 'x5u'])(
    'says in %s where its key is, without anybody going there',
    async (name) => {
      const own = await createSigner('own');
      const asked = await serveKeys({ keys: [own.jwk] });
      expect(await statusWith(() => own.sign({}, { [name]: asked.url }))).toBe(401);
      expect(asked.count()).toBe(0);
    },
  );

  test('is longer than any token', async () => {
    expect(await statusWith((signer) => signer.sign({ note: 'x'.repeat(100_000) }))).toBe(401);
  });

  test('has more parentheses than sense', async () => {
    const deep = Buffer.from('['.repeat(5000)).toString('base64url');
    expect(await statusOf(`Bearer ${deep}.${deep}.AA`)).toBe(401);
  });

  test.each([
    ['is cut', (token: string) => token.slice(0, -8)],
    ['has its last character cut', (token: string) => token.slice(0, -1)],
    ['has its first character cut', (token: string) => token.slice(1)],
    ['is padded', (token: string) => `${token}AAAA`],
    ['is padded with an equals sign', (token: string) => `${token}=`],
    ['is padded with a dot', (token: string) => `${token}.`],
    ['has five parts', (token: string) => `${token}.e30.AA`],
    ['has no signature', (token: string) => `${token.slice(0, token.lastIndexOf('.'))}.`],
    ['spells its signature in another alphabet', (token: string) => `${token.slice(0, -4)}+/+/`],
    ['spells the same signature in another way', otherSpelling],
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
