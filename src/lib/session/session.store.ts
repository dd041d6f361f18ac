import { atom } from 'nanostores';

import { readLastRoute } from '#lib/session/last-route.browser.ts';
import type { Departure } from '#lib/session/oauth.browser.ts';
import {
  onSessionChange,
  readSession,
  sessionLifetime,
} from '#lib/session/session-storage.browser.ts';
import { isUsable, personOf, type Person } from '#lib/session/session.ts';
import { currentPath, markSession, origin } from '#lib/shared/address.browser.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { href, safeReturn } from '#lib/shared/routes.ts';

/**
 * The session as the pages see it. It starts as `unknown`, so that a prerendered page never shows
 * the wrong state. `expired`: the stored token serves no more; its refresh is under way, or has got no
 * answer. `blocked`: this browser keeps nothing for this site, so nobody can sign in.
 */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'none' }
  | { readonly status: 'expired'; readonly refresh: 'running' | 'unanswered' }
  | { readonly status: 'blocked' }
  | {
      readonly status: 'authenticated';
      readonly person: Person;
      /** The browser will forget the session with this tab. */
      readonly forThisTab: boolean;
    };

export const $session = atom<Session>({ status: 'unknown' });

$session.listen(({ status }) => markSession(status === 'authenticated' || status === 'expired'));

// The code behind sign-in is loaded when it is needed, never with a public page.
const amplify = () => import('#lib/session/amplify.browser.ts');
const oauth = () => import('#lib/session/oauth.browser.ts');

/** Ensures a session (behaviour/session.md, 'Session') and publishes what it found. Never throws. */
export const ensureSession = async (): Promise<Session> => {
  const stored = readSession();
  if (stored && !isUsable(stored, now())) $session.set({ status: 'expired', refresh: 'running' });
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
    const unanswered = error instanceof Error && error.name === 'ProviderUnreachable';
    $session.set(unanswered ? { status: 'expired', refresh: 'unanswered' } : { status: 'none' });
  }
  return $session.get();
};

/**
 * Where a browser goes that comes from outside: the wished path where it is one of this product,
 * else the page this tab was on last, else the dashboard.
 */
export const returnPath = (wished: unknown): string =>
  safeReturn(wished, origin()) ?? safeReturn(readLastRoute(), origin()) ?? href('dash');

const enter = async (departure: Departure): Promise<void> => {
  const { leaveForProvider } = await oauth();
  const path = returnPath(departure.path);
  if (!(await leaveForProvider({ ...departure, path }))) $session.set({ status: 'blocked' });
};

/**
 * Leaves for the provider's sign-in and comes back to a path of this product.
 * @param isRestart whether a foreign issuer answered the sign-in before
 */
export const signIn = (path: string, isRestart = false): Promise<void> =>
  enter({ entrance: 'oauth2/authorize', path, isRestart });

/** Leaves for the provider's sign-up and comes back to a path of this product. */
export const signUp = (path: string): Promise<void> => enter({ entrance: 'signup', path });

/**
 * Has the person who is signed in type the password once more, and comes back to this page.
 * @param keep see {@link Departure}
 */
export const signInOnceMore = (keep: (nonce: string) => boolean): Promise<void> =>
  enter({ entrance: 'oauth2/authorize', path: currentPath(), prompt: 'login', keep });

/**
 * Loads what leaves for the provider's logout, for those who forget what is stored themselves.
 * @returns leaves; it takes the place on the landing page that the way ends at
 */
export const loadLogout = async (): Promise<(fragment: string) => void> =>
  (await oauth()).leaveForLogout;

/** Ends the session of this tab, which another one has ended. */
const endHere = async (): Promise<void> => {
  try {
    (await amplify()).forgetEnded();
  } catch {
    // Without a connection the next sign-in forgets it: it sees whose this tab was.
  }
  $session.set({ status: 'none' });
};

/** Follows sign-in and sign-out in the other tabs of this browser. */
export const followOtherTabs = (): void => {
  onSessionChange(() => {
    const stored = readSession();
    if (!stored) void endHere();
    else if (isUsable(stored, now())) void ensureSession();
  });
};
