/** What a page tells a service worker that waits: take over from the one before. */
export const TAKE_OVER_MESSAGE = 'take-over';
