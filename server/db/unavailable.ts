import { codeOf } from '#server/db/folder.ts';

/**
 * The database cannot be reached, or cannot write, right now; the same call may well work in a moment.
 * Nothing of it counts, unless it was lost on the way to a database elsewhere.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** What the OpenID provider answers with. */
  readonly statusCode = 503;
}

/** What the system says when a connection cannot be made or breaks. */
const SYSTEM_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * What PostgreSQL says when it has no place or no time: connection exceptions, too many connections, too
 * many new ones, shutting down, starting up, and a standby that takes no writes (PostgreSQL, appendix A).
 */
const STATE = /^(08...|53[34]00|57P0[123]|25006|57014)$/;

/** What the driver says when it has no code to go with it. */
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error of the driver is about the connection, not about the statement. */
export const isConnectionLoss = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.every(isConnectionLoss);
  const code = codeOf(error);
  if (typeof code === 'string') return SYSTEM_CODES.has(code) || STATE.test(code);
  return error instanceof Error && WORDS.test(error.message);
};

/**
 * SQLite's primary result codes for what is about its place and not about the statement: busy and locked by
 * others, read-only, a failing read or write, a full disk, a file that cannot be opened.
 */
const PLACE_CODES: ReadonlySet<unknown> = new Set([5, 6, 8, 10, 13, 14]);

/** Whether an error of `node:sqlite` is about the disk or the file, not about the statement. */
export const isPlaceFailure = (error: unknown): boolean =>
  codeOf(error) === 'ERR_SQLITE_ERROR' &&
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  // The low byte of an extended code is the primary one (sqlite.org, 'Result and Error Codes').
  PLACE_CODES.has(error.errcode & 0xff);
