import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  href,
  matchRoute,
  pageOf,
  REDIRECTS,
  redirectTarget,
  ROUTES,
  safeReturn,
} from '#lib/shared/routes.ts';

/**
 * Strings that try to leave the origin through a path parameter: schemes, slashes and backslashes,
 * control characters, encodings, user info, Unicode dots and slashes, and their combinations.
 */

const HOST = 'evil.example';

const SCHEMES = [
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
];

const LEADERS = [
  '//',
  '///',
  '////',
  '\\\\',
  '/\\',
  '\\/',
  '/\\/',
  '\\\\\\',
  '/%2f',
  '/%5c',
  '%2f%2f',
  '%5c%5c',
  '/.//',
  '/..//',
  '/./\\',
  './/',
  '..//',
  '/dash/..//',
  '/dash/..\\\\',
  'https:',
  'https:/',
  'https://',
  'https:\\\\',
  'hTTps://',
  'http:',
  'http:///',
  '//\u200b',
  '//\u3002',
  '/\u2215/',
  '/\u2044',
  '\uff0f\uff0f',
  '\uff3c\uff3c',
  '//\u00ad',
  '/;//',
  '/?//',
  '/#//',
];

const PADS = ['', ' ', '\t', '\n', '\r\n', '\0', '\u00a0', '\ufeff', '/\t', '\\\t'];

const USERS = [
  'https://dck.example@',
  'https://dck.example:443@',
  'https://dck.example%40',
  'https://dck.example%2f@',
  'https://dck.example\\@',
  'https://user:dck.example@',
  'https://dck.example.',
  'https://dck.example%00.',
  'https://dck.example#@',
  'https://dck.example?@',
];

/** At least 300 of them. */
const OPEN_REDIRECTS: readonly string[] = [
  ...SCHEMES,
  ...SCHEMES.flatMap((scheme) => PADS.map((pad) => pad + scheme)),
  ...SCHEMES.map((scheme) => scheme.replace(':', '\t:').toUpperCase()),
  ...PADS.flatMap((pad) => LEADERS.map((leader) => `${pad}${leader}${HOST}/dash`)),
  ...USERS.map((user) => `${user}${HOST}/dash`),
  ...LEADERS.map((leader) => `/dash${leader}${HOST}`),
];

const ORIGIN = 'https://dck.example';

describe('matchRoute', () => {
  test.each(ROUTES.map((route) => [route.path, route.id] as const))('%s is %s', (path, id) => {
    expect(matchRoute(path)?.route.id).toBe(id);
  });

  test('reads a card code from the path, upper-cased', () => {
    expect(matchRoute('/browse/b12')).toMatchObject({ route: { id: 'browse' }, parameter: 'B12' });
  });

  test('tolerates one trailing slash', () => {
    expect(matchRoute('/browse/')?.route.id).toBe('browse');
  });

  test.each([
    '/nowhere',
    '/showcase/not_a_slug',
    '/showcase/rain-coat/x',
    '/faq/x',
    '/browse//x',
    '//browse',
    '/browse//',
    '',
  ])('knows no page at %j', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });

  test.each([
    ['/browse/B1', 'browse', 'B1'],
    ['/browse/B12/x', 'browse', 'B12/x'],
    ['/browse/%zz', 'browse', '%zz'],
    ['/browse/%3Cb%3E', 'browse', '<b>'],
    ['/registration/1234', 'registration', '1234'],
    ['/accountneeded/1234/', 'accountneeded', '1234'],
    ['/articles/Not_a_slug', 'articles', 'Not_a_slug'],
    ['/resources/Not_a_slug', 'resources', 'Not_a_slug'],
    ['/journeys/a/b', 'journeys', 'a/b'],
    ['/table/nothing', 'table', 'nothing'],
    ['/table/screen', 'table', 'screen'],
    ['/table/nothing/screen', 'screen', 'nothing'],
    ['/table/%2F/screen', 'screen', '/'],
    ['/table/C4D7FH/screen/x', 'table', 'C4D7FH/screen/x'],
    ['/table/a/b/screen', 'table', 'a/b/screen'],
  ])('%s is the page %s, with what stands there in vain', (path, id, malformed) => {
    const match = matchRoute(path);
    expect([match?.route.id, match?.parameter, match?.malformed]).toEqual([
      id,
      undefined,
      malformed,
    ]);
  });

  test('keeps no more of it than people would read', () => {
    expect(matchRoute(`/browse/${'x'.repeat(5000)}`)?.malformed).toHaveLength(80);
  });

  test.each([
    ['/journeys/in%C3%AAs', 'inês'],
    ['/journeys/Mary%20Ann', 'Mary Ann'],
    ['/articles/Paper-First', 'paper-first'],
    ['/resources/First-Hour', 'first-hour'],
    ['/c/b12', 'B12'],
    ['/a/Paper-First', 'paper-first'],
    ['/j/In%C3%AAs', 'ines'],
    ['/table/c4d-7fh', 'C4D7FH'],
    ['/table/C4D%207fh/', 'C4D7FH'],
    ['/table/c4d-7fh/screen', 'C4D7FH'],
  ])('reads the parameter of %s', (path, parameter) => {
    expect(matchRoute(path)?.parameter).toBe(parameter);
  });

  test('finds the callback page at the configured path as well', () => {
    const found = ['/signed-in', '/signed-in/', '/auth'].map((path) =>
      matchRoute(path, '/signed-in'),
    );
    expect(found.map((match) => match && pageOf(match))).toEqual(
      Array.from({ length: 3 }, () => '/auth/index.html'),
    );
  });

  test.each([
    ['browse', 'B12'],
    ['journeys', 'Mary Ann'],
    ['table', 'C4D7FH'],
    ['screen', 'C4D7FH'],
  ] as const)('finds the address that href makes of %s and %s', (id, parameter) => {
    expect(matchRoute(href(id, parameter))).toMatchObject({ route: { id }, parameter });
  });

  test('a table’s screen is addressed below its table', () => {
    expect([href('table', 'C4D7FH'), href('screen', 'C4D7FH')]).toEqual([
      '/table/C4D7FH',
      '/table/C4D7FH/screen',
    ]);
  });

  test('whatever stands for a parameter leads to the page of its route, or names what stands there', () => {
    const routes = ROUTES.filter(({ parameter, prerendered }) => parameter && !prerendered);
    fc.assert(
      fc.property(fc.constantFrom(...routes), fc.string({ minLength: 1 }), (route, text) => {
        const match = matchRoute(href(route.id, text));
        expect(match?.route.id).toBe(route.id);
        expect(match?.parameter ?? match?.malformed).not.toBe('');
      }),
    );
  });
});

