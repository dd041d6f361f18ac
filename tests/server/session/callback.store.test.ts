import { beforeEach, describe, expect, test, vi } from 'vitest';

import { signUp } from '#support/identity/identity-client.ts';
import { startMember, type Member } from '#support/stores/member.ts';
import { comeBack } from '#support/stores/sign-in.ts';
import { openTableElsewhere } from '#support/tables/table-page.ts';

const BEA = { email: 'bea@example.com', givenName: 'Bea', password: 'difference engine' };

let member: Member;

beforeEach(async () => {
  member = await startMember();
});

/** Runs the callback page for a sign-in; gives where it ends. */
const endOf = async (wished: string, lastRoute?: string): Promise<string> => {
  const { page, search } = await comeBack(member.origin, member.person, wished, (opened) => {
    if (lastRoute !== undefined) opened.sessionStorage.setItem('cd.lastRoute', lastRoute);
  });
  const { runCallback } = await import('#lib/session/callback.store.ts');
  await runCallback(search);
  expect(page.left).toHaveLength(1);
  return (page.left[0] ?? '').replace(member.origin, '');
};

test('a sign-in ends at the page that it was started for', async () => {
  expect(await endOf('/browse/B12?text=x', '/journeys')).toBe('/browse/B12?text=x');
});

describe('an account whose language is German', () => {
  /** Where a sign-in ends, and the language that the browser keeps. */
  const endIn = async (wished: string, chosen?: string) => {
    await fetch(`${member.origin}/api/account/language`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${member.tokens.access_token}`,
        'Content-Type': 'application/json',
      },
      body: '{"language":"de"}',
    });
    const { page, search } = await comeBack(member.origin, member.person, wished, (opened) => {
      if (chosen !== undefined) opened.localStorage.setItem('cd.pages', chosen);
    });
    const { runCallback } = await import('#lib/session/callback.store.ts');
    await runCallback(search);
    return [page.left[0]?.replace(member.origin, ''), page.localStorage.getItem('cd.pages')];
  };

  test.each([
    ['/browse/B12?text=/en/x#y', '/de/browse/B12?text=/en/x#y'],
    ['//evil.example', '/de/dash'],
    ['/de', '/de/dash'],
    ['/social?intent=thanks', '/de/social?intent=thanks'],
  ])('leads a sign-in for %j to %j', async (wished, end) => {
    expect(await endIn(wished)).toEqual([end, 'de']);
  });

  test('changes nothing where the page is German already', async () => {
    expect(await endIn('/de/dash')).toEqual(['/de/dash', null]);
  });

  test.each(['en', 'de'])(
    'counts less than %s, which was chosen in the browser',
    async (chosen) => {
      expect(await endIn('/games', chosen)).toEqual(['/games', chosen]);
    },
  );
});

/** What no sign-in can have been started for: no page of ours, or one that only passes people on. */
const UNUSABLE = [
  '',
  '/',
  '/?theme=acid',
  '/home',
  '/auth',
  '/logout',
  '/nowhere',
  'https://evil.example/dash',
];

test.each(UNUSABLE)('one that was started for %j ends at the page visited last', async (wished) => {
  expect(await endOf(wished, '/browse/T14')).toBe('/browse/T14');
});

test.each(UNUSABLE)('one that was started for %j ends at the dashboard else', async (wished) => {
  expect(await endOf(wished)).toBe('/dash');
});

test.each(['/', '/logout', '/nowhere', '//evil.example'])(
  'a last page %j is no page to go to either',
  async (lastRoute) => {
    expect(await endOf('/', lastRoute)).toBe('/dash');
  },
);

test('a sign-in whose token request gets no answer says what every request says then', async () => {
  const { page, search } = await comeBack(member.origin, member.person, '/dash');
  page.setOnline(false);
  const { $callback, runCallback } = await import('#lib/session/callback.store.ts');
  await runCallback(search);
  expect($callback.get()).toMatchObject({
    status: 'failed',
    message: 'Network error. Check your connection and try again.',
  });
});

test('a sign-in gives up the host seats of another account that did not sign out', async () => {
  const { code, host } = await openTableElsewhere(member.origin, await signUp(member.origin, BEA));
  const cookie = `dck_table_${code}=${host.cookie(code)}`;
  const { page, search } = await comeBack(member.origin, member.person, '/dash', (opened) => {
    opened.localStorage.setItem('cd.personal.owner', '"another-account"');
    opened.localStorage.setItem('cd.personal.tables', JSON.stringify([code]));
    document.cookie = `${cookie}; Path=/api`;
  });
  const { runCallback } = await import('#lib/session/callback.store.ts');
  await runCallback(search);
  const seat = page.requests.find(({ path }) => path === `/api/tables/${code}/seat`);
  expect(seat?.headers.get('Cookie')).toContain(cookie);
  expect(page.localStorage.getItem('cd.personal.tables')).toBeNull();
  await vi.waitFor(async () =>
    expect((await host.send('GET', `/tables/${code}/events?after=`)).status).toBe(403),
  );
});
