import { signIn } from '#lib/session/session.store.ts';
import { currentPath } from '#lib/shared/address.browser.ts';
import { now } from '#lib/shared/clock.browser.ts';

/** When this page has set out for the sign-in by itself, in ms since the epoch. */
let redirectedAt = 0;

/**
 * For a session that ended while a page was in use: signs in again and comes back to the page. Several
 * calls of a page find out at once: the first one leaves; whoever stops the browser on its way may set
 * out again after five seconds.
 */
export const signInAgain = async (): Promise<void> => {
  if (now() - redirectedAt < 5000) return;
  redirectedAt = now();
  await signIn(currentPath());
};