describe('redirectTarget', () => {
  const code = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

  test.each([
    ['/r', '/registration'],
    ['/join', '/table'],
    ['/join/c4d-7fh', '/table/C4D7FH'],
    ['/join/nothing', '/table/nothing'],
    ['/r/', '/registration'],
    [`/r/${code}`, `/registration/${code}`],
    [`/r/${code.toLowerCase()}/`, `/registration/${code}`],
    ['/r/B12', '/registration/B12'],
    ['/r/x/y', '/registration/x%2Fy'],
    ['/r/%0d%0aSet-Cookie:x', '/registration/%0D%0ASet-Cookie%3Ax'],
  ])('leads from %s to %s', (path, target) => {
    expect(redirectTarget(path)).toBe(target);
  });

  test.each(['/', '/registration', '/rr', '//r', '/r//evil.example', '/R'])(
    'leaves %j alone',
    (path) => {
      expect(redirectTarget(path)).toBeUndefined();
    },
  );

  test('no short path hides a page', () => {
    expect(REDIRECTS.filter(({ from }) => matchRoute(from) !== undefined)).toEqual([]);
  });
});

describe('pageOf', () => {
  test.each([
    ['/', '/index.html'],
    ['/browse/B12', '/browse/index.html'],
    ['/showcase', '/showcase/index.html'],
    ['/showcase/Rain-Coat', '/showcase/rain-coat/index.html'],
    ['/table', '/table/index.html'],
    ['/table/c4d7fh', '/table/index.html'],
    ['/screen', '/screen/index.html'],
    ['/table/c4d7fh/screen', '/screen/index.html'],
  ])('%s is answered by %s', (path, file) => {
    const match = matchRoute(path);
    expect(match && pageOf(match)).toBe(file);
  });

  test.each([
    ['/c/b12', '/c/B12/index.html'],
    ['/c/ZZZ', '/c/index.html'],
    ['/c', '/c/index.html'],
    ['/browse/B12', '/browse/index.html'],
  ])('%s is answered by %s where the build has made the page of B12', (path, file) => {
    const match = matchRoute(path);
    const isThere = (page: string) => page === '/c/B12/index.html' || page.startsWith('/browse/B');
    expect(match && pageOf(match, isThere)).toBe(file);
  });
});

describe('safeReturn', () => {
  test('keeps a short link', () => {
    const path = '/r/3F2504E0-4F89-41D3-9A0C-0305E82C3301';
    expect(safeReturn(path, ORIGIN)).toBe(path.replace('/r/', '/registration/'));
  });

  test.each(['/browse/B12', '/dash?x=1#y', `${ORIGIN}/dash`, '/browse/'])('keeps %j', (target) => {
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
    expect(safeReturn(target, ORIGIN) ?? '/').toBe('/');
  });

  test.each(['/', '/?theme=acid', '/home', '/auth', '/auth?code=x', '/logout?ask'])(
    'sends nobody back to %j',
    (target) => {
      expect(safeReturn(target, ORIGIN)).toBeUndefined();
    },
  );

  test('takes an empty text for no page', () => {
    expect(safeReturn('', ORIGIN)).toBeUndefined();
  });

  test('lets none of 300 open-redirect strings leave the origin', () => {
    const left = OPEN_REDIRECTS.filter((target) => {
      const kept = safeReturn(target, ORIGIN);
      return kept !== undefined && URL.parse(kept, ORIGIN)?.origin !== ORIGIN;
    });
    expect(left).toEqual([]);
    expect(new Set(OPEN_REDIRECTS).size).toBeGreaterThanOrEqual(300);
  });

  test('whatever it keeps stays on the origin when the browser goes there', () => {
    const parts = fc.constantFrom('/', '\\', '.', '..', '@', ':', '\t', '\n', '%2f', '%5c', 'dash');
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 }), (pieces) => {
        const kept = safeReturn(pieces.join(''), ORIGIN);
        expect(URL.parse(kept ?? '/', ORIGIN)?.origin).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });
});
