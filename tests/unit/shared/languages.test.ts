import { expect, test } from 'vitest';

import { href, matchRoute, pageOf, redirectTarget, safeReturn } from '#lib/shared/routes.ts';

const ORIGIN = 'https://dck.example';

test.each([
  ['/de', 'landing', '/de/index.html'],
  ['/de/', 'landing', '/de/index.html'],
  ['/de/browse/B12', 'browse', '/de/browse/index.html'],
  ['/de/table/C4D7FH/screen', 'screen', '/de/screen/index.html'],
])('%s is the page of %s in German', (path, id, page) => {
  const match = matchRoute(path);
  expect(match?.route.id).toBe(id);
  expect(match?.language).toBe('de');
  expect(match && pageOf(match)).toBe(page);
});

test.each(['/fr/browse/B12', '/DE/browse/B12', '/deutsch', '/en/browse/B12', '/de/fr/faq'])(
  '%s is no page: it is in no language of the interface',
  (path) => {
    expect(matchRoute(path)).toBeUndefined();
  },
);

test('an address in another language is that of the same page', () => {
  expect(href('table', 'C4D7FH', 'de')).toBe('/de/table/C4D7FH');
  expect(href('landing', undefined, 'de')).toBe('/de/');
  expect(href('faq', undefined, 'en')).toBe('/faq');
});

test('a short path leads to the page of its language', () => {
  expect(redirectTarget('/de/join')).toBe('/de/table');
  expect(redirectTarget('/fr/join')).toBeUndefined();
});

test('a sign-in returns to the page in its language', () => {
  expect(safeReturn('/de/browse/B12?x=1', ORIGIN)).toBe('/de/browse/B12?x=1');
  expect(safeReturn('/de/auth', ORIGIN)).toBeUndefined();
  expect(safeReturn('/de//evil.example', ORIGIN)).toBeUndefined();
});
