import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import {
  brotliSize,
  islandScriptsOf,
  pagesOfDist,
  readDist,
  scriptsOf,
} from '#support/site/dist.ts';

/** The files of preload links, and those that get one once the first words are painted. */
const namedIn = (html: string): string[] => [
  ...[...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path = '']) => path),
  ...(/ data-preload="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []),
];

const hasIslands = (html: string): boolean => html.includes('<astro-island');

const PAGES = await Promise.all(
  (await pagesOfDist()).map(async (path) => ({ path, html: await readDist(path) })),
);

test.each(PAGES.filter(({ html }) => hasIslands(html)))(
  '$path names in its head all the scripts that its hydration needs',
  async ({ html }) => {
    const needed = [...(await scriptsOf(html)), ...(await islandScriptsOf(html))];
    expect(namedIn(html.slice(0, html.indexOf('</head>'))).toSorted()).toEqual(needed.toSorted());
  },
);

test('a guarded page loads no module before its first words are painted', () => {
  const guarded = PAGES.filter(({ html }) => html.includes('data-preload='));
  expect(guarded.length).toBeGreaterThan(8);
  const early = /<link rel="modulepreload"|<script[^>]* src=|client="load"/;
  expect(guarded.filter(({ html }) => early.test(html)).map(({ path }) => path)).toEqual([]);
});

/** The inline scripts of a page, by what they contain. */
const inlineScripts = (html: string, part: string): string[] =>
  [...html.matchAll(/<script(?: data-draws)?>([\s\S]*?)<\/script>/g)].flatMap(([, code = '']) =>
    code.includes(part) ? [code] : [],
  );

test.each(['en', 'de'])(
  'guarded pages in %s have the same first script, of at most 3 kB',
  (language) => {
    const pages = PAGES.filter(({ html }) => html.includes(`<html lang="${language}"`));
    const scripts = pages.flatMap(({ html }) => inlineScripts(html, 'const SETTINGS='));
    expect(scripts.length).toBeGreaterThan(9);
    expect(new Set(scripts).size).toBe(1);
    expect(brotliSize(scripts[0] ?? '')).toBeLessThanOrEqual(3000);
  },
);

test('a page that is drawn before React holds its styles, which its policy allows', () => {
  const drawn = PAGES.filter(({ html }) => html.includes('<script data-draws>'));
  expect(drawn.map(({ path }) => path).toSorted()).toEqual([
    '/articles/index.html',
    '/browse/index.html',
    '/dash/index.html',
    '/de/articles/index.html',
    '/de/browse/index.html',
    '/de/dash/index.html',
    '/de/journeys/index.html',
    '/journeys/index.html',
  ]);
  for (const { html } of drawn) {
    expect(html).not.toContain('rel="stylesheet"');
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
    expect(styles.join('')).toContain('.topbar');
    for (const css of styles)
      expect(html).toContain(createHash('sha256').update(css).digest('base64'));
  }
});

test('the script that draws a card or the deck is at most 7.2 kB', () => {
  const html = PAGES.find(({ path }) => path === '/browse/index.html')?.html ?? '';
  const scripts = inlineScripts(html, 'open-card-face');
  expect(scripts).toHaveLength(1);
  expect(brotliSize(scripts.join(''))).toBeLessThanOrEqual(7200);
});

test('the script that draws the dashboard is at most 5.5 kB', () => {
  const html = PAGES.find(({ path }) => path === '/dash/index.html')?.html ?? '';
  const scripts = inlineScripts(html, 'deck-card');
  expect(scripts).toHaveLength(1);
  expect(brotliSize(scripts.join(''))).toBeLessThanOrEqual(5500);
});

test('the script that draws a journey is at most 7.1 kB', () => {
  const html = PAGES.find(({ path }) => path === '/journeys/index.html')?.html ?? '';
  const scripts = inlineScripts(html, 'core_question');
  expect(scripts).toHaveLength(1);
  expect(brotliSize(scripts.join(''))).toBeLessThanOrEqual(7100);
});

test('the script that draws an article, sanitiser included, is at most 16 kB', () => {
  const html = PAGES.find(({ path }) => path === '/articles/index.html')?.html ?? '';
  const scripts = inlineScripts(html, 'sanitiseArticle');
  expect(scripts).toHaveLength(1);
  expect(brotliSize(scripts.join(''))).toBeLessThanOrEqual(16_000);
});

test('pages without islands name none', () => {
  const others = PAGES.filter(
    ({ path, html }) => !hasIslands(html) && !/^(\/de)?\/(auth|logout)\//.test(path),
  );
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter(({ html }) => namedIn(html).length > 0)).toEqual([]);
});

test('a guarded page is hydrated with at most 8 script files, the settings with 9', () => {
  const counts = PAGES.filter(({ html }) => html.includes('data-preload=') && hasIslands(html)).map(
    ({ path, html }) => [path, namedIn(html).length] as const,
  );
  expect(counts.length).toBeGreaterThan(8);
  const atMost = (path: string): number => (path.endsWith('/settings/index.html') ? 9 : 8);
  expect(counts.filter(([path, count]) => count > atMost(path))).toEqual([]);
});

test.each(['/auth/index.html', '/logout/index.html'])(
  '%s names in its head all the scripts that it needs',
  async (path) => {
    const html = await readDist(path);
    expect(namedIn(html).toSorted()).toEqual((await scriptsOf(html)).toSorted());
  },
);
