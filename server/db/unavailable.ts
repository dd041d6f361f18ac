import { codeOf } from '#server/db/folder.ts';

/** The database cannot be reached right now; the same call may well work in a moment. */
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
