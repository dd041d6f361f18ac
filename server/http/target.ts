import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The canonical address of a request that came in under another loopback name, so that storage and
 * sign-in see one origin only; `undefined` where the request is where it should be.
 */
export const canonicalAddress = (req: IncomingMessage, origin: URL): string | undefined => {
  const host = req.headers.host ?? '';
  if (host === origin.host || !LOOPBACK.test(origin.hostname)) return undefined;
  const name = host.replace(/:\d+$/, '');
  return LOOPBACK.test(name) ? `${origin.origin}${req.url ?? '/'}` : undefined;
};

/** A target whose path is already what a URL would make of it: the usual one, and told at once. */
const PLAIN_PATH = /^([\w/-]+)(?:\?|$)/;

/**
 * The path of a request target; `undefined` for one in absolute form or led by `//`, which would be
 * read as another host.
 */
export const pathnameOf = (target: string): string | undefined => {
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  return PLAIN_PATH.exec(target)?.[1] ?? URL.parse(target, 'http://dck.invalid')?.pathname;
};
