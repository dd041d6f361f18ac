import { codeOf } from '#server/db/folder.ts';

/**
 * The database cannot be reached, or cannot write, at present; a retry may succeed. The call has no effect,
 * unless its answer was lost on the way from a remote database.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Status of the OpenID provider's answer. */
  readonly statusCode = 503;
}

/** Codes of the system for a connection that fails or breaks. */
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
 * States of PostgreSQL for an overload or an outage: connection exceptions, too many connections, shutting
 * down, starting up, cancelled, and a standby that takes no writes (PostgreSQL, appendix A).
 */
const STATE = /^(08...|53[34]00|57P0[123]|25006|57014)$/;

/** Messages of the driver without a code. */
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error of the driver is about the connection, not about the statement. */
export const isConnectionLoss = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.every(isConnectionLoss);
  const code = codeOf(error);
  if (typeof code === 'string') return SYSTEM_CODES.has(code) || STATE.test(code);
  return error instanceof Error && WORDS.test(error.message);
};

/**
 * Primary result codes of SQLite that are about the file and not about the statement: busy, locked,
 * read-only, I/O error, full disk, cannot open.
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
