import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import {
  href,
  languageOf,
  matchRoute,
  pageOf,
  prefixOf,
  REDIRECTS,
  ROUTES,
  redirectTarget,
} from '#lib/shared/routes.ts';
import { LANGUAGES } from '#messages/languages.js';
import { CASE_SLUGS } from '#support/site/cases.ts';
import { DIST, readDist, sizeOf } from '#support/site/dist.ts';
import { fitsRule } from '#support/site/hosting.ts';

import { openPages, readOpenDeck } from '../../scripts/open-deck.ts';

/** The open pages of the deck, by their addresses. */
const sharedPaths = [...openPages(await readOpenDeck())].map((page) =>
  page.replace('/index.html', ''),
);
const openRoutes = ROUTES.filter(({ access, id }) => access === 'open' && id !== 'auth');
const publicPaths = [
  ...openRoutes.map(({ path }) => path),
  ...CASE_SLUGS.map((slug) => href('showcase', slug)),
  ...sharedPaths,
];

const fileOf = (path: string): string => {
  const match = matchRoute(path);
  return match ? pageOf(match, (page) => existsSync(join(DIST, page))) : path;
};

const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** Paths of the addresses that a pattern finds. */
const pathsIn = (text: string, pattern: RegExp): string[] =>
  attributes(text, pattern).map((url) => new URL(url).pathname);

const headOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe.each(publicPaths)('%s', (path) => {
  test('has no link, picture or anchor that leads nowhere', async () => {
    const html = await readDist(fileOf(path));
    const targets = attributes(html, /(?:href|src)="([^"]+)"/g).filter(
      (target) => !/^(https?:|data:)/.test(target),
    );
    expect(targets.length).toBeGreaterThan(4);
    for (const target of new Set(targets)) {
      const { pathname, hash } = new URL(target, `http://dck.invalid${path}`);
      const text = await readDist(fileOf(pathname)).catch(() => undefined);
      expect(text, `${target} on ${path}`).toBeDefined();
      const anchor = hash === '' ? '' : `id="${hash.slice(1)}"`;
      expect(text, `${target} on ${path}`).toContain(anchor);
    }
  });

  test('has one main heading', async () => {
    const html = await readDist(fileOf(path));
    expect(attributes(html, /<(h1)[ >]/g)).toHaveLength(1);
  });
});

const listed = publicPaths.filter((path) => !matchRoute(path)?.route.unlisted);

test('every listed page has a title and a description of its own', async () => {
  const pages = await Promise.all(listed.map((path) => readDist(fileOf(path))));
  const heads = pages.flatMap((html) => [
    /<title>([^<]+)<\/title>/.exec(html)?.[1],
    headOf(html, 'description'),
  ]);
  expect(heads).not.toContain(undefined);
  expect(new Set(heads).size).toBe(heads.length);
});

