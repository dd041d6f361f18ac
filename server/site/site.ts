import type { IncomingMessage, ServerResponse } from 'node:http';

import {
  getRoute,
  href,
  languageOf,
  matchRoute,
  pageOf,
  redirectTarget,
} from '#lib/shared/routes.ts';
import { FILE_FOLDERS } from '#lib/shared/site-files.ts';
import { encodingFor, isFresh } from '#server/http/negotiate.ts';
import { answerHeaders, type Headers } from '#server/http/security-headers.ts';
import { readSite, type SiteFile } from '#server/site/files.ts';
import { isServiceWorker, siteHeaders } from '#server/site/headers.ts';
import { logoutQuestion } from '#server/site/logout-question.ts';

export interface SiteOptions {
  /** The folder of the built site. */
  readonly dist: string;
  /** Whether people reach the site over TLS. */
  readonly secure: boolean;
  /** An additional path of the callback page. */
  readonly callbackPath?: string | undefined;
  /** Whether browsers have to unregister their service worker. */
  readonly withdrawsWorker?: boolean | undefined;
}

/** Paths below which a miss is a missing file, not a page. */
const FILES_ONLY = new RegExp(`^/(${FILE_FOLDERS.join('|')})/`);

/** The file in place of a service worker where browsers have to unregister theirs (docs/operations.md). */
const withdrawnOf = (path: string): string =>
  path.replace('/service-worker.js', '/withdrawn-service-worker.js');

/** The path without percent-encoding; `undefined` where that is malformed. */
const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Serves the built site from memory: pages by the route table, files as they are, in the best precompressed
 * form; unknown paths lead to the landing page of their language (behaviour/site.md, 'Routes'). Ranges are not supported, so a range
 * request gets the whole file (RFC 9110, section 14.2).
 * @throws StartError where there is no built site
 */
export const createSite = ({
  dist,
  secure,
  callbackPath,
  withdrawsWorker,
}: SiteOptions): ((req: IncomingMessage, res: ServerResponse, pathname: string) => void) => {
  const built = readSite(dist);
  const files = new Map(
    [...built].map(([path, own]) => {
      const withdrawn = withdrawsWorker && isServiceWorker(path) && built.get(withdrawnOf(path));
      const file = withdrawn || own;
      return [path, { ...file, headers: siteHeaders(path, file, secure) }];
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
  /** The landing page of a language; the main one's where the site is built without that language. */
  const homeOf = (language: string): string =>
    files.has(pageOf({ route: getRoute('landing'), language }))
      ? href('landing', undefined, language)
      : '/';
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
    // Files take precedence, as on static hosts.
    const page = match && pageOf(match, (name) => files.has(name));
    const file = files.get(decode(pathname) ?? '') ?? (page && files.get(page));
    if (file) sendFile(req, res, file);
    else if (FILES_ONLY.test(pathname))
      res.writeHead(404, { ...headers, 'cache-control': 'no-cache' }).end();
    else sendRedirect(res, homeOf(languageOf(pathname)));
  };
};
