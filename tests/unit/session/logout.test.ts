import { expect, test } from 'vitest';

import { asksBeforeLogout, LOGOUT_QUESTION } from '#lib/session/logout.ts';
import { logoutQuestion } from '#server/site/logout-question.ts';

const ORIGIN = 'https://dck.example';

test.each([
  ['a typed address', '', '', false],
  ['a link of the app', '', `${ORIGIN}/dash`, false],
  ['a link of the app that tells its origin only', '', ORIGIN, false],
  ['a link elsewhere', '', 'https://evil.example/', true],
  ['a link on an address that begins like ours', '', `${ORIGIN}.evil.example/`, true],
  ['a link on another port', '', `${ORIGIN}:8443/`, true],
  ['the server’s redirect', '?ask', '', true],
  ['a reload of the question', '?ask', `${ORIGIN}/dash`, true],
])('the logout page, opened by %s, asks: %4$s', (_name, search, referrer, asks) => {
  expect(asksBeforeLogout(search, referrer, ORIGIN)).toBe(asks);
});

test.each(['cross-site', 'same-site'])(
  'the server sends a %s navigation to the question',
  (site) => {
    expect(logoutQuestion('/logout', '/logout', site)).toBe('/logout?ask');
  },
);

test.each(['same-origin', 'none', undefined])(
  'the server lets a navigation marked %s through',
  (site) => {
    expect(logoutQuestion('/logout', '/logout', site)).toBeUndefined();
  },
);

test.each([
  '/logout/',
  '/logout//',
  '/logout/index.html',
  '/logout/index',
  '/logout.html',
  '/%6Cogout',
  '/logou%74/index.html',
  '/logout%2Findex.html',
  '/LOGOUT/',
])('the server knows the logout page as %s', (pathname) => {
  expect(logoutQuestion(pathname, `${pathname}?x=1`, 'cross-site')).toBe('/logout?ask');
});

test.each(['/de/logout', '/de/logout/index.html', '/DE/logout'])(
  'the server knows %s as the German logout page',
  (pathname) => {
    expect(logoutQuestion(pathname, pathname, 'cross-site')).toBe('/de/logout?ask');
  },
);

test.each(['/', '/dash', '/logout/other', '/logouts', '/%', '/idp/logout'])(
  'the server takes %s for no logout page',
  (pathname) => {
    expect(logoutQuestion(pathname, pathname, 'cross-site')).toBeUndefined();
  },
);

test('the question is not redirected to itself', () => {
  expect(logoutQuestion('/logout', LOGOUT_QUESTION, 'cross-site')).toBeUndefined();
});
