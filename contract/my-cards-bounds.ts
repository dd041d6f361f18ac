// Apart from the schemas, because pages need them and do without zod.

/** Where My Cards is synced, below the main API's address (behaviour.md, 'My cards'). */
export const MY_PATH = '/my';

/** The longest note, in characters as a text field counts them (UTF-16). */
export const NOTE_LENGTH = 4000;

/** The most texts of other devices that a note holds beside its own. */
export const MOST_OTHERS = 50;

/** The longest name of a hand, in characters. */
export const HAND_NAME_LENGTH = 80;

/** The most cards of a hand. */
export const HAND_CARDS = 200;

/** The most hands of an account. */
export const MOST_HANDS = 500;

/** The most operations of one request. */
export const BATCH_OPERATIONS = 200;

/** The largest body of a request, in bytes: fewer operations than that where notes are long. */
export const BATCH_BYTES = 1024 * 1024;

/** How much an account may keep: bytes of kind, key and value as JSON, over all its items. */
export const MY_BYTES = 2 * 1024 * 1024;
