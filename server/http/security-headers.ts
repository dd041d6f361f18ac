type Headers = Readonly<Record<string, string>>;

/**
 * The header that enforces TLS; none where people reach the product without it. All names here are in lower
 * case.
 * @param secure whether people reach the product over TLS
 */
export const transportHeaders = (secure: boolean): Headers =>
  secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/**
 * Security headers of every answer that is not a page: redirects, errors, the APIs.
 * @param secure whether people reach the product over TLS
 */
export const answerHeaders = (secure: boolean): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  // If such an answer is opened as a page, it can neither run scripts nor be framed.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...transportHeaders(secure),
});
