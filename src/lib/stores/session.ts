import { atom } from 'nanostores';

import type { Entrance } from '#core/oauth.ts';
import { href, safeReturn } from '#core/routes.ts';
import { isUsable, personOf, type Person } from '#core/session.ts';
import { currentPath, markSession, origin } from '#platform/address.ts';
import { now } from '#platform/clock.ts';
import { readLastRoute } from '#platform/last-route.ts';
import { clearPersonal } from '#platform/personal.ts';
import {
  clearSession,
  onSessionChange,
  readSession,
  sessionLifetime,
} from '#platform/session-storage.ts';

/**
 * The session as the pages see it. It starts as `unknown`, so that a prerendered page never shows
 * the wrong state. `unreachable`: a refresh is due and the provider gives no answer. `blocked`: this
 * browser keeps nothing for this site, so nobody can sign in.
 */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'none' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'blocked' }
  | {
      readonly status: 'authenticated';
      readonly person: Person;
      /** The browser will forget the session with this tab. */
      readonly forThisTab: boolean;
    };

export const $session = atom<Session>({ status: 'unknown' });

$session.listen(({ status }) =>
  markSession(status === 'authenticated' || status === 'unreachable'),
);

// The code behind sign-in is loaded when it is needed, never with a public page.
const amplify = () => import('#platform/amplify.ts');
const oauth = () => import('#platform/oauth.ts');

/** Ensures a session (behaviour.md, 'Session') and publishes what it found. Never throws. */
export const ensureSession = async (): Promise<Session> => {
  try {
    const { ensureTokens } = await amplify();
    const session = await ensureTokens();
    $session.set(
      session
        ? {
            status: 'authenticated',
            person: personOf(session.claims),
            forThisTab: sessionLifetime() !== 'browser',
          }
        : { status: 'none' },
    );
  } catch (error) {
    const unreachable = error instanceof Error && error.name === 'ProviderUnreachable';
    $session.set({ status: unreachable ? 'unreachable' : 'none' });
  }
  return $session.get();
};

/**
 * Where a browser goes that comes from outside: the wished path where it is one of this product,
 * else the page this tab was on last, else the dashboard.
 */
export const returnPath = (wished: unknown): string =>
  safeReturn(wished, origin()) ?? safeReturn(readLastRoute(), origin()) ?? href('dash');

const enter = async (entrance: Entrance, path: string): Promise<void> => {
  const { leaveForProvider } = await oauth();
  if (!(await leaveForProvider(entrance, returnPath(path)))) $session.set({ status: 'blocked' });
};

/** Leaves for the provider's sign-in and comes back to a path of this product. */
export const signIn = (path: string): Promise<void> => enter('oauth2/authorize', path);

/** Leaves for the provider's sign-up and comes back to a path of this product. */
export const signUp = (path: string): Promise<void> => enter('signup', path);

/** For a session that ended while a page was in use: signs in again and comes back to the page. */
export const signInAgain = (): Promise<void> => signIn(currentPath());

/** Forgets the session in this browser, then ends the provider's own (behaviour.md, 'Session'). */
export const signOut = async (): Promise<void> => {
  const { leaveForLogout } = await oauth();
  clearSession();
  clearPersonal();
  $session.set({ status: 'none' });
  leaveForLogout();
};

/** Follows sign-in and sign-out in the other tabs of this browser. */
export const followOtherTabs = (): void => {
  onSessionChange(() => {
    const stored = readSession();
    if (!stored) $session.set({ status: 'none' });
    else if (isUsable(stored, now())) void ensureSession();
  });
};
