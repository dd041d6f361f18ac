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
