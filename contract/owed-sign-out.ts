/**
 * Cookie of a browser whose sign-out the identity provider has not confirmed, as after one without a
 * network. Scripts set it. The embedded provider ends its session on the next request that carries it; at
 * any provider the next sign-in asks for the password.
 */
export const OWED_SIGN_OUT_COOKIE = 'cd_owed_sign_out';

/** Lifetime of the cookie, in seconds: that of a session of the embedded provider. */
export const OWED_SIGN_OUT_SECONDS = 30 * 24 * 60 * 60;
