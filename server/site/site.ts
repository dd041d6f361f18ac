import type { IncomingMessage, ServerResponse } from 'node:http';

import { matchRoute, pageOf, redirectTarget } from '#lib/shared/routes.ts';
import { encodingFor, isFresh } from '#server/http/negotiate.ts';
import { answerHeaders, transportHeaders } from '#server/http/security-headers.ts';
import { readSite, type SiteFile } from '#server/site/files.ts';
import { logoutQuestion } from '#server/site/logout-question.ts';

export interface SiteOptions {
  /** The folder of the built site. */
  readonly dist: string;
  /** Whether people reach the site over TLS. */
  readonly secure: boolean;
  /** Where the callback page answers as well. */
  readonly callbackPath?: string | undefined;
  /** Whether browsers are to end the service worker that they have. */
  readonly withdrawsWorker?: boolean | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** Paths below which a miss is a missing file, not a page that somebody looks for. */
const FILES_ONLY = /^\/(_astro|fonts|assets)\//;

/** Browsers look for a new version here, and for its end (docs/operations.md). */
const SERVICE_WORKER = '/service-worker.js';
const WITHDRAWN = '/withdrawn-service-worker.js';

const HASHED = /^\/_astro\//;

const FONT = /^\/fonts\//;

/** How long a file that is no page may be kept. */
const freshness = (path: string): string => {
  if (path === SERVICE_WORKER) return 'no-cache';
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return FONT.test(path) ? 'public, max-age=2592000' : 'public, max-age=3600';
};

/** What a page's answer says beyond what every file's says (behaviour.md, 'Security of pages'). */
const pageHeaders = (path: string, policy: string): Headers => {
  const callback = path.startsWith('/auth/');
  return {
    'content-security-policy': `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`,
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'referrer-policy': callback ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cache-control': callback ? 'no-store' : 'no-cache',
  };
};

/** The headers of a file's answers, but for its encoding and length. */
const headersOf = (path: string, file: SiteFile, secure: boolean): Headers => ({
  'content-type': file.type,
  etag: file.etag,
  ...(Object.keys(file.encoded).length > 0 && { vary: 'Accept-Encoding' }),
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  ...transportHeaders(secure),
  ...(file.policy === undefined
    ? { 'cache-control': freshness(path) }
    : pageHeaders(path, file.policy)),
});

/** The path without percent-encoding; `undefined` where that cannot be read. */
const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Serves the built site from memory: pages by the route table, files as they are, in the best of the
 * forms that the build made, and everything unknown to the landing page (behaviour.md, 'Routes'). Ranges are
 * not offered, so a request for one gets the whole file (RFC 9110, section 14.2).
 * @throws StartError where there is no built site
 */
export const createSite = ({
  dist,
  secure,
  callbackPath,
  withdrawsWorker,
}: SiteOptions): ((req: IncomingMessage, res: ServerResponse, pathname: string) => void) => {
  const built = readSite(dist);
  const withdrawn = withdrawsWorker ? built.get(WITHDRAWN) : undefined;
  const files = new Map(
    [...built].map(([path, own]) => {
      const file = (path === SERVICE_WORKER && withdrawn) || own;
      return [path, { ...file, headers: headersOf(path, file, secure) }];
    }),
  );
  const headers = answerHeaders(secure);
  const sendRedirect = (res: ServerResponse, location: string): void => {
    res.writeHead(302, { ...headers, location, 'cache-control': 'no-cache' }).end();
  };
  const sendFile = (
    req: IncomingMessage,
    res: ServerResponse,
    file: SiteFile & { readonly headers: Headers },
  ): void => {
    if (isFresh(req.headers['if-none-match'], file.etag)) {
      res.writeHead(304, file.headers).end();
      return;
    }
    const encoding = encodingFor(req.headers['accept-encoding']);
    const encoded = encoding && file.encoded[encoding];
    const body = encoded ?? file.identity;
    res.writeHead(200, {
      ...file.headers,
      'content-length': body.length,
      ...(encoded && { 'content-encoding': encoding }),
    });
    if (req.method === 'HEAD') res.end();
    else res.end(body);
  };
  return (req, res, pathname) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end();
      return;
    }
    const target = redirectTarget(pathname);
    if (target !== undefined) {
      sendRedirect(res, target + (URL.parse(req.url ?? '', 'http://dck.invalid')?.search ?? ''));
      return;
    }
    const question = logoutQuestion(pathname, req.url ?? '', req.headers['sec-fetch-site']);
    if (question !== undefined) {
      sendRedirect(res, question);
      return;
    }
    const match = matchRoute(pathname, callbackPath);
    // A file goes first, as on static hosts.
    const page = match && pageOf(match, (name) => files.has(name));
    const file = files.get(decode(pathname) ?? '') ?? (page && files.get(page));
    if (file) sendFile(req, res, file);
    else if (FILES_ONLY.test(pathname))
      res.writeHead(404, { ...headers, 'cache-control': 'no-cache' }).end();
    else sendRedirect(res, '/');
  };
};
