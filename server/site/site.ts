import type { IncomingMessage, ServerResponse } from 'node:http';

import sirv from 'sirv';

import { matchRoute, pageOf, redirectTarget } from '#core/routes.ts';
import { answerHeaders } from '#server/http/security-headers.ts';
import { readPagePolicies, type PagePolicies } from '#server/site/pages.ts';

export interface SiteOptions {
  /** The folder of the built site. */
  readonly dist: string;
  /** Whether people reach the site over TLS. */
  readonly secure: boolean;
  /** Where the callback page answers as well. */
  readonly callbackPath?: string | undefined;
}

/** Paths below which a miss is a missing file, not a page that somebody looks for. */
const FILES_ONLY = /^\/(_astro|fonts|assets)\//;

const HASHED = /^\/_astro\//;

const FONT = /^\/fonts\//;

/** How long a file that is no page may be kept. */
const freshness = (pathname: string): string => {
  if (HASHED.test(pathname)) return 'public, max-age=31536000, immutable';
  return FONT.test(pathname) ? 'public, max-age=2592000' : 'public, max-age=3600';
};

/** The headers that every page and file of the site carries (security.md, 'The pages'). */
const setHeaders = (
  res: ServerResponse,
  pathname: string,
  policies: PagePolicies,
  secure: boolean,
): void => {
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  if (secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  const policy = policies.get(pathname);
  if (policy === undefined) {
    res.setHeader('Cache-Control', freshness(pathname));
    return;
  }
  const callback = pathname.startsWith('/auth/');
  res.setHeader(
    'Content-Security-Policy',
    `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`,
  );
  res.setHeader('Permissions-Policy', 'camera=(self), microphone=(), geolocation=()');
  res.setHeader('Referrer-Policy', callback ? 'no-referrer' : 'strict-origin-when-cross-origin');
  res.setHeader('Cache-Control', callback ? 'no-store' : 'no-cache');
};

/**
 * Serves the built site: pages by the route table, files as they are, precompressed, and everything
 * unknown to the landing page (spec section 2).
 */
export const createSite = async ({
  dist,
  secure,
  callbackPath,
}: SiteOptions): Promise<(req: IncomingMessage, res: ServerResponse, pathname: string) => void> => {
  const policies = await readPagePolicies(dist);
  const headers = answerHeaders(secure);
  const sendRedirect = (res: ServerResponse, location: string): void => {
    res.writeHead(302, { ...headers, Location: location, 'Cache-Control': 'no-cache' }).end();
  };
  const serve = sirv(dist, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, pathname) => setHeaders(res, pathname, policies, secure),
  });
  return (req, res, pathname) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
      return;
    }
    const target = redirectTarget(pathname);
    if (target !== undefined) {
      sendRedirect(res, target + (URL.parse(req.url ?? '', 'http://dck.invalid')?.search ?? ''));
      return;
    }
    const match = matchRoute(pathname, callbackPath);
    if (match) req.url = pageOf(match);
    serve(req, res, () => {
      if (!FILES_ONLY.test(pathname)) sendRedirect(res, '/');
      else res.writeHead(404, { ...headers, 'Cache-Control': 'no-cache' }).end();
    });
  };
};
