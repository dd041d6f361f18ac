import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { startProduct } from '#support/process/product.ts';

const page = (name: string): string =>
  `<meta http-equiv="content-security-policy" content="script-src 'self';"><p>${name}</p>`;

const DECK = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

const SITE = {
  'index.html': page('landing'),
  'de/index.html': page('landing in German'),
  'browse/index.html': page('browse'),
  'browse/index.html.br': brotliCompressSync(page('browse')),
  'browse/index.html.gz': gzipSync(page('browse')),
  'auth/index.html': page('auth'),
  'c/index.html': page('no card'),
  'c/B12/index.html': page('card B12'),
  '_astro/app.abc123.js': 'export {};',
  '_astro/app.abc123.js.br': brotliCompressSync('export {};'),
  'favicon.svg': '<svg/>',
  'service-worker.js': 'works',
  'withdrawn-service-worker.js': 'ends',
};

/** The real server over a small built site. */
const start = async (config: Parameters<typeof startProduct>[0] = {}) => {
  const { origin, port, dist } = await startProduct(config, {}, SITE);
  return {
    origin,
    dist,
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

describe('the service worker', () => {
  test.each([
    [false, 'works'],
    [true, 'ends'],
  ])('withdrawn: %s', async (withdrawsWorker, text) => {
    const { get } = await start({ withdrawsWorker });
    const answer = await get('/service-worker.js');
    expect(await answer.text()).toBe(text);
  });

  test('is looked for anew each time', async () => {
    const { get } = await start();
    const { headers } = await get('/service-worker.js');
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

describe('the route table', () => {
  test.each([
    ['/', 'landing'],
    ['/browse', 'browse'],
    ['/browse/', 'browse'],
    ['/browse/B12', 'browse'],
    ['/browse/b12?x=1', 'browse'],
    ['/browse/TOOLONG', 'browse'],
    ['/browse/B12/x', 'browse'],
    ['/browse/%zz', 'browse'],
    ['/c/B12', 'card B12'],
    ['/c/b12', 'card B12'],
    ['/c/ZZZ', 'no card'],
    ['/c', 'no card'],
  ])('%s is answered by the %s page', async (path, name) => {
    const { get } = await start();
    expect(await (await get(path)).text()).toContain(`<p>${name}</p>`);
  });

  test.each([
    ['/nowhere', '/'],
    ['/nowhere/x', '/'],
    ['/%zz', '/'],
    ['/.env', '/'],
    ['/fr/nowhere', '/'],
    ['/deutsch', '/'],
    ['/de/nowhere', '/de/'],
    ['/de/nowhere/x?y=1', '/de/'],
    ['/de/%zz', '/de/'],
    ['/de//evil.example/', '/de/'],
  ])('%s leads to the landing page of its language, %s', async (path, landing) => {
    const { get } = await start();
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, landing]);
  });

  test('an address in a language that the site is built without leads to the landing page', async () => {
    const site = Object.fromEntries(
      Object.entries(SITE).filter(([name]) => !name.startsWith('de/')),
    );
    const { origin } = await startProduct({}, {}, site);
    for (const path of ['/de', '/de/', '/de/browse']) {
      const { headers } = await fetch(`${origin}${path}`, { redirect: 'manual' });
      expect(headers.get('location')).toBe('/');
    }
  });

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
  ['/r/B12', '/registration/B12'],
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

describe('an encoding', () => {
  test.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['*;q=0, ,;', null],
  ])('for a client that says %s is %s', async (header, encoding) => {
    const { get } = await start();
    const answer = await get('/browse', { headers: { 'accept-encoding': header } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(page('browse'));
  });

  test('that the build did not make is not sent', async () => {
    const { get } = await start();
    const answer = await get('/favicon.svg', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('<svg/>');
  });

  test.each(['/browse/index.html.br', '/browse/index.html.gz'])(
    'has no address of its own: %s is the page, told a malformed code',
    async (path) => {
      const { get } = await start();
      const answer = await get(path, { headers: { 'accept-encoding': 'identity' } });
      expect([answer.status, await answer.text()]).toEqual([200, page('browse')]);
    },
  );
});

test('a HEAD tells the length of what a GET would send', async () => {
  const { get } = await start();
  const headers = { 'accept-encoding': 'identity' };
  const answer = await get('/browse', { method: 'HEAD', headers });
  expect(answer.headers.get('content-length')).toBe(String(page('browse').length));
  expect(await answer.text()).toBe('');
});

describe('ranges are not offered', () => {
  test.each(['bytes=5-2', 'bytes=0-1', 'bytes=-1', 'bytes=99-', 'bytes=0-0,2-2', 'lines=1-2', '='])(
    'so %s gets the whole file',
    async (range) => {
      const { get } = await start();
      const answer = await get('/favicon.svg', { headers: { range } });
      expect([answer.status, await answer.text()]).toEqual([200, '<svg/>']);
    },
  );
});

test('a site that is deleted and built anew changes nothing for a running process', async () => {
  const { dist, get } = await start();
  await rm(dist, { recursive: true });
  expect(await (await get('/browse')).text()).toBe(page('browse'));
  await mkdir(join(dist, 'browse'), { recursive: true });
  await writeFile(join(dist, 'browse', 'index.html'), page('another'));
  expect(await (await get('/browse')).text()).toBe(page('browse'));
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
  const answer = await fetch(`${url}/browse/B12?x=1`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`${origin}/browse/B12?x=1`);
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
