/** Lifetime of an unused session of the provider, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
