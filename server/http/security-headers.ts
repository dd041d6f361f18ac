type Headers = Readonly<Record<string, string>>;

/**
 * What insists on TLS; nothing where people reach the product without it. All names here are in lower
 * case.
 * @param secure whether people reach the product over TLS
 */
export const transportHeaders = (secure: boolean): Headers =>
  secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/**
 * The security headers of every answer that is no page: redirects, refusals, the APIs.
 * @param secure whether people reach the product over TLS
 */
export const answerHeaders = (secure: boolean): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  // What is opened as a page all the same can neither run nor be framed.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...transportHeaders(secure),
});