test('every listed page names itself as canonical', async () => {
  const pages = await Promise.all(listed.map((path) => readDist(fileOf(path))));
  const canonical = pages.map((html) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
  expect(canonical.map((url) => URL.parse(url)?.pathname)).toEqual(listed);
});

test('the second address of the landing page is not a page of its own', async () => {
  const html = await readDist('/home/index.html');
  expect(/rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(/^https?:\/\/[^/]+\/$/);
});

test.each(listed)('the link picture of %s exists and is light', async (path) => {
  const picture = headOf(await readDist(fileOf(path)), 'og:image') ?? '';
  expect(await sizeOf(new URL(picture).pathname)).toBeLessThan(100_000);
});

test('the landing page has a link picture in each language', async () => {
  const heads = await Promise.all(['/', '/de/'].map((path) => readDist(fileOf(path))));
  const pictures = heads.map((html) => new URL(headOf(html, 'og:image') ?? '').pathname);
  expect(pictures).toEqual(['/og/landing.png', '/og/de/landing.png']);
  const [english, german] = await Promise.all(pictures.map((path) => readFile(join(DIST, path))));
  expect(german?.equals(english ?? Buffer.of())).toBe(false);
});

test.each(sharedPaths)('the link of %s has a picture of its own', async (path) => {
  const picture = new URL(headOf(await readDist(fileOf(path)), 'og:image') ?? '').pathname;
  expect(picture).toBe(`/og${path}.png`);
  const { width, height } = await sharp(join(DIST, picture)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await sizeOf(picture)).toBeLessThanOrEqual(60_000);
});

test('the links of the deck’s open pages have a title and a description of their own', async () => {
  const pages = await Promise.all(sharedPaths.map((path) => readDist(fileOf(path))));
  const heads = pages.map((html) => [headOf(html, 'og:title'), headOf(html, 'og:description')]);
  expect(heads.flat()).not.toContain(undefined);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(sharedPaths.length);
});

test('the deck’s open pages are for people with the link, not for search engines', async () => {
  const pages = await Promise.all(sharedPaths.map((path) => readDist(fileOf(path))));
  expect(new Set(pages.map((html) => headOf(html, 'robots')))).toEqual(new Set(['noindex']));
});

test('guarded pages ask not to be indexed', async () => {
  const guarded = ROUTES.filter(({ access }) => access === 'guarded');
  const pages = await Promise.all(guarded.map(({ path }) => readDist(fileOf(path))));
  expect(pages.map((html) => headOf(html, 'robots'))).toEqual(guarded.map(() => 'noindex'));
});

test('the sitemap holds the listed pages and no others', async () => {
  const found = pathsIn(await readDist('/sitemap-0.xml'), /<loc>([^<]+)<\/loc>/g);
  expect(found.toSorted()).toEqual(listed.toSorted());
});

test.each(LANGUAGES.map(prefixOf))('robots.txt leads to the sitemap below “%s”', async (prefix) => {
  const index = `${prefix}/sitemap-index.xml`;
  const robots = await readDist('/robots.txt');
  expect(pathsIn(robots, /^Sitemap: (.+)$/gm)).toContain(index);
  expect(pathsIn(await readDist(index), /<loc>([^<]+)<\/loc>/g)).toEqual([
    `${prefix}/sitemap-0.xml`,
  ]);
});

test('the FAQ page describes at least twelve questions', async () => {
  const html = await readDist('/faq/index.html');
  const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const { mainEntity } = JSON.parse(data) as { mainEntity: { name: string }[] };
  expect(mainEntity.length).toBeGreaterThanOrEqual(12);
  expect(attributes(html, /<summary[^>]*>([^<]+)</g)).toHaveLength(mainEntity.length);
});

test('the build records the days of retention that the privacy page states', async () => {
  const { TABLE_DAYS } = JSON.parse(await readDist('/_settings.json')) as { TABLE_DAYS?: string };
  expect(await readDist('/privacy/index.html')).toMatch(
    new RegExp(String.raw`deleted\s+${TABLE_DAYS} days after the end of the table`),
  );
});

test('every file of the manifest exists', async () => {
  const { icons } = JSON.parse(await readDist('/site.webmanifest')) as { icons: { src: string }[] };
  const sizes = await Promise.all(icons.map(({ src }) => sizeOf(src)));
  expect(Math.min(...sizes)).toBeGreaterThan(0);
});

test.each(CASE_SLUGS)('%s names the five cards from which it grew', async (slug) => {
  const html = await readDist(`/showcase/${slug}/index.html`);
  const links = [...html.matchAll(/href="\/c\/([^"]*)">([^<]*)</g)];
  const { card } = await readOpenDeck();
  expect(links.map(([, code = '', text]) => [code, text])).toEqual(
    links.map(([, code = '']) => [code, `${code} ${card.get(code)?.title}`]),
  );
  expect(new Set(links.map(([, code]) => code)).size).toBe(5);
  expect(new Set(links.map(([, code = '']) => card.get(code)?.stream)).size).toBe(1);
});

test.each(CASE_SLUGS)('%s shows its four pictures', async (slug) => {
  const html = await readDist(`/showcase/${slug}/index.html`);
  expect(attributes(html, /<img [^>]*srcset="([^"]+\.avif[^"]*)"/g)).toHaveLength(4);
});

describe('the rewrites of a static host', () => {
  type Rule = readonly [from: string, to: string, status: string];

  /** Answers a path as such a host does: a file first, then the first rule that fits. */
  const answer = async (rules: readonly Rule[], path: string): Promise<string> => {
    const file = await sizeOf(`${path.replace(/\/$/, '')}/index.html`).catch(() => undefined);
    if (file !== undefined) return `${path.replace(/\/$/, '')}/index.html`;
    const [from, to, status] = rules.find(([pattern]) => fitsRule(pattern, path)) ?? ['', '', ''];
    const target = to.replace(':splat', path.slice(from.length - 1));
    return status === '302' ? answer(rules, target) : target;
  };

  const rulesOf = {
    _redirects: async (): Promise<Rule[]> =>
      (await readDist('/_redirects'))
        .trim()
        .split('\n')
        .map((line) => line.split(' ') as unknown as Rule),
    'amplify-rewrites.json': async (): Promise<Rule[]> => {
      const rules = JSON.parse(await readDist('/amplify-rewrites.json')) as Record<
        'source' | 'target' | 'status',
        string
      >[];
      return rules.map(({ source, target, status }) => [
        source.replace('<*>', '*').replace('<parameter>', ':parameter'),
        target.replace('<*>', ':splat'),
        status,
      ]);
    },
  };

  const samples = [
    '/browse/B12',
    '/c/B12',
    '/c/ZZZ',
    '/j/ines',
    '/a/paper-first',
    '/a/nothing',
    '/table/x/screen',
  ];
  const paths = [
    ...ROUTES.map(({ path }) => path),
    ...CASE_SLUGS.map((slug) => href('showcase', slug)),
    ...samples,
    ...REDIRECTS.map(({ from }) => from),
    '/nowhere',
    '/showcase/nothing',
    '/de/browse/B12',
    '/de/nowhere',
    '/de/showcase/nothing',
  ];

  /** The page that our own server ends at. */
  const onServer = (path: string): string => {
    const target = redirectTarget(path) ?? path;
    const file = matchRoute(target) && fileOf(target);
    return file !== undefined && existsSync(join(DIST, file))
      ? file
      : fileOf(href('landing', undefined, languageOf(target)));
  };

  test.each(Object.entries(rulesOf))('%s answers as the server does', async (_, read) => {
    const rules = await read();
    const answers = await Promise.all(paths.map((path) => answer(rules, path)));
    expect(answers).toEqual(paths.map(onServer));
  });
});

test('About, which has its text, does not call itself a placeholder', async () => {
  const html = await readDist('/about/index.html');
  expect(html).toContain('<h2>The deck</h2>');
  expect(html).not.toMatch(/placeholder|still being written/i);
});

test('the FAQ has its heading and subtitle', async () => {
  const html = await readDist('/faq/index.html');
  expect(html).toContain('<h1>FAQ / How It Works / About</h1>');
  expect(html).toContain('A bit of everything here');
});
