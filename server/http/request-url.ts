import type { IncomingMessage } from 'node:http';

import { isLoopback } from '#server/shared/loopback.ts';

/**
 * The canonical address of a request under another loopback name, so that storage and sign-in have one
 * origin; `undefined` where the request needs no redirect.
 */
export const canonicalAddress = (req: IncomingMessage, origin: URL): string | undefined => {
  const host = req.headers.host ?? '';
  if (host === origin.host || !isLoopback(origin.hostname)) return undefined;
  const name = host.replace(/:\d+$/, '');
  return isLoopback(name) ? `${origin.origin}${req.url ?? '/'}` : undefined;
};

/** A target whose path is in normalised form, the usual case. */
const PLAIN_PATH = /^([\w/-]+)(?:\?|$)/;

/**
 * The path of a request target; `undefined` for the absolute form and a leading `//`, which a URL parser
 * would take for another host.
 */
export const pathnameOf = (target: string): string | undefined => {
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  return PLAIN_PATH.exec(target)?.[1] ?? URL.parse(target, 'http://dck.invalid')?.pathname;
};
