/** Confirmation of the logout page against cross-site sign-outs. */

import { href } from '#lib/shared/routes.ts';

/** The logout page with its confirmation; the server redirects cross-site navigations here. */
export const logoutQuestionIn = (language?: string): string =>
  `${href('logout', undefined, language)}?ask`;

export const LOGOUT_QUESTION = logoutQuestionIn();

/** Fragment of the landing page that confirms the sign-out. */
export const SIGNED_OUT_FRAGMENT = 'signed-out';

/**
 * Whether the logout page asks first: the server redirected here, or the referrer has another origin. A typed
 * address has no referrer. Also runs in the page's head, so it is self-contained.
 * @param referrer `document.referrer`
 */
export const asksBeforeLogout = (search: string, referrer: string, origin: string): boolean =>
  new URLSearchParams(search).has('ask') ||
  (referrer !== '' && !`${referrer}/`.startsWith(`${origin}/`));
