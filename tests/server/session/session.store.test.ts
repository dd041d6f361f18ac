import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import type { TokenResponse } from '#contract/session.ts';
import { signUp } from '#support/identity/identity-client.ts';
import {
  EVERYTHING,
  OF_THE_DEVICE,
  OF_THE_TAB,
  remainingOf,
  rememberMuch,
} from '#support/stores/belongings.ts';
import { startMember, type Member } from '#support/stores/member.ts';
import { openPage, reached } from '#support/stores/page.ts';
import { comeBack } from '#support/stores/sign-in.ts';

const BEA = { email: 'bea@example.com', givenName: 'Bea', password: 'difference engine' };

let member: Member;

beforeEach(async () => {
  member = await startMember();
});

/** The same tokens, with an id token that ran out long ago; the refresh token stays good. */
const expired = (tokens: TokenResponse): TokenResponse => {
  const [header, , signature] = tokens.id_token.split('.');
  const claims = Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url');
  return { ...tokens, id_token: `${header}.${claims}.${signature}` };
};

const open = async (path: string, tokens?: TokenResponse) => {
  const page = openPage(member.origin, path, tokens);
  return { page, ...(await import('#lib/session/session.store.ts')) };
};

test('without a token there is no session', async () => {
  const { ensureSession } = await open('/dash');
  expect(await ensureSession()).toEqual({ status: 'none' });
});

test('an expired token is a state of its own until it is refreshed', async () => {
  const { ensureSession, $session } = await open('/dash', expired(member.tokens));
  const seen: unknown[] = [];
  $session.listen(({ status }) => void seen.push(status));
  const ensured = ensureSession();
  expect($session.get()).toEqual({ status: 'expired', refresh: 'running' });
  expect((await ensured).status).toBe('authenticated');
  expect(seen).toEqual(['expired', 'authenticated']);
});

test('a token that nobody refreshed stays expired, and is kept', async () => {
  const { page, ensureSession } = await open('/dash', expired(member.tokens));
  page.setOnline(false);
  expect(await ensureSession()).toEqual({ status: 'expired', refresh: 'unanswered' });
  expect(page.localStorage.getItem('cd.auth.token')).not.toBeNull();
  page.setOnline(true);
  expect((await ensureSession()).status).toBe('authenticated');
});

test('a token whose refresh is refused ends the session', async () => {
  const { page, ensureSession } = await open('/dash', {
    ...expired(member.tokens),
    refresh_token: 'forged',
  });
  expect(await ensureSession()).toEqual({ status: 'none' });
  expect(page.localStorage.getItem('cd.auth.token')).toBeNull();
});

test('a failed import of the session’s code ends no session', async () => {
  const { page, ensureSession } = await open('/dash', member.tokens);
  vi.doMock('#lib/session/amplify.browser.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => vi.doUnmock('#lib/session/amplify.browser.ts'));
  expect(await ensureSession()).toEqual({ status: 'expired', refresh: 'unanswered' });
  expect(page.localStorage.getItem('cd.auth.token')).not.toBeNull();
});

test('a damaged access token is no session', async () => {
  const { ensureSession } = await open('/dash', { ...member.tokens, access_token: 'damaged' });
  expect(await ensureSession()).toEqual({ status: 'none' });
});

test('the deck widget waits while a token is refreshed, and names the network when it is not', async () => {
  const page = openPage(member.origin, '/dash', expired(member.tokens));
  page.setOnline(false);
  const { $deckStatus, startDeckStatus } = await import('#lib/deck-codes/deck-status.store.ts');
  startDeckStatus();
  expect($deckStatus.get()).toEqual({ status: 'loading' });
  expect(await reached($deckStatus, ({ status }) => status !== 'loading')).toEqual({
    status: 'unregistered',
    message: 'Network error.',
  });
});

test('a sign-out in another tab leaves nothing of the person in this one', async () => {
  const { page, ensureSession, followOtherTabs, $session } = await open('/faq', member.tokens);
  await ensureSession();
  rememberMuch(page);
  followOtherTabs();
  for (const key of Object.keys(page.localStorage)) {
    if (!(key in OF_THE_DEVICE) && key !== 'cd.auth.token') page.localStorage.removeItem(key);
  }
  page.changeElsewhere('cd.auth.token', null);
  await reached($session, ({ status }) => status === 'none');
  expect({ ...page.localStorage, ...page.sessionStorage }).toEqual(OF_THE_DEVICE);
});

test('a session that the provider ended leaves everything to whoever signs in again', async () => {
  const { page, ensureSession, followOtherTabs, $session } = await open('/faq', member.tokens);
  await ensureSession();
  rememberMuch(page);
  followOtherTabs();
  page.changeElsewhere('cd.auth.token', null);
  await reached($session, ({ status }) => status === 'none');
  expect(remainingOf(page)).toEqual(EVERYTHING);
});

test('a tab that slept through a sign-out and another sign-in forgets the first person', async () => {
  const { page, ensureSession } = await open('/dash', member.tokens);
  await ensureSession();
  rememberMuch(page);
  const bea = await signUp(member.origin, BEA);
  page.localStorage.clear();
  page.localStorage.setItem('cd.auth.token', JSON.stringify(bea));
  page.localStorage.setItem('cd.auth.issuedAt', String(Date.now()));
  expect(remainingOf(page)).toEqual(OF_THE_TAB);
  await ensureSession();
  expect(remainingOf(page)).toEqual([]);
});

/** Signs in at the callback page of a browser that remembers much; gives what it remembers then. */
const afterSignIn = async (owner: string | undefined): Promise<string[]> => {
  const { page, search } = await comeBack(member.origin, member.person, '/dash', (opened) => {
    rememberMuch(opened);
    if (owner !== undefined) {
      opened.localStorage.setItem('cd.personal.owner', JSON.stringify(owner));
      opened.sessionStorage.setItem('cd.tabOwner', owner);
    }
  });
  const { runCallback } = await import('#lib/session/callback.store.ts');
  await runCallback(search);
  await vi.waitUntil(() => page.left.length > 0, { timeout: 60_000 });
  return remainingOf(page);
};

test('the next account finds nothing of the one before', async () => {
  expect(await afterSignIn('somebody-else')).toEqual([]);
});

test('the same person finds everything again', async () => {
  const { sub } = JSON.parse(atob(member.tokens.id_token.split('.')[1] ?? '')) as { sub: string };
  expect(await afterSignIn(sub)).toEqual(EVERYTHING);
});

test('what a visitor has saved is theirs after they signed in', async () => {
  const kept = await afterSignIn(undefined);
  expect(kept).toEqual(
    expect.arrayContaining(['cd.case.rain-coat', 'cd.persona.otto', 'cd.captions.recent']),
  );
});

test('several calls that find the session ended leave for the sign-in once', async () => {
  const { page } = await open('/dash');
  const { signInAgain } = await import('#lib/api/sign-in-again.store.ts');
  await Promise.all([signInAgain(), signInAgain(), signInAgain()]);
  expect(page.left).toHaveLength(1);
});
