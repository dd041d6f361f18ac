/** What calls that end something for good ask for besides a good token (RFC 9470). No DOM. */

/** The error code of `WWW-Authenticate` where the person has to sign in again first (section 3). */
export const SIGN_IN_TOO_OLD = 'insufficient_user_authentication';

/** How long ago the sign-in may be, in seconds. */
export const RECENT_SIGN_IN_SECONDS = 300;
