import { transportHeaders } from '#server/http/security-headers.ts';
import type { SiteFile } from '#server/site/files.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * Path of the service worker; browsers check it for a new version and for its withdrawal
 * (docs/operations.md).
 */
export const SERVICE_WORKER = '/service-worker.js';

const HASHED = /^\/_astro\//;

const FONT = /^\/fonts\//;

/** `Cache-Control` of a file that is not a page. */
export const freshness = (path: string): string => {
  if (path === SERVICE_WORKER) return 'no-cache';
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return FONT.test(path) ? 'public, max-age=2592000' : 'public, max-age=3600';
};

/** Forbids framing, beyond the policy in the page. */
export const FRAMING = "frame-ancestors 'none'";

export const PERMISSIONS = 'camera=(self), microphone=(), geolocation=()';
export const REFERRER = 'strict-origin-when-cross-origin';
export const NEVER_KEPT = 'no-store';

/** Headers of a page beyond those of every file (behaviour/site.md, 'Security headers'). */
const pageHeaders = (path: string, policy: string): Headers => {
  const callback = path.startsWith('/auth/');
  return {
    'content-security-policy': `${policy.replace(/;\s*$/, '')}; ${FRAMING}`,
    'permissions-policy': PERMISSIONS,
    'referrer-policy': callback ? 'no-referrer' : REFERRER,
    'cache-control': callback ? NEVER_KEPT : 'no-cache',
  };
};

/**
 * Headers of every answer with a file.
 * @param secure whether people reach the site over TLS
 */
export const fileHeaders = (secure: boolean): Headers => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  ...transportHeaders(secure),
});

/**
 * Headers of a file's answers, except encoding and length.
 * @param path of the file in the built site, with a leading slash
 */
export const siteHeaders = (path: string, file: SiteFile, secure: boolean): Headers => ({
  'content-type': file.type,
  etag: file.etag,
  ...(Object.keys(file.encoded).length > 0 && { vary: 'Accept-Encoding' }),
  ...fileHeaders(secure),
  ...(file.policy === undefined
    ? { 'cache-control': freshness(path) }
    : pageHeaders(path, file.policy)),
});
