import {
  commonHeaders,
  documentHeaders,
  FRAMING,
  type Headers,
} from '#server/http/security-headers.ts';
import { prefixOf } from '#lib/shared/routes.ts';
import { LANGUAGES } from '#messages/languages.js';
import type { SiteFile } from '#server/site/files.ts';

const WORKERS = new Set(LANGUAGES.map((language) => `${prefixOf(language)}/service-worker.js`));

/** Folders of the callback page. */
const CALLBACKS = LANGUAGES.map((language) => `${prefixOf(language)}/auth/`);

/**
 * Whether a path is that of a service worker; browsers check it for a new version and for its withdrawal
 * (docs/operations.md).
 */
export const isServiceWorker = (path: string): boolean => WORKERS.has(path);

const HASHED = /^\/_astro\//;

const FONT = /^\/fonts\//;

/** `Cache-Control` of a file that is not a page. */
export const freshness = (path: string): string => {
  if (isServiceWorker(path)) return 'no-cache';
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return FONT.test(path) ? 'public, max-age=2592000' : 'public, max-age=3600';
};

export const NEVER_KEPT = 'no-store';

/** Headers of a page beyond those of every file (behaviour/site.md, 'Security headers'). */
const pageHeaders = (path: string, policy: string): Headers => ({
  ...documentHeaders(`${policy.replace(/;\s*$/, '')}; ${FRAMING}`),
  'cache-control': 'no-cache',
  // The address of the callback holds a code.
  ...(CALLBACKS.some((folder) => path.startsWith(folder)) && {
    'referrer-policy': 'no-referrer',
    'cache-control': NEVER_KEPT,
  }),
});

/**
 * Headers of a file's answers, except encoding and length.
 * @param path of the file in the built site, with a leading slash
 */
export const siteHeaders = (path: string, file: SiteFile, secure: boolean): Headers => ({
  'content-type': file.type,
  etag: file.etag,
  ...(Object.keys(file.encoded).length > 0 && { vary: 'Accept-Encoding' }),
  ...commonHeaders(secure),
  ...(file.policy === undefined
    ? { 'cache-control': freshness(path) }
    : pageHeaders(path, file.policy)),
});
