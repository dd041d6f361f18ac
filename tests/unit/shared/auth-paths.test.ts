import { describe, expect, test } from 'vitest';

import { isCallbackPath, isHomeAfterSignOut } from '#lib/shared/auth-paths.ts';
import { ROUTES } from '#lib/shared/routes.ts';

describe('the callback page', () => {
  test.each(['/auth', '/signed-in', '/auth/callback', '/oauth/call_back', '/~me/in'])(
    'can answer at %s',
    (path) => {
      expect(isCallbackPath(path)).toBe(true);
    },
  );

  test.each(ROUTES.filter(({ id }) => id !== 'auth').map(({ path }) => path))(
    'cannot answer at %s, which is another page',
    (path) => {
      expect(isCallbackPath(path)).toBe(false);
    },
  );

  test.each([
    '',
    'auth',
    'signed-in',
    '/signed-in/',
    '//evil.example',
    '/\\evil.example',
    'https://app.example.com/auth',
    '/signed in',
    '/signed-in?x=1',
    '/signed-in#x',
    '/..',
    '/a/../b',
    '/%2e',
    '/robots.txt',
    '/browse/B12',
    '/browse/nothing',
    '/r',
    '/r/x',
    '/api/auth',
    '/idp/auth',
    '/healthz',
    '/_astro/x',
  ])('cannot answer at %j', (path) => {
    expect(isCallbackPath(path)).toBe(false);
  });
});

describe('people who signed out', () => {
  test.each(['/', '/home', '/faq', '/faq/', '/showcase/rain-coat', 'https://www.example.com/'])(
    'can be sent to %s',
    (address) => {
      expect(isHomeAfterSignOut(address)).toBe(true);
    },
  );

  test.each([
    '',
    'faq',
    '/nowhere',
    '/auth',
    '/dash',
    '/logout',
    '/faq?x=1',
    '/faq#x',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://',
    'https:///x',
    'ftp://example.com/',
  ])('cannot be sent to %j', (address) => {
    expect(isHomeAfterSignOut(address)).toBe(false);
  });
});
