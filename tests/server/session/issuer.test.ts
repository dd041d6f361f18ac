import type { JWK } from 'jose';
import { describe, expect, test } from 'vitest';

import { createIssuerKeys, KeysUnavailable } from '#server/session/issuer-keys.ts';
import type { LogLine } from '#server/shared/log.ts';
import { makeApp } from '#support/api/app.ts';
import { serveKeys } from '#support/api/key-server.ts';
import { createShortSigner, createSigner, ISSUER, NOW, type Signer } from '#support/api/tokens.ts';
import { serveHandler } from '#support/shared/serve-handler.ts';

const MINUTE = 60_000;

/** The API in front of a server of keys, with a clock that the test moves. */
const behindKeys = async (keys: readonly JWK[]) => {
  const server = await serveKeys({ keys: [...keys] });
  const time = { now: NOW };
  const lines: LogLine[] = [];
  const { app } = await makeApp({
    tokenClock: () => time.now,
    keys: createIssuerKeys({
      issuer: ISSUER,
      jwksUrl: server.url,
      clock: () => time.now,
      log: (line) => lines.push(line),
    }),
  });
  const statusOf = async (token: string) =>
    (await app.request('/api/cards', { headers: { authorization: `Bearer ${token}` } })).status;
  const statusWith = async (signer: Signer) => statusOf(await signer.sign());
  return { app, server, time, lines, statusOf, statusWith };
};

test('an issuer with an RSA and a curve key is believed in both', async () => {
  const [rsa, curve] = [await createSigner('rsa'), await createSigner('curve', 'ES256')];
  const { statusWith } = await behindKeys([rsa.jwk, curve.jwk]);
  expect([await statusWith(rsa), await statusWith(curve)]).toEqual([200, 200]);
});

test('a curve signature under the name of the RSA key is refused', async () => {
  const rsa = await createSigner('rsa');
  const { statusWith } = await behindKeys([rsa.jwk]);
  expect(await statusWith(await createSigner('rsa', 'ES256'))).toBe(401);
});

test('a hundred calls that come together fetch the keys once', async () => {
  const signer = await createSigner();
  const { server, statusWith } = await behindKeys([signer.jwk]);
  const statuses = await Promise.all(Array.from({ length: 100 }, () => statusWith(signer)));
  expect([new Set(statuses), server.count()]).toEqual([new Set([200]), 1]);
});

describe('when the issuer changes its keys', () => {
  const rotate = async () => {
    const [old, fresh] = [await createSigner('old'), await createSigner('fresh')];
    const behind = await behindKeys([old.jwk]);
    expect(await behind.statusWith(old)).toBe(200);
    behind.server.answer = { status: 200, body: { keys: [fresh.jwk] } };
    return { ...behind, old, fresh };
  };

  test('a token by the new key is believed', async () => {
    const { fresh, statusWith, time } = await rotate();
    time.now += MINUTE;
    expect(await statusWith(fresh)).toBe(200);
  });

  test('a token by the old key is believed as long as the issuer publishes it', async () => {
    const { fresh, old, server, statusWith, time } = await rotate();
    server.answer = { status: 200, body: { keys: [fresh.jwk, old.jwk] } };
    time.now += 10 * MINUTE;
    expect([await statusWith(fresh), await statusWith(old)]).toEqual([200, 200]);
    server.answer = { status: 200, body: { keys: [fresh.jwk] } };
    time.now += 10 * MINUTE;
    expect([await statusWith(fresh), await statusWith(old)]).toEqual([200, 401]);
  });

  test('a token by the new key is believed, although the clock was put back', async () => {
    const { fresh, statusWith, time } = await rotate();
    time.now -= 24 * 60 * MINUTE;
    expect(await statusWith(fresh)).toBe(200);
  });

  test('a token by the withdrawn key is refused after ten minutes', async () => {
    const { old, statusWith, time } = await rotate();
    time.now += 10 * MINUTE;
    expect(await statusWith(old)).toBe(401);
  });

  test('forged key names cause one fetch in half a minute', async () => {
    const { server, statusOf, time } = await rotate();
    time.now += MINUTE;
    const forged = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        (await createSigner(`k${index}`, 'ES256')).sign(),
      ),
    );
    const before = server.count();
    for (const token of forged) expect(await statusOf(token)).toBe(401);
    expect(server.count() - before).toBe(1);
  });
});

