/**
 * When to come again where nothing more exact is known, in seconds (RFC 9110, section 10.2.3): every 503
 * says so.
 */
export const RETRY_AFTER = '5';

/** A wait in ms as `Retry-After` has it: whole seconds, and never too early. */
export const inSeconds = (ms: number): string => String(Math.ceil(ms / 1000));
