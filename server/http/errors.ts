import type { Context } from 'hono';

import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { inSeconds, RETRY_AFTER } from '#server/http/retry-after.ts';
import { requestLanguage } from '#server/shared/language.ts';

export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  unauthorized: 'Please sign in again.',
  forbidden: 'You do not have access to this.',
  not_found: 'There is nothing here.',
  already_claimed: 'This code is already in use.',
  expired: 'This code has expired. Contact support if you believe this is a mistake.',
  too_large: 'That is too large.',
  invalid: 'That request could not be read.',
  rate_limited: 'Too many attempts. Please wait a minute and retry.',
  unavailable: 'The service cannot answer right now. Please try again in a moment.',
};

/**
 * An error answer of the APIs: `{ error, message }` with the status of its code; 401 names the authentication
 * scheme (RFC 9110, section 15.5.2), and 503 has `Retry-After`.
 * @param message the text for people; the code's default where left out
 * @param status another status than the code's usual one, such as 400 for unreadable JSON
 */
export const errorAnswer = (
  c: Context,
  code: ErrorCode,
  message: string = ERROR_MESSAGES[code],
  status: (typeof ERROR_STATUS)[ErrorCode] | 400 | 500 = ERROR_STATUS[code],
): Response => {
  c.header('Content-Language', requestLanguage());
  if (code === 'unauthorized') c.header('WWW-Authenticate', 'Bearer');
  if (status === ERROR_STATUS.unavailable) c.header('Retry-After', RETRY_AFTER);
  return c.json({ error: code, message }, status);
};

/** The error answer of a rate limit, with `Retry-After`. */
export const limitAnswer = (c: Context, retryAfterMs: number, message?: string): Response => {
  c.header('Retry-After', inSeconds(retryAfterMs));
  return errorAnswer(c, 'rate_limited', message);
};
