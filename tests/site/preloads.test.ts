import { expect, test } from 'vitest';

import { islandScriptsOf, pagesOfDist, readDist, scriptsOf } from '#support/site/dist.ts';

const namedIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path = '']) => path);

const hasIslands = (html: string): boolean => html.includes('<astro-island');

const PAGES = await Promise.all(
  (await pagesOfDist()).map(async (path) => ({ path, html: await readDist(path) })),
);

test.each(PAGES.filter(({ html }) => hasIslands(html)))(
  '$path names in its head all the scripts that it needs to come to life',
  async ({ html }) => {
    const needed = [...(await scriptsOf(html)), ...(await islandScriptsOf(html))];
    expect(namedIn(html.slice(0, html.indexOf('</head>'))).toSorted()).toEqual(needed.toSorted());
  },
);

test('pages without islands name none', () => {
  const others = PAGES.filter(({ html }) => !hasIslands(html));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter(({ html }) => namedIn(html).length > 0)).toEqual([]);
});

test('a card comes to life with at most 20 script files', async () => {
  const html = await readDist('/browse/index.html');
  expect(namedIn(html).length).toBeLessThanOrEqual(20);
});