describe('a key of the issuer that is of no use', () => {
  type Change = (jwk: JWK) => Record<string, unknown>;

  /** Tokens of a signer whose public key the issuer publishes in another form. */
  const published = async (change: Change, alg = 'RS256') => {
    const [spoilt, good] = [await createSigner('spoilt', alg), await createSigner('good')];
    const behind = await behindKeys([]);
    behind.server.answer = { status: 200, body: { keys: [change(spoilt.jwk), good.jwk] } };
    return { ...behind, spoilt, good };
  };

  test.each<[string, string, Change]>([
    ['without an exponent', 'RS256', (jwk) => ({ ...jwk, e: undefined })],
    ['with an empty modulus', 'RS256', (jwk) => ({ ...jwk, n: '' })],
    ['with a modulus in another spelling', 'RS256', (jwk) => ({ ...jwk, n: '!?' })],
    ['with a number for a modulus', 'RS256', (jwk) => ({ ...jwk, n: 42 })],
    [
      'with operations that do not fit',
      'RS256',
      (jwk) => ({ ...jwk, key_ops: ['verify', 'sign'] }),
    ],
    ['off its curve', 'ES256', (jwk) => ({ ...jwk, x: jwk.y })],
    ['without a coordinate', 'ES256', (jwk) => ({ ...jwk, y: undefined })],
    ['with its private part', 'ES256', (jwk) => ({ ...jwk, d: jwk.x })],
  ])('%s: 401, and one line in the log', async (_name, alg, change) => {
    const { lines, spoilt, statusWith } = await published(change, alg);
    expect([await statusWith(spoilt), await statusWith(spoilt)]).toEqual([401, 401]);
    expect(lines).toEqual([
      { event: 'issuer_key_unusable', kid: 'spoilt', reason: expect.any(String) },
    ]);
  });

  test('because it is too short: 401, and one line in the log', async () => {
    const short = await createShortSigner('short');
    const { lines, statusWith } = await behindKeys([short.jwk]);
    expect([await statusWith(short), await statusWith(short)]).toEqual([401, 401]);
    expect(lines).toEqual([
      { event: 'issuer_key_unusable', kid: 'short', reason: 'shorter than 2048 bits' },
    ]);
  });

  test('is named once more where the issuer still has it ten minutes later', async () => {
    const { lines, spoilt, statusWith, time } = await published((jwk) => ({
      ...jwk,
      e: undefined,
    }));
    await statusWith(spoilt);
    time.now += 10 * MINUTE;
    await statusWith(spoilt);
    expect(lines.map(({ event }) => event)).toEqual(['issuer_key_unusable', 'issuer_key_unusable']);
  });

  test('leaves the keys beside it alone', async () => {
    const { good, spoilt, statusWith } = await published((jwk) => ({ ...jwk, e: undefined }));
    expect([await statusWith(spoilt), await statusWith(good)]).toEqual([401, 200]);
  });
});

