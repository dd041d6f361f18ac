// Apart from the schemas, because pages need them and do without zod.

/** Where tables are, below the main API's address (behaviour.md, 'Tables'). */
export const TABLES_PATH = '/tables';

/**
 * The characters of a table's code: no two that look or print alike (0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B),
 * and no vowels, so that no word comes about.
 */
export const TABLE_CODE_ALPHABET = '23456789CDFHJKMNPRTVWX';

/** Number of characters in a table's code. */
export const TABLE_CODE_LENGTH = 6;

const TABLE_CODE = new RegExp(`^[${TABLE_CODE_ALPHABET}]{${TABLE_CODE_LENGTH}}$`);

/** The code of a table in what somebody has typed, or `undefined`. Case, spaces and hyphens do not matter. */
export const parseTableCode = (text: string): string | undefined => {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return TABLE_CODE.test(code) ? code : undefined;
};

/** The longest name of a guest, in characters as a text field counts them (UTF-16). */
export const GUEST_NAME_LENGTH = 40;

/** The longest note, in characters. */
export const TABLE_NOTE_LENGTH = 280;

/** The longest name of a group, and the longest title of a table or a step, in characters. */
export const GROUP_NAME_LENGTH = 60;
export const TABLE_TITLE_LENGTH = 120;

/** The longest text of a step, in characters. */
export const STEP_TEXT_LENGTH = 1000;

/** The most guests of a table at a time, those who wait to be let in among them. */
export const MOST_GUESTS = 60;

/** The most cards, groups, notes and steps of a table. */
export const MOST_TABLE_CARDS = 200;
export const MOST_GROUPS = 40;
export const MOST_TABLE_NOTES = 2000;
export const MOST_STEPS = 12;

/** The largest body of a request that opens a table, in bytes: all that fits on one, with room. */
export const TABLE_REQUEST_BYTES = 64 * 1024;

/** The most that can happen on a table; then it can only be closed. */
export const MOST_TABLE_EVENTS = 50_000;

/** The most that its events take, in bytes as they are stored; then, too, it can only be closed. */
export const MOST_TABLE_BYTES = 8 * 1024 * 1024;

/** The most dots that a person can have. */
export const MOST_DOTS = 20;

/** The most tables of an account that are open at a time. */
export const MOST_OPEN_TABLES = 5;

/** The most tables of an account, those that are closed among them. */
export const MOST_TABLES = 400;

/** How much the tables of an account may take, in bytes, before it opens no more. */
export const MOST_TABLES_BYTES = 64 * 1024 * 1024;

/** The shortest and the longest time of the timer, in ms. */
export const LEAST_TIMER_MS = 1000;
export const MOST_TIMER_MS = 12 * 60 * 60 * 1000;

/** How often a stream says that it is still there, in ms. */
export const BEAT_MS = 20_000;
