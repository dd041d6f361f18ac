/**
 * The cookie that a GET of the main API sets and that the app's scripts can read (behaviour.md,
 * 'Calls').
 */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** The header in which other calls than GET and HEAD to relative addresses give it back. */
export const XSRF_HEADER = 'X-XSRF-TOKEN';
