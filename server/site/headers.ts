import { transportHeaders } from '#server/http/security-headers.ts';
import type { SiteFile } from '#server/site/files.ts';

export type Headers = Readonly<Record<string, string>>;

/** Browsers look for a new version here, and for its end (docs/operations.md). */
export const SERVICE_WORKER = '/service-worker.js';

const HASHED = /^\/_astro\//;

const FONT = /^\/fonts\//;

/** How long a file that is no page may be kept. */
export const freshness = (path: string): string => {
  if (path === SERVICE_WORKER) return 'no-cache';
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return FONT.test(path) ? 'public, max-age=2592000' : 'public, max-age=3600';
};

/** What a page says of itself whoever frames it, beyond the policy that it brings. */
export const FRAMING = "frame-ancestors 'none'";

/** Whom a page may let use what, and how long the callback page, whose address holds a code, is kept. */
export const PERMISSIONS = 'camera=(self), microphone=(), geolocation=()';
export const REFERRER = 'strict-origin-when-cross-origin';
export const NEVER_KEPT = 'no-store';

/** What a page's answer says beyond what every file's says (behaviour.md, 'Security of pages'). */
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
 * What every answer with a file says.
 * @param secure whether people reach the site over TLS
 */
export const fileHeaders = (secure: boolean): Headers => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  ...transportHeaders(secure),
});

/**
 * The headers of a file's answers, but for its encoding and length.
 * @param path of the file in the built site, with a leading slash
 */
export const headersOf = (path: string, file: SiteFile, secure: boolean): Headers => ({
  'content-type': file.type,
  etag: file.etag,
  ...(Object.keys(file.encoded).length > 0 && { vary: 'Accept-Encoding' }),
  ...fileHeaders(secure),
  ...(file.policy === undefined
    ? { 'cache-control': freshness(path) }
    : pageHeaders(path, file.policy)),
});
