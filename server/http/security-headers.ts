import type { MiddlewareHandler } from 'hono';

/**
 * Puts the security headers on every answer of the APIs (security.md, 'The pages').
 * @param secure whether people reach the product over TLS; without it there is nothing to insist on
 */
export const securityHeaders = (secure: boolean): MiddlewareHandler => {
  const headers: Readonly<Record<string, string>> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // An answer of the API that is opened as a page can neither run nor be framed.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    // Unless an answer says otherwise.
    'Cache-Control': 'no-store',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const entries = Object.entries(headers);
  return async (c, next) => {
    // Before the answer is made: a header that is added to a made one has it made anew.
    for (const [name, value] of entries) c.header(name, value);
    await next();
  };
};