describe('while the issuer', () => {
  test.each([
    ['fails', { status: 500, body: 'broken' }],
    ['asks for patience', { status: 503, body: {} }],
    ['sends people elsewhere', { status: 302, body: {} }],
    ['answers with a page', { status: 200, body: '<p>Hello</p>' }],
    ['answers with no keys', { status: 200, body: { keys: 'none' } }],
    ['answers with no set at all', { status: 200, body: [] }],
    ['answers with half a set', { status: 200, body: '{"keys":[{' }],
    ['answers with a key that is none', { status: 200, body: { keys: [null] } }],
  ])('%s, nobody is judged: 503, and one line in the log', async (_name, answer) => {
    const signer = await createSigner();
    const { app, lines, server } = await behindKeys([]);
    server.answer = answer;
    const response = await app.request('/api/cards', {
      headers: { authorization: `Bearer ${await signer.sign()}` },
    });
    expect([response.status, await response.json()]).toMatchObject([503, { error: 'unavailable' }]);
    expect(lines).toEqual([{ event: 'issuer_unavailable', reason: expect.any(String) }]);
  });

  test('is away, nobody is judged: 503', async () => {
    const signer = await createSigner();
    const { app } = await makeApp({
      // Port 9 discards, and nothing listens there.
      keys: createIssuerKeys({ issuer: 'http://127.0.0.1:9', clock: () => NOW, log: () => {} }),
    });
    const headers = { authorization: `Bearer ${await signer.sign()}` };
    expect((await app.request('/api/cards', { headers })).status).toBe(503);
  });

  test('keeps silent, it is not waited for: 503', async () => {
    const signer = await createSigner();
    const { server, statusWith } = await behindKeys([]);
    server.answer = undefined;
    expect(await statusWith(signer)).toBe(503);
  });

  test('is away, the keys it gave before serve for a day', async () => {
    const signer = await createSigner();
    const { server, statusOf, time } = await behindKeys([signer.jwk]);
    const token = await signer.sign({ exp: NOW / 1000 + 100 * 3600 });
    expect(await statusOf(token)).toBe(200);
    server.answer = { status: 500, body: {} };
    time.now += 23 * 60 * MINUTE;
    expect(await statusOf(token)).toBe(200);
    time.now += 60 * MINUTE;
    expect(await statusOf(token)).toBe(503);
  });

  test('fails, it is left in peace for five seconds and then asked again', async () => {
    const signer = await createSigner();
    const { lines, server, statusWith, time } = await behindKeys([signer.jwk]);
    const good = server.answer;
    server.answer = { status: 500, body: {} };
    for (let call = 0; call < 20; call += 1) expect(await statusWith(signer)).toBe(503);
    expect([server.count(), lines.length]).toEqual([1, 1]);
    server.answer = good;
    time.now += 5000;
    expect(await statusWith(signer)).toBe(200);
  });
});

describe('discovery', () => {
  /** Keys for an issuer that says about itself what it is told to say. */
  const discovering = async (metadata: (origin: string) => unknown, status = 200) => {
    const signer = await createSigner();
    let self = '';
    self = await serveHandler((req, res) => {
      const isMetadata = req.url === '/pool/.well-known/openid-configuration';
      const isKeys = req.url === '/pool/.well-known/jwks.json' || req.url === '/elsewhere';
      res.writeHead(isMetadata ? status : isKeys ? 200 : 404);
      res.end(JSON.stringify(isMetadata ? metadata(self) : { keys: [signer.jwk] }));
    });
    const keys = createIssuerKeys({ issuer: `${self}/pool`, clock: () => NOW, log: () => {} });
    return () => keys({ alg: 'RS256', kid: 'key-1' }, { payload: '', signature: '' });
  };

  test('finds the keys where the metadata says', async () => {
    const find = await discovering((self) => ({
      issuer: `${self}/pool`,
      jwks_uri: `${self}/elsewhere`,
    }));
    await expect(find()).resolves.toMatchObject({ type: 'public' });
  });

  test('finds them where Cognito has them when there is no metadata', async () => {
    const find = await discovering(() => ({}), 404);
    await expect(find()).resolves.toMatchObject({ type: 'public' });
  });

  test.each([
    [
      'another issuer',
      (self: string) => ({ issuer: `${self}/other`, jwks_uri: `${self}/elsewhere` }),
    ],
    ['no keys', (self: string) => ({ issuer: `${self}/pool` })],
    [
      'a local file',
      (self: string) => ({ issuer: `${self}/pool`, jwks_uri: 'file:///etc/passwd' }),
    ],
    ['nothing', () => null],
  ])('takes no metadata that names %s', async (_name, metadata) => {
    await expect((await discovering(metadata))()).rejects.toThrow(KeysUnavailable);
  });
});
