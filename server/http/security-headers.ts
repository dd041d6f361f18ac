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
  const headers = answerHeaders(secure);
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };
};
