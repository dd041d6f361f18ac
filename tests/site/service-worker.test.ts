import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { pageOf, ROUTES } from '#lib/shared/routes.ts';
import { DIST, readDist, sizeOf } from '#support/site/dist.ts';

const worker = await readDist('/service-worker.js');

/** The files that the worker keeps, as it lists them: of the app, and of tables. */
const lists = Array.from(
  worker.matchAll(/\[(?:\{url:"[^"]+",revision:"[^"]+"\},?)+\]/g),
  ([list]) =>
    Array.from(
      list.matchAll(/\{url:"([^"]+)",revision:"([^"]+)"\}/g),
      ([, url = '', revision = '']) => ({ url, revision }),
    ),
);
const listWith = (page: string) => lists.find((list) => list.some(({ url }) => url === page)) ?? [];
const listed = listWith('/dash/index.html');
const urls = listed.map(({ url }) => url);
const tableUrls = listWith('/table/index.html').map(({ url }) => url);

const bytesOf = async (paths: readonly string[]): Promise<number> => {
  const sizes = paths.map((url) => sizeOf(`${url}.br`).catch(() => sizeOf(url)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

test('the worker keeps the page of every guarded route, and the landing page', () => {
  const guarded = ROUTES.filter(({ access }) => access === 'guarded');
  const pages = ['/index.html', ...guarded.map((route) => pageOf({ route }))];
  expect(urls.filter((url) => url.endsWith('.html')).toSorted()).toEqual(pages.toSorted());
});

test('it lists each file by its digest', async () => {
  const digests = listed.map(async ({ url }) =>
    createHash('sha256')
      .update(await readFile(join(DIST, url)))
      .digest('base64'),
  );
  expect(digests.length).toBeGreaterThan(80);
  expect(await Promise.all(digests)).toEqual(listed.map(({ revision }) => revision));
});

test('beside pages it keeps scripts, styles, the decoder, the font and the icon', () => {
  const others = urls.filter((url) => !url.endsWith('.html'));
  expect(
    others.filter((url) => !/^\/(_astro\/.*\.(js|css|wasm)|fonts\/.*|favicon\.svg)$/.test(url)),
  ).toEqual([]);
  expect(others.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
});

test('all of it is at most 901 kB as it is sent', async () => {
  expect(await bytesOf(urls)).toBeLessThanOrEqual(901_000);
});

test('for tables it keeps their two pages and what these load, at most 240 kB, without the scanner', async () => {
  expect(tableUrls.filter((url) => url.endsWith('.html'))).toEqual([
    '/screen/index.html',
    '/table/index.html',
  ]);
  expect(tableUrls.some((url) => url.includes('/HostTable.'))).toBe(true);
  expect(await bytesOf(tableUrls)).toBeLessThanOrEqual(240_000);
});

test.each(['/index.html', '/faq/index.html', '/showcase/index.html', '/c/B12/index.html'])(
  '%s knows nothing of a service worker',
  async (path) => {
    expect(await readDist(path)).not.toMatch(/service-?worker|worker-src/i);
  },
);
