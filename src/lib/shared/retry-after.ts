/** `Retry-After` in the client (RFC 9110, section 10.2.3; behaviour/api.md, 'API calls'). */

/**
 * Delay before a retry, in ms: the larger of our own and the requested delay.
 * @param longest upper bound
 */
export const pauseBefore = (own: number, asked: number | undefined, longest: number): number =>
  Math.min(longest, Math.max(own, asked ?? 0));

/** Longest requested delay before a retry of a read, in ms. */
const LONGEST_WISH = 10_000;

/**
 * Delay before a retry of a read, in ms; `undefined` for none. Only a 503 with a short delay is retried.
 * @param asked the requested delay, in ms
 */
export const pauseBeforeReading = (
  status: number,
  asked: number | undefined,
): number | undefined =>
  status === 503 && asked !== undefined && asked <= LONGEST_WISH ? asked : undefined;
