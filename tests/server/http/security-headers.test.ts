import { expect, test } from 'vitest';

import { makeApp, serveApi } from '#support/api/app.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { startProduct } from '#support/process/product.ts';
import { sendRaw } from '#support/shared/raw-request.ts';

const HTTPS = 'https://app.example.com';

const PATHS = ['/healthz', '/api/cards', '/thanks/nowhere', '/nowhere'];

test.each(PATHS)(
  'the answer of %s can be neither sniffed, framed, run nor stored',
  async (path) => {
    const origin = await serveApi(await makeApp());
    const { headers } = await fetch(origin + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  },
);

test('so can a refusal of a body that is too large', async () => {
  const origin = await serveApi(await makeApp());
  const { headers, status } = await fetch(`${origin}/api/cards`, {
    method: 'POST',
    body: 'x'.repeat(20_000),
  });
  expect([status, headers.get('x-content-type-options')]).toEqual([413, 'nosniff']);
});

test('the API insists on TLS where people reach it over TLS, and only there', async () => {
  const over = async (secure: boolean) => {
    const origin = await serveApi(await makeApp(), secure);
    return (await fetch(`${origin}/healthz`)).headers.get('strict-transport-security');
  };
  expect(await over(true)).toBe('max-age=31536000; includeSubDomains');
  expect(await over(false)).toBeNull();
});

test('so does the identity provider', async () => {
  const over = async (origin: string | undefined) => {
    const server = await serveIdentity(origin === undefined ? {} : { origin });
    return (await fetch(`${server.origin}/idp/jwks`)).headers.get('strict-transport-security');
  };
  expect(await over(HTTPS)).toBe('max-age=31536000; includeSubDomains');
  expect(await over(undefined)).toBeNull();
});

test.each(['/idp/jwks', '/idp/oauth2/userInfo', '/idp/nowhere', '/idp/logout'])(
  'the answer of %s carries the security headers',
  async (path) => {
    const { origin } = await serveIdentity();
    const { headers } = await fetch(`${origin}${path}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
    });
  },
);

test.each([
  ['no request at all', 400, 'HELLO\r\n\r\n'],
  ['a request without a host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n'],
  ['a head without end', 408, 'GET / HTTP/1.1\r\n'],
  ['a head that is too large', 431, `GET / HTTP/1.1\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`],
])('so does the answer to %s', async (_what, expected, bytes) => {
  const timeouts = { headersTimeout: 200, connectionsCheckingInterval: 50 };
  const { port } = await startProduct({}, { timeouts });
  const { status, text } = await sendRaw(port, bytes, { withinMs: 30_000, unfinished: false });
  expect(status).toBe(expected);
  expect(text).toMatch(/^X-Content-Type-Options: nosniff\r$/im);
  expect(text).toMatch(/^Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r$/im);
});

test.each([
  ['GET', '/nowhere', 302],
  ['GET', '/r/3F2504E0-4F89-41D3-9A0C-0305E82C3301', 302],
  ['GET', '/_astro/gone.js', 404],
  ['POST', '/browse', 405],
  ['DELETE', '/api/account', 401],
  ['GET', '/api/account', 401],
])('%s %s, which is no page, carries them all', async (method, path, status) => {
  const { origin } = await startProduct();
  const answer = await fetch(`${origin}${path}`, { method, redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});
