export type Headers = Readonly<Record<string, string>>;

/** Forbids framing, beyond the policy in a page. */
export const FRAMING = "frame-ancestors 'none'";

const PERMISSIONS = 'camera=(self), microphone=(), geolocation=()';
const REFERRER = 'strict-origin-when-cross-origin';

/**
 * The headers that restrict a document.
 * @param policy its content security policy
 */
export const documentHeaders = (policy: string): Headers => ({
  'content-security-policy': policy,
  'permissions-policy': PERMISSIONS,
  'referrer-policy': REFERRER,
});

/**
 * The header that enforces TLS; none where people reach the product without it. All names here are in lower
 * case.
 * @param secure whether people reach the product over TLS
 */
export const transportHeaders = (secure: boolean): Headers =>
  secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/**
 * Security headers of every answer, with a file or without.
 * @param secure whether people reach the product over TLS
 */
export const commonHeaders = (secure: boolean): Headers => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  ...transportHeaders(secure),
});

/**
 * Security headers of every answer that is not a page: redirects, errors, the APIs.
 * @param secure whether people reach the product over TLS
 */
export const answerHeaders = (secure: boolean): Headers => ({
  ...commonHeaders(secure),
  // If such an answer is opened as a page, it can neither run scripts nor be framed.
  ...documentHeaders(`default-src 'none'; ${FRAMING}`),
});
