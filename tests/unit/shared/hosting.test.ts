import { describe, expect, test } from 'vitest';

import { hostingRules, toAmplifyRules, toRedirectsFile } from '#lib/shared/hosting.ts';
import { matchRoute, pageOf, REDIRECTS, ROUTES } from '#lib/shared/routes.ts';
import { fitsRule } from '#support/site/hosting.ts';

/** The rules of all languages. */
const all = hostingRules(
  [
    { id: 'landing', path: '/', access: 'open' },
    { id: 'browse', path: '/browse', access: 'guarded', parameter: (raw) => raw },
    {
      id: 'showcase',
      path: '/showcase',
      access: 'open',
      parameter: (raw) => raw,
      prerendered: true,
    },
    {
      id: 'card',
      path: '/c',
      access: 'open',
      parameter: (raw) => raw,
      inside: 'browse',
    },
    {
      id: 'screen',
      path: '/screen',
      access: 'open',
      parameter: (raw) => raw,
      pattern: '/table/:parameter/screen',
    },
    { id: 'table', path: '/table', access: 'open', parameter: (raw) => raw },
  ],
  [{ from: '/r', to: 'registration' }],
);
const isGerman = ({ from }: { readonly from: string }): boolean => from.startsWith('/de/');
const rules = all.filter((rule) => !isGerman(rule));

describe('the rules for static hosts', () => {
  test('carry redirects with their parameter, rewrites, and the way home, in this order', () => {
    expect(toRedirectsFile(rules)).toBe(
      [
        '/r /registration 302',
        '/r/* /registration/:splat 302',
        '/browse/* /browse/index.html 200',
        '/c/* /c/index.html 200',
        '/table/:parameter/screen /screen/index.html 200',
        '/table/* /table/index.html 200',
        '/_astro/* /missing.txt 404',
        '/fonts/* /missing.txt 404',
        '/assets/* /missing.txt 404',
        '/* / 302',
        '',
      ].join('\n'),
    );
  });

  test('are there for the pages of each language', () => {
    expect(toRedirectsFile(all.filter(isGerman))).toBe(
      [
        '/de/r /de/registration 302',
        '/de/r/* /de/registration/:splat 302',
        '/de/browse/* /de/browse/index.html 200',
        '/de/c/* /de/c/index.html 200',
        '/de/table/:parameter/screen /de/screen/index.html 200',
        '/de/table/* /de/table/index.html 200',
        '/de/* /de/ 302',
        '',
      ].join('\n'),
    );
  });

  test('lead an unknown address to the landing page of its language', () => {
    const target = (path: string) => all.find(({ from }) => fitsRule(from, path))?.to;
    expect(['/de/nowhere', '/de/faq/x', '/nowhere', '/fr/x'].map(target)).toEqual([
      '/de/',
      '/de/',
      '/',
      '/',
    ]);
  });

  test('let the callback page answer where it is configured', () => {
    expect(toRedirectsFile(hostingRules([], [], '/signed-in'))).toMatch(
      /^\/signed-in \/auth\/index\.html 200$/m,
    );
  });

  test('need none for the callback page’s own path', () => {
    expect(toRedirectsFile(hostingRules([], [], '/auth'))).not.toContain('/auth');
  });

  test('are written for Amplify with its own placeholder, each page with and without a slash', () => {
    expect(JSON.parse(toAmplifyRules(rules, ['/index.html', '/faq/index.html', '/a.js']))).toEqual([
      { source: '/faq', target: '/faq/index.html', status: '200' },
      { source: '/faq/', target: '/faq/index.html', status: '200' },
      { source: '/r', target: '/registration', status: '302' },
      { source: '/r/', target: '/registration', status: '302' },
      { source: '/r/<*>', target: '/registration/<*>', status: '302' },
      { source: '/browse/<*>', target: '/browse/index.html', status: '200' },
      { source: '/c/<*>', target: '/c/index.html', status: '404-200' },
      { source: '/table/<parameter>/screen', target: '/screen/index.html', status: '200' },
      { source: '/table/<parameter>/screen/', target: '/screen/index.html', status: '200' },
      { source: '/table/<*>', target: '/table/index.html', status: '200' },
      { source: '/_astro/<*>', target: '/missing.txt', status: '404' },
      { source: '/fonts/<*>', target: '/missing.txt', status: '404' },
      { source: '/assets/<*>', target: '/missing.txt', status: '404' },
      { source: '/<*>', target: '/index.html', status: '404-200' },
    ]);
  });

  test('show with Amplify the landing page of a language for its unknown addresses', () => {
    const written = JSON.parse(toAmplifyRules(all.filter(isGerman))) as readonly unknown[];
    expect(written.at(-1)).toEqual({
      source: '/de/<*>',
      target: '/de/index.html',
      status: '404-200',
    });
  });
});

/** The page that a static host answers a path with, where there is no file of this name. */
const hosted = (path: string): string | undefined => {
  const rule = hostingRules(ROUTES, REDIRECTS).find(({ from }) => fitsRule(from, path));
  return rule?.status === 200 ? rule.to : undefined;
};

test.each([
  '/browse/B1',
  '/browse/B12/x',
  '/registration/1234',
  '/accountneeded/1234',
  '/articles/Not_a_slug',
  '/journeys/a/b',
  '/faq/x',
  '/table/C4D7FH',
  '/table/nothing',
  '/table/screen',
  '/table/c4d-7fh/screen',
  '/table/a/b/screen',
  '/de/browse/B12',
  '/de/table/C4D7FH/screen',
  '/fr/browse/B12',
])('a static host answers %s with the page that our server gives', (path) => {
  const match = matchRoute(path);
  expect(hosted(path)).toBe(match && pageOf(match));
});
