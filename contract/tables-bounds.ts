// Apart from the schemas: pages need these without zod.

/** Path of the tables, below the main API's address (behaviour/tables.md, 'Tables'). */
export const TABLES_PATH = '/tables';

/**
 * The characters of a table's code: no two that look or print alike (0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B), and
 * no vowels, so that it spells no word.
 */
export const TABLE_CODE_ALPHABET = '23456789CDFHJKMNPRTVWX';

/** Number of characters in a table's code. */
export const TABLE_CODE_LENGTH = 6;

const TABLE_CODE = new RegExp(`^[${TABLE_CODE_ALPHABET}]{${TABLE_CODE_LENGTH}}$`);

/** The table's code in typed text, or `undefined`. Case, spaces and hyphens do not matter. */
export const parseTableCode = (text: string): string | undefined => {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return TABLE_CODE.test(code) ? code : undefined;
};

/** Path of shared records, below the main API's address. */
export const RECORDS_PATH = '/records';

/** Lifetime of a link to a record, in days. */
export const RECORD_LINK_DAYS = 30;

/** Maximum length of a guest's name, in characters as a text field counts them (UTF-16). */
export const GUEST_NAME_LENGTH = 40;

/** Maximum length of a note, in characters. */
export const TABLE_NOTE_LENGTH = 280;

/** The place of notes about the table as a whole. */
export const WHOLE_TABLE = '00000000-0000-0000-0000-000000000000';

/** Maximum length of a decision or task, and of who does it, in characters. */
export const AGREEMENT_LENGTH = 280;
export const AGREEMENT_WHO_LENGTH = 80;

/** Maximum length of a group's name, and of the title of a table or a step, in characters. */
export const GROUP_NAME_LENGTH = 60;
export const TABLE_TITLE_LENGTH = 120;

/** Maximum length of a step's text, in characters. */
export const STEP_TEXT_LENGTH = 1000;

/** Maximum length of the sentence that the host reads aloud at a step, in characters. */
export const STEP_SAY_LENGTH = 120;

/** Maximum length of the titles and texts of all steps of a table, in characters. */
export const COURSE_LENGTH = 60_000;

/** Maximum of guests at a table at a time, including those who wait for admission. */
export const MOST_GUESTS = 60;

/** Maximum of cards, groups, notes, steps, decisions and tasks of a table. */
export const MOST_TABLE_CARDS = 200;
export const MOST_GROUPS = 40;
export const MOST_TABLE_NOTES = 2000;
export const MOST_STEPS = 200;
export const MOST_AGREEMENTS = 100;

/** Maximum duration of a step, in minutes. */
export const MOST_STEP_MINUTES = 24 * 60;

/** Maximum size of a request that opens a table, in bytes: all cards, and steps of an agenda, with room. */
export const TABLE_REQUEST_BYTES = 256 * 1024;

/** Maximum of events of a table; at it, the table can only be closed. */
export const MOST_TABLE_EVENTS = 50_000;

/** Maximum size of a table's stored events, in bytes; at it, the table can only be closed. */
export const MOST_TABLE_BYTES = 8 * 1024 * 1024;

/** Maximum of dots of a person. */
export const MOST_DOTS = 20;

/** Maximum of open tables of an account. */
export const MOST_OPEN_TABLES = 5;

/** Maximum of tables of an account, closed ones included. */
export const MOST_TABLES = 400;

/** Size of an account's tables, in bytes, from which it cannot open another. */
export const MOST_TABLES_BYTES = 64 * 1024 * 1024;

/** Minimum and maximum length of the timer, in ms. */
export const LEAST_TIMER_MS = 1000;
export const MOST_TIMER_MS = 12 * 60 * 60 * 1000;

/** Default retention of guests' names and notes after the end of a table, in days. */
export const TABLE_DAYS = 30;

/** Heartbeat interval of a stream, in ms. */
export const BEAT_MS = 20_000;
