import { describe, expect, test } from 'vitest';

import { planAnswer } from '../../../src/worker/answers.ts';

const ORIGIN = 'https://dck.example';

const plan = (path: string, { mode = 'navigate', method = 'GET', online = true } = {}) =>
  planAnswer(
    { method, mode: mode as RequestMode, url: new URL(path, ORIGIN).href },
    ORIGIN,
    online,
  );

describe('a navigation', () => {
  test.each([
    ['/', '/index.html'],
    ['/home', '/index.html'],
    ['/dash', '/dash/index.html'],
    ['/browse/B12?q=x', '/browse/index.html'],
    ['/browse/TOOLONG', '/browse/index.html'],
    ['/articles/paper-first', '/articles/index.html'],
  ])('to %s is answered with the kept page of its route', (path, url) => {
    expect(plan(path)).toEqual({ kind: 'file', url });
  });

  test.each(['/logout', '/auth?code=x', '/idp/login', '/api/cards', '/nowhere'])(
    'to %s goes to the server',
    (path) => {
      expect(plan(path)).toEqual({ kind: 'none' });
    },
  );

  test.each(['/de/', '/de/dash', '/de/faq', '/de/nowhere'])(
    'to %s is left to the worker of that language',
    (path) => {
      for (const online of [true, false]) expect(plan(path, { online })).toEqual({ kind: 'none' });
    },
  );

  test('to an open page goes to the server, and to the landing page where that is not reached', () => {
    expect(plan('/faq')).toEqual({ kind: 'open-page' });
    expect(plan('/faq', { online: false })).toEqual({ kind: 'redirect', to: '/' });
  });

  test.each([
    ['/table/C4D7FH', '/table/index.html'],
    ['/table/C4D7FH/screen?as=screen', '/screen/index.html'],
  ])('to %s is answered by the server, or with its kept page at the same address', (path, url) => {
    for (const online of [true, false])
      expect(plan(path, { online })).toEqual({ kind: 'table-page', url });
  });

  test('to the logout page asks first where the server cannot say who has to be asked', () => {
    expect(plan('/logout', { online: false })).toEqual({ kind: 'redirect', to: '/logout?ask' });
    expect(plan('/logout?ask', { online: false })).toEqual({
      kind: 'file',
      url: '/logout/index.html',
    });
  });

  test('by a form goes to the server', () => {
    expect(plan('/dash', { method: 'POST' })).toEqual({ kind: 'none' });
  });
});

describe('a request of a page', () => {
  test.each([
    ['/_astro/app.abc.js', { kind: 'file', url: '/_astro/app.abc.js' }],
    ['/assets/personas/ines.png', { kind: 'picture' }],
    ['/api/cards', { kind: 'none' }],
    ['/thanks/social', { kind: 'none' }],
    ['https://other.example/_astro/app.abc.js', { kind: 'none' }],
  ])('for %s', (path, expected) => {
    expect(plan(path, { mode: 'cors' })).toEqual(expected);
  });
});
