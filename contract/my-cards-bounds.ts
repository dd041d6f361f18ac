// Apart from the schemas: pages need these without zod.

/** Path of the sync of My Cards, below the main API's address (behaviour/my-cards.md, 'My Cards'). */
export const MY_PATH = '/my';

/** Maximum length of a note, in characters as a text field counts them (UTF-16). */
export const NOTE_LENGTH = 4000;

/** Maximum of conflicting texts of other devices that a note holds beside its own. */
export const MOST_OTHERS = 50;

/** Maximum length of a hand's name, in characters. */
export const HAND_NAME_LENGTH = 80;

/** Maximum of cards in a hand. */
export const HAND_CARDS = 200;

/** Maximum length of an agenda's name, in characters. */
export const AGENDA_NAME_LENGTH = 80;

/** Maximum of hands and agendas of an account together. */
export const MOST_HANDS = 500;

/** Maximum of operations in one request. */
export const BATCH_OPERATIONS = 200;

/** Maximum size of a request body, in bytes; long notes reach it before the maximum of operations. */
export const BATCH_BYTES = 1024 * 1024;

/** Maximum size of an account's items, in bytes: kind, key and value as JSON. */
export const MY_BYTES = 2 * 1024 * 1024;
