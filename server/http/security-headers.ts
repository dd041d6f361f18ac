/**
 * The security headers of every answer that is no page: redirects, refusals, the APIs. Their names are
 * in lower case.
 * @param secure whether people reach the product over TLS; without it there is nothing to insist on
 */
export const answerHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  // What is opened as a page all the same can neither run nor be framed.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
