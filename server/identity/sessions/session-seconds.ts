/** How long a provider's session lasts that nobody uses, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
