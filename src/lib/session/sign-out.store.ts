import { atom } from 'nanostores';

import { SIGNED_OUT_FRAGMENT } from '#lib/session/logout.ts';
import { leaveForLogout, revokeTokens } from '#lib/session/oauth.browser.ts';
import { oweSignOut } from '#lib/session/owed-sign-out.browser.ts';
import { clearSession, readSession } from '#lib/session/session-storage.browser.ts';
import { $session } from '#lib/session/session.store.ts';
import { asksFirst, leaveTo } from '#lib/shared/address.browser.ts';
import { endXsrfCookie } from '#lib/shared/forget.browser.ts';
import { clearPersonal, readPersonal } from '#lib/shared/personal.browser.ts';
import { href } from '#lib/shared/routes.ts';
import { wipeEverybody } from '#lib/shared/wipe.browser.ts';
import { leaveHostSeats } from '#lib/shared/host-seats.browser.ts';

/** What the logout page is doing: nothing yet, asking whether to sign out, or signing out. */
export const $signOut = atom<'first' | 'asking' | 'leaving'>('first');

/**
 * Signs out: gives up the seats of a host, forgets the session and the person in this browser, then ends
 * the tokens and the provider's own session, which stays owed where no network is there (behaviour/session.md,
 * 'Session').
 */
export const confirmSignOut = (): void => {
  const refreshToken = readSession()?.tokens.refresh_token;
  oweSignOut();
  leaveHostSeats();
  // The person first: tabs that see the session end have to see as well whose it was.
  const wiped = wipeEverybody(readPersonal('owner'));
  clearPersonal();
  clearSession();
  if (refreshToken !== undefined) revokeTokens(refreshToken);
  endXsrfCookie();
  $signOut.set('leaving');
  $session.set({ status: 'none' });
  void wiped.then(() => leaveForLogout(SIGNED_OUT_FRAGMENT));
};

/**
 * Signs out, or asks first where the page was reached from another site (behaviour/session.md, 'Session'). A
 * visitor has nothing to sign out of, and goes to the landing page.
 */
export const beginSignOut = (): void => {
  if (!readSession()) leaveTo(href('landing'));
  else if (asksFirst()) $signOut.set('asking');
  else confirmSignOut();
};
