import * as z from 'zod/mini';

/** All error codes of the APIs, with their HTTP status. */
export const ERROR_STATUS = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  already_claimed: 409,
  expired: 410,
  too_large: 413,
  invalid: 422,
  rate_limited: 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error of the main and the thank-you API. */
export const ErrorBody = z.object({
  error: z.string().check(z.minLength(1)),
  message: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
