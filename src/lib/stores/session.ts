import { atom } from 'nanostores';

import { isUsable, personOf, type Person } from '#core/session.ts';
import { href, safeReturn } from '#core/routes.ts';
import { currentPath, markSession } from '#platform/address.ts';
import { now } from '#platform/clock.ts';
import { clearSession, onSessionChange, readSession } from '#platform/session-storage.ts';

/**
 * The session as the pages see it. It starts as `unknown`, so that a prerendered page never shows
 * the wrong state; `unreachable` means that a refresh is due and the provider gives no answer.
 */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'none' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'authenticated'; readonly person: Person };

export const $session = atom<Session>({ status: 'unknown' });

$session.listen(({ status }) =>
  markSession(status === 'authenticated' || status === 'unreachable'),
);

// The code behind sign-in is loaded when it is needed, never with a public page.
const amplify = () => import('#platform/amplify.ts');
const oauth = () => import('#platform/oauth.ts');

/** Ensures a session (spec section 4) and publishes what it found. Never throws. */
export const ensureSession = async (): Promise<Session> => {
  const { ensureTokens, ProviderUnreachable } = await amplify();
  try {
    const session = await ensureTokens();
    $session.set(
      session ? { status: 'authenticated', person: personOf(session.claims) } : { status: 'none' },
    );
  } catch (error) {
    $session.set({ status: error instanceof ProviderUnreachable ? 'unreachable' : 'none' });
  }
  return $session.get();
};

/** Leaves for the provider's sign-in and comes back to a path of this product. */
export const signIn = async (path: string): Promise<void> => {
  const { leaveForProvider } = await oauth();
  await leaveForProvider('oauth2/authorize', safeReturn(path, location.origin) ?? href('dash'));
};

/** For a session that ended while a page was in use: signs in again and comes back to the page. */
export const signInAgain = (): Promise<void> => signIn(currentPath());

/** Leaves for the provider's sign-up and comes back to a path of this product. */
export const signUp = async (path: string): Promise<void> => {
  const { leaveForProvider } = await oauth();
  await leaveForProvider('signup', safeReturn(path, location.origin) ?? href('dash'));
};

/** Forgets the session in this browser, then ends the provider's own (spec section 4). */
export const signOut = async (): Promise<void> => {
  const { leaveForLogout } = await oauth();
  clearSession();
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
