import { signIn } from '#lib/session/session.store.ts';
import { currentPath } from '#lib/shared/address.browser.ts';
import { now } from '#lib/shared/clock.browser.ts';

/** Time of this page's last redirect to sign-in, in ms since the epoch. */
let redirectedAt = 0;

/**
 * Redirects to sign-in and back when the session ended while the page was in use. Several API calls may
 * fail at once: further calls within five seconds are ignored; later ones redirect again, for example after
 * the person stopped the browser.
 */
export const signInAgain = async (): Promise<void> => {
  if (now() - redirectedAt < 5000) return;
  redirectedAt = now();
  await signIn(currentPath());
};
