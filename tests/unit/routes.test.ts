import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { href, matchRoute, ROUTES, safeReturn } from '#core/routes.ts';
import { OPEN_REDIRECTS } from '#support/redirects.ts';

const ORIGIN = 'https://dck.example';

describe('matchRoute', () => {
  test.each(ROUTES.map((route) => [route.path, route.id] as const))('%s is %s', (path, id) => {
    expect(matchRoute(path)?.route.id).toBe(id);
  });

  test('reads a card code from the path, upper-cased', () => {
    expect(matchRoute('/browse/b14')).toMatchObject({ route: { id: 'browse' }, parameter: 'B14' });
  });

  test('tolerates one trailing slash', () => {
    expect(matchRoute('/browse/')?.route.id).toBe('browse');
  });

  test.each([
    '/nowhere',
    '/browse/B1',
    '/browse/B14/x',
    '/browse/%zz',
    '//browse',
    '/browse//',
    '',
  ])('knows no page at %j', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  test.each([
    ['/journeys/zo%C3%AB', 'zoë'],
    ['/journeys/Mary%20Ann', 'Mary Ann'],
    ['/articles/Silence-First', 'silence-first'],
  ])('reads the parameter of %s', (path, parameter) => {
    expect(matchRoute(path)?.parameter).toBe(parameter);
  });

  test('finds every address that href makes', () => {
    expect(matchRoute(href('browse', 'B14'))?.parameter).toBe('B14');
  });
});

describe('safeReturn', () => {
  test.each(['/browse/B14', '/dash?x=1#y', `${ORIGIN}/dash`, '/browse/'])('keeps %j', (target) => {
    expect(safeReturn(target, ORIGIN)).toBe(target.replace(ORIGIN, ''));
  });

  test.each([
    'https://evil.example/dash',
    '//evil.example/dash',
    '/\\evil.example/dash',
    '\\\\evil.example/dash',
    '/\t/evil.example/dash',
    '/.//evil.example/dash',
    '/dash/..//evil.example',
    'javascript:alert(1)',
    'https://dck.example@evil.example/dash',
    'https://user@dck.example/dash',
    'https://dck.example.evil.example/dash',
    'http://dck.example/dash',
    '/nowhere',
    '',
    '////evil.example',
    '..//',
    '//',
    undefined,
    42,
  ])('refuses %j', (target) => {
    const kept = safeReturn(target, ORIGIN);
    expect(kept === undefined || kept === '/').toBe(true);
  });

  test('lets none of 300 open-redirect strings leave the origin', () => {
    const left = OPEN_REDIRECTS.filter((target) => {
      const kept = safeReturn(target, ORIGIN);
      return kept !== undefined && URL.parse(kept, ORIGIN)?.origin !== ORIGIN;
    });
    expect([new Set(OPEN_REDIRECTS).size >= 300, left]).toEqual([true, []]);
  });

  test('whatever it keeps stays on the origin when the browser goes there', () => {
    const parts = fc.constantFrom('/', '\\', '.', '..', '@', ':', '\t', '\n', '%2f', '%5c', 'dash');
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 }), (pieces) => {
        const kept = safeReturn(pieces.join(''), ORIGIN);
        expect(kept === undefined || URL.parse(kept, ORIGIN)?.origin === ORIGIN).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
