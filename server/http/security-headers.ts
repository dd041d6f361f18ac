import type { MiddlewareHandler } from 'hono';

/**
 * The security headers of every answer that is no page: redirects, refusals, the APIs.
 * @param secure whether people reach the product over TLS; without it there is nothing to insist on
 */
export const answerHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // What is opened as a page all the same can neither run nor be framed.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Puts the security headers on every answer of the APIs (security.md, 'The pages'). */
export const securityHeaders = (secure: boolean): MiddlewareHandler => {
  // The last one unless an answer says otherwise.
  const headers = Object.entries({ ...answerHeaders(secure), 'Cache-Control': 'no-store' });
  return async (c, next) => {
    // Before the answer is made: a header that is added to a made one has it made anew.
    for (const [name, value] of headers) c.header(name, value);
    await next();
  };
};
