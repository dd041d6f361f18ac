/** Default `Retry-After` of every 503, in seconds (RFC 9110, section 10.2.3). */
export const RETRY_AFTER = '5';

/** Converts ms to a `Retry-After` value: whole seconds, rounded up. */
export const inSeconds = (ms: number): string => String(Math.ceil(ms / 1000));
