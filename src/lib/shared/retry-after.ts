/** What the client makes of the server's wish to wait (RFC 9110, section 10.2.3; behaviour/api.md, 'API calls'). */

/**
 * How long to wait before another try, in ms: one's own pause, or what the server has asked for where that
 * is longer.
 * @param longest the most that is waited, whatever the server asks for
 */
export const pauseBefore = (own: number, asked: number | undefined, longest: number): number =>
  Math.min(longest, Math.max(own, asked ?? 0));

/** The longest wish of a server that a person who reads something is made to wait for, in ms. */
const LONGEST_WISH = 10_000;

/**
 * How long to wait before something is read once more, in ms; `undefined` where it is not: only a server
 * that cannot answer right now (503) and soon can is asked again.
 * @param asked what the server has asked for, in ms
 */
export const pauseBeforeReading = (
  status: number,
  asked: number | undefined,
): number | undefined =>
  status === 503 && asked !== undefined && asked <= LONGEST_WISH ? asked : undefined;
