/** When the logout page asks before it signs out: a link elsewhere must not end anybody's session. */

import { href } from '#lib/shared/routes.ts';

/** The logout page with its question; the server sends whoever comes from elsewhere there. */
export const LOGOUT_QUESTION = `${href('logout')}?ask`;

/** The landing page's place that says that the sign-out has worked. */
export const SIGNED_OUT_FRAGMENT = 'signed-out';

/**
 * Whether the logout page asks first: because the server sent the person to its question, or because
 * the link was on a page of another origin. A typed address has no referrer and is not asked. Used in
 * the page's head as well, so it uses nothing from outside.
 * @param referrer `document.referrer`
 */
export const asksBeforeLogout = (search: string, referrer: string, origin: string): boolean =>
  new URLSearchParams(search).has('ask') ||
  (referrer !== '' && !`${referrer}/`.startsWith(`${origin}/`));
