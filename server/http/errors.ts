import type { Context } from 'hono';

import * as m from '#messages';

import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { inSeconds, RETRY_AFTER } from '#server/http/retry-after.ts';
import { requestLanguage } from '#server/shared/language.ts';

/** The default text of each error, in the language of the request. */
export const ERROR_MESSAGES: Record<ErrorCode, () => string> = {
  unauthorized: m.api_sign_in_again,
  forbidden: m.api_no_access,
  not_found: m.api_nothing_here,
  already_claimed: m.api_code_in_use,
  expired: m.api_code_expired,
  too_large: m.api_too_large,
  invalid: m.api_unreadable,
  rate_limited: m.api_too_many,
  unavailable: m.api_unavailable,
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
  message: string = ERROR_MESSAGES[code](),
  status: (typeof ERROR_STATUS)[ErrorCode] | 400 | 415 | 500 = ERROR_STATUS[code],
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
