/** Message to a waiting service worker: activate now. */
export const TAKE_OVER_MESSAGE = 'take-over';
