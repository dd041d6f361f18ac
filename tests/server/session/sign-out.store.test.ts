import { beforeEach, expect, test, vi } from 'vitest';

import { OF_THE_DEVICE, rememberMuch } from '#support/stores/belongings.ts';
import { startMember, type Member } from '#support/stores/member.ts';
import { openPage, reached } from '#support/stores/page.ts';

let member: Member;

beforeEach(async () => {
  member = await startMember();
});

/** The logout page; `asks` as the script in its head would have found. */
const open = async (tokens?: Member['tokens'], asks = false) => {
  const page = openPage(member.origin, asks ? '/logout?ask' : '/logout', tokens);
  if (asks) document.documentElement.dataset['question'] = '';
  const stores = {
    ...(await import('#lib/session/sign-out.store.ts')),
    ...(await import('#lib/session/session.store.ts')),
  };
  const hasLeft = () => vi.waitUntil(() => page.left.length > 0, { timeout: 60_000 });
  return { page, hasLeft, ...stores };
};

test('a sign-out leaves nothing of the person in this browser, only what is the device’s', async () => {
  const { page, beginSignOut, ensureSession, hasLeft } = await open(member.tokens);
  await ensureSession();
  rememberMuch(page);
  beginSignOut();
  await hasLeft();
  expect({ ...page.localStorage, ...page.sessionStorage }).toEqual(OF_THE_DEVICE);
});

test('a sign-out goes through the provider to the banner of the landing page', async () => {
  const { page, beginSignOut, hasLeft } = await open(member.tokens);
  beginSignOut();
  await hasLeft();
  const { pathname, searchParams, hash } = new URL(page.left[0] ?? '');
  expect([pathname, searchParams.get('logout_uri'), hash]).toEqual([
    '/idp/logout',
    `${member.origin}/`,
    '#signed-out',
  ]);
});

test('the requests that refresh and end a session carry the anti-forgery header', async () => {
  const { page, beginSignOut, hasLeft } = await open(member.tokens);
  const { requestTokens } = await import('#lib/session/oauth.browser.ts');
  document.cookie = 'XSRF-TOKEN=nonce.signature; Path=/';
  await requestTokens({ refreshToken: 'forged' });
  beginSignOut();
  await hasLeft();
  const sent = page.requests.map(({ path, headers }) => [path, headers.get('X-XSRF-TOKEN')]);
  expect(sent).toEqual([
    ['/idp/oauth2/token', 'nonce.signature'],
    ['/idp/oauth2/revoke', 'nonce.signature'],
  ]);
});

test('the page says so from the moment that the sign-out begins', async () => {
  const { beginSignOut, $signOut, hasLeft } = await open(member.tokens);
  beginSignOut();
  expect($signOut.get()).toBe('leaving');
  await hasLeft();
});

test.each([false, true])(
  'a visitor goes to the landing page, not to the provider (asked first: %s)',
  async (asks) => {
    const { page, beginSignOut, $signOut } = await open(undefined, asks);
    page.localStorage.setItem('cd.case.rain-coat', '{}');
    beginSignOut();
    expect(page.left).toEqual([`${member.origin}/`]);
    expect($signOut.get()).toBe('first');
    expect({ ...page.localStorage }).toEqual({ 'cd.case.rain-coat': '{}' });
  },
);

test('whoever comes from elsewhere is asked, and keeps everything until then', async () => {
  const { page, beginSignOut, confirmSignOut, hasLeft, $signOut, $session } = await open(
    member.tokens,
    true,
  );
  beginSignOut();
  expect($signOut.get()).toBe('asking');
  expect(page.left).toEqual([]);
  confirmSignOut();
  await reached($session, ({ status }) => status === 'none');
  await hasLeft();
  expect(new URL(page.left[0] ?? '').hash).toBe('#signed-out');
});

test('until the provider has seen a sign-out, the next sign-in asks for the password', async () => {
  const { page, signIn } = await open();
  const { oweSignOut } = await import('#lib/session/owed-sign-out.browser.ts');
  oweSignOut();
  await signIn('/dash');
  expect(new URL(page.left[0] ?? '').searchParams.get('prompt')).toBe('login');
});
