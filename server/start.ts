import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { createBackend } from '#server/backend.ts';
import type { Config } from '#server/config.ts';
import { Answer } from '#server/http/answer.ts';
import { answerHeaders } from '#server/http/security-headers.ts';
import { answerUnreadable } from '#server/http/unreadable.ts';
import type { Log } from '#server/log.ts';
import { createSite } from '#server/site/site.ts';
import { StartError } from '#server/start-error.ts';

export interface RunningServer {
  /** The deck codes made by this start; none but on the first one on a database. */
  readonly firstCodes: readonly string[];
  /** Ends open requests, then the database; takes at most the given milliseconds. */
  readonly close: (withinMs: number) => Promise<void>;
}

/** How long a client may take, in ms, and how much it may send before its body, in bytes. */
export interface Patience {
  /** For the head of a request. */
  readonly headersTimeout: number;
  /** For a whole request. */
  readonly requestTimeout: number;
  /** How often the two are looked at. */
  readonly connectionsCheckingInterval: number;
  /** Between two requests. */
  readonly keepAliveTimeout: number;
  readonly maxHeaderSize: number;
}

const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than that of the usual proxies, so that it is they who end a connection.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The canonical address of a request that came in under another loopback name, so that storage and
 * sign-in see one origin only; `undefined` where the request is where it should be.
 */
const canonicalAddress = (req: IncomingMessage, origin: URL): string | undefined => {
  const host = req.headers.host ?? '';
  if (host === origin.host || !LOOPBACK.test(origin.hostname)) return undefined;
  const name = host.replace(/:\d+$/, '');
  return LOOPBACK.test(name) ? `${origin.origin}${req.url ?? '/'}` : undefined;
};

/** A target whose path is already what a URL would make of it: the usual one, and told at once. */
const PLAIN_PATH = /^([\w/-]+)(?:\?|$)/;

const pathnameOf = (url: string): string | undefined => {
  // An absolute-form or `//`-led target would be read as another host.
  if (!url.startsWith('/') || url.startsWith('//')) return undefined;
  return PLAIN_PATH.exec(url)?.[1] ?? URL.parse(url, 'http://dck.invalid')?.pathname;
};

const listen = (server: Server, { host, port }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use. Stop the other program or set PORT.`,
        EACCES: `Port ${port} may not be used by this account. Set PORT to one above 1023.`,
        EADDRNOTAVAIL: `HOST=${host} is not an address of this machine.`,
        ENOTFOUND: `HOST=${host} is not an address of this machine.`,
      };
      reject(new StartError(reasons[error.code ?? ''] ?? `Cannot listen: ${error.message}.`));
    });
    server.listen(port, host, resolve);
  });

/**
 * Starts the whole product on one port.
 * @param dist the folder of the built site
 * @param patience with slow clients, where it is not the usual
 * @throws StartError with one clear line for anything that an operator has to mend
 */
export const startServer = async (
  config: Config,
  dist: string,
  log: Log,
  patience: Partial<Patience> = {},
): Promise<RunningServer> => {
  const origin = new URL(config.origin);
  const headers = answerHeaders(origin.protocol === 'https:');
  const site = await createSite({
    dist,
    secure: origin.protocol === 'https:',
    callbackPath: config.callbackPath,
  });
  const backend = await createBackend(config, log);
  const open = new Set<ServerResponse>();
  const server = createServer({ ServerResponse: Answer, ...PATIENCE, ...patience }, (req, res) => {
    open.add(res);
    res.once('close', () => open.delete(res));
    const pathname = pathnameOf(req.url ?? '/');
    if (pathname === undefined) {
      res.writeHead(302, { ...headers, Location: '/' }).end();
      return;
    }
    const handler = backend.handlerFor(pathname);
    const elsewhere = canonicalAddress(req, origin);
    const navigates = req.method === 'GET' || req.method === 'HEAD';
    if (elsewhere !== undefined && navigates && pathname !== '/healthz') {
      const target = { Location: elsewhere, 'Cache-Control': 'no-store' };
      res.writeHead(302, { ...headers, ...target }).end();
    } else if (handler) handler(req, res);
    else site(req, res, pathname);
  });
  answerUnreadable(server, headers, open);
  try {
    await listen(server, config);
  } catch (error) {
    await backend.close();
    throw error;
  }
  return {
    firstCodes: backend.firstCodes,
    close: async (withinMs) => {
      // Whoever comes again makes a new connection, to a process that stays.
      for (const res of open) {
        if (!res.headersSent) res.setHeader('Connection', 'close');
        res.once('close', () => setImmediate(() => server.closeIdleConnections()));
      }
      const force = setTimeout(() => server.closeAllConnections(), withinMs);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      clearTimeout(force);
      await backend.close();
    },
  };
};
