import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { describe, expect, onTestFinished, test } from 'vitest';

import { startServer } from '#server/start.ts';
import { makeTemporaryFolder } from '#support/folder.ts';
import { freePort } from '#support/free-port.ts';

const page = (name: string): string =>
  `<meta http-equiv="content-security-policy" content="script-src 'self';"><p>${name}</p>`;

const DECK = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

/** The real server over a small built site. */
const start = async () => {
  const dist = await makeTemporaryFolder();
  const files: Record<string, string | Buffer> = {
    'index.html': page('landing'),
    'browse/index.html': page('browse'),
    'auth/index.html': page('auth'),
    '_astro/app.abc123.js': 'export {};',
    '_astro/app.abc123.js.br': brotliCompressSync('export {};'),
    'favicon.svg': '<svg/>',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(dist, name, '..'), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await makeTemporaryFolder();
  const database = { file: join(dataDir, 'dck.sqlite') };
  const config = { host: '127.0.0.1', port, origin, dataDir, database };
  const server = await startServer(config, dist, () => {});
  onTestFinished(() => server.close(100));
  return {
    origin,
    get: (path: string, init: RequestInit = {}) =>
      fetch(`${origin}${path}`, { redirect: 'manual', ...init }),
    /** Sends a request target as it stands, which fetch would tidy up. */
    rawStatus: (path: string) =>
      new Promise<[number, string]>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path, headers: { host: `localhost:${port}` } })
          .on('response', (answer) => {
            answer.resume();
            resolve([answer.statusCode ?? 0, answer.headers.location ?? '']);
          })
          .on('error', reject)
          .end();
      }),
  };
};

describe('the route table', () => {
  test.each([
    ['/', 'landing'],
    ['/browse', 'browse'],
    ['/browse/', 'browse'],
    ['/browse/B14', 'browse'],
    ['/browse/b14?x=1', 'browse'],
  ])('%s is answered by the %s page', async (path, name) => {
    const { get } = await start();
    expect(await (await get(path)).text()).toContain(`<p>${name}</p>`);
  });

  test.each(['/nowhere', '/browse/TOOLONG', '/browse/B14/x', '/%zz', '/.env'])(
    '%s leads to the landing page',
    async (path) => {
      const { get } = await start();
      const answer = await get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    },
  );

  test.each(['//evil.example/', 'http://evil.example/', '/../../etc/passwd', '/%2e%2e/secret'])(
    'the request target %s leads to the landing page',
    async (path) => {
      const { rawStatus } = await start();
      expect(await rawStatus(path)).toEqual([302, '/']);
    },
  );
});

test.each([
  ['/r', '/registration'],
  ['/r/', '/registration'],
  [`/r/${DECK}`, `/registration/${DECK}`],
  [`/r/${DECK.toLowerCase()}?from=box`, `/registration/${DECK}?from=box`],
  ['/r/B14', '/'],
  ['/rx', '/'],
])('the short link %s leads to %s', async (path, target) => {
  const { get } = await start();
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
});

test('a missing file is not found', async () => {
  const { get } = await start();
  expect((await get('/_astro/gone.js')).status).toBe(404);
});

test('hashed files are kept for good', async () => {
  const { get } = await start();
  const answer = await get('/_astro/app.abc123.js');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a page is revalidated and not sent twice', async () => {
  const { get } = await start();
  const answer = await get('/browse');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await get('/browse', { headers })).status).toBe(304);
});

test('the Brotli copy goes to those who take it', async () => {
  const { origin } = await start();
  const url = new URL('/_astro/app.abc123.js', origin);
  const body = await new Promise<Buffer>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } })
      .on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(Buffer.concat(chunks)));
      })
      .on('error', reject)
      .end();
  });
  expect(brotliDecompressSync(body).toString()).toBe('export {};');
});

test('a page’s own policy goes out as a header, with frame-ancestors', async () => {
  const { get } = await start();
  expect((await get('/browse')).headers.get('content-security-policy')).toBe(
    "script-src 'self'; frame-ancestors 'none'",
  );
});

test('the callback page is not stored and sends no referrer', async () => {
  const { get } = await start();
  const { headers } = await get('/auth?code=c&state=s');
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    'no-store',
    'no-referrer',
  ]);
});

test('another loopback name is sent to the canonical origin', async () => {
  const { origin } = await start();
  const url = origin.replace('localhost', '127.0.0.1');
  const answer = await fetch(`${url}/browse/B14?x=1`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`${origin}/browse/B14?x=1`);
});

test('a navigation to the logout page from another site is sent to its question', async () => {
  const { get } = await start();
  const answer = await get('/logout', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/logout?ask']);
});

test('the site takes no POST', async () => {
  const { get } = await start();
  expect((await get('/browse', { method: 'POST' })).status).toBe(405);
});

test('the API answers beside the site', async () => {
  const { get } = await start();
  expect((await get('/api/cards')).status).toBe(401);
});
