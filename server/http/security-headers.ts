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
