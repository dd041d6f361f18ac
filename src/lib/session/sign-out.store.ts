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

/** State of the logout page. */
export const $signOut = atom<'first' | 'asking' | 'leaving'>('first');

/**
 * Signs out: gives up host seats, clears this browser, then revokes the tokens and ends the provider's session,
 * which stays owed without a network (behaviour/session.md, 'Session').
 */
export const confirmSignOut = (): void => {
  const refreshToken = readSession()?.tokens.refresh_token;
  oweSignOut();
  leaveHostSeats();
  // The person's data first: tabs that see the session end must also see whose it was.
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
 * Signs out, or asks first after a navigation from another site (behaviour/session.md, 'Session'). Redirects visitors
 * to the landing page.
 */
export const beginSignOut = (): void => {
  if (!readSession()) leaveTo(href('landing'));
  else if (asksFirst()) $signOut.set('asking');
  else confirmSignOut();
};
