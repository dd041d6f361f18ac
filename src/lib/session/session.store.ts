import { atom } from 'nanostores';

import { readLastRoute } from '#lib/session/last-route.browser.ts';
import type { Departure } from '#lib/session/oauth.browser.ts';
import {
  onSessionChange,
  readSession,
  sessionLifetime,
} from '#lib/session/session-storage.browser.ts';
import { isSessionValid, personOf, type SessionUser } from '#lib/session/session.ts';
import { currentPath, markSession, origin } from '#lib/shared/address.browser.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { href, safeReturn } from '#lib/shared/routes.ts';

/**
 * The session. It starts as `unknown`, so that a prerendered page never shows a wrong state. `expired`: the
 * refresh is running or got no answer. `blocked`: the browser blocks storage, so sign-in is impossible.
 */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'none' }
  | { readonly status: 'expired'; readonly refresh: 'running' | 'unanswered' }
  | { readonly status: 'blocked' }
  | {
      readonly status: 'authenticated';
      readonly person: SessionUser;
      /** The session ends with this tab. */
      readonly forThisTab: boolean;
    };

export const $session = atom<Session>({ status: 'unknown' });

$session.listen(({ status }) => markSession(status === 'authenticated' || status === 'expired'));

// Loaded on demand, never with a public page.
const amplify = () => import('#lib/session/amplify.browser.ts');

/** Ensures a session (behaviour/session.md, 'Session') and publishes the result. Never throws. */
export const ensureSession = async (): Promise<Session> => {
  const stored = readSession();
  if (stored && !isSessionValid(stored, now()))
    $session.set({ status: 'expired', refresh: 'running' });
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
  } catch {
    // The provider or the import got no answer: only an answer ends a session.
    $session.set({ status: 'expired', refresh: 'unanswered' });
  }
  return $session.get();
};

/**
 * The return path from outside: `wished` if it is one of this product, else the tab's last page, else the dashboard.
 */
export const returnPath = (wished: unknown): string =>
  safeReturn(wished, origin()) ?? safeReturn(readLastRoute(), origin()) ?? href('dash');

const enter = async (departure: Departure): Promise<void> => {
  const { leaveForProvider } = await amplify();
  const path = returnPath(departure.path);
  if (!(await leaveForProvider({ ...departure, path }))) $session.set({ status: 'blocked' });
};

/** Redirects to the provider's sign-in and back to `path`. */
export const signIn = (path: string, isRestart = false): Promise<void> =>
  enter({ entrance: 'oauth2/authorize', path, isRestart });

/** Redirects to the provider's sign-up and back to `path`. */
export const signUp = (path: string): Promise<void> => enter({ entrance: 'signup', path });

/**
 * Asks the signed-in person for the password again and returns to this page.
 * @param keep see {@link Departure}
 */
export const signInOnceMore = (keep: (nonce: string) => boolean): Promise<void> =>
  enter({ entrance: 'oauth2/authorize', path: currentPath(), prompt: 'login', keep });

/** Loads the redirect to the provider's logout, for callers that clear the storage themselves. */
export const loadLogout = async (): Promise<(fragment: string) => void> =>
  (await amplify()).leaveForLogout;

/** Ends this tab's session after another tab ended it. */
const endHere = async (): Promise<void> => {
  try {
    (await amplify()).forgetEnded();
  } catch {
    // Offline, the next sign-in clears it: it knows the tab's account.
  }
  $session.set({ status: 'none' });
};

export const followOtherTabs = (): void => {
  onSessionChange(() => {
    const stored = readSession();
    if (!stored) void endHere();
    else if (isSessionValid(stored, now())) void ensureSession();
  });
};
