/** Step-up authentication for destructive calls (RFC 9470). No DOM. */

/** The error code of `WWW-Authenticate` that asks for a fresh sign-in (section 3). */
export const SIGN_IN_TOO_OLD = 'insufficient_user_authentication';

/** Maximum age of the sign-in, in seconds. */
export const RECENT_SIGN_IN_SECONDS = 300;
