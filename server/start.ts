import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { createBackend, type BackendParts } from '#server/backend.ts';
import type { Config } from '#server/config/config.ts';
import { createPeerOf } from '#server/http/client-address.ts';
import {
  boundConnections,
  CONNECTION_LIMITS,
  type ConnectionLimits,
} from '#server/http/connections.ts';
import { runRequest } from '#server/http/request-scope.ts';
import { answerHeaders } from '#server/http/security-headers.ts';
import { startWatch } from '#server/operations/watch.ts';
import { batchPerTick } from '#server/http/tick-batch.ts';
import { canonicalAddress, pathnameOf } from '#server/http/target.ts';
import { sendUnavailable } from '#server/http/unavailable-answer.ts';
import { answerUnreadable } from '#server/http/unreadable.ts';
import type { Log } from '#server/shared/log.ts';
import { isObserved, seeEvent, seeRequest } from '#server/shared/observe.ts';
import { listenProblem } from '#server/shared/listen-problem.mjs';
import { StartError } from '#server/shared/start-error.ts';
import { createSite } from '#server/site/site.ts';

export interface RunningServer {
  /** The deck codes made by this start; empty except on the first start on a database. */
  readonly firstCodes: readonly string[];
  /** Closes open requests, then the database, within the given milliseconds. */
  readonly close: (withinMs: number) => Promise<void>;
}

/** Timeouts for clients, in ms, and the maximum size of a request's headers, in bytes. */
export interface ClientTimeouts {
  /** For the headers of a request. */
  readonly headersTimeout: number;
  /** For a whole request. */
  readonly requestTimeout: number;
  /** Interval of the checks of these two. */
  readonly connectionsCheckingInterval: number;
  /** Idle time between two requests. */
  readonly keepAliveTimeout: number;
  /** Idle time of a connection while a request or an answer is in progress. */
  readonly timeout: number;
  readonly maxHeaderSize: number;
}

const CLIENT_TIMEOUTS: ClientTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Above the usual timeout of proxies, so that the proxy closes a connection first.
  keepAliveTimeout: 65_000,
  timeout: 30_000,
  maxHeaderSize: 16 * 1024,
};

const listen = (server: Server, { host, port }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = listenProblem(error.code, { host, port });
      reject(new StartError(problem ?? `Cannot listen: ${error.message}.`));
    });
    server.listen(port, host, resolve);
  });

export interface ServerLimits {
  readonly timeouts: Partial<ClientTimeouts>;
  readonly share: Partial<ConnectionLimits>;
}

/**
 * Starts the whole product on one port.
 * @param dist the folder of the built site
 * @param options limits for clients other than the usual ones, and dependencies of a platform
 * @throws StartError with one clear line for a problem that an operator has to solve
 */
export const startServer = async (
  config: Config,
  dist: string,
  writeLine: Log,
  { timeouts, share, ...parts }: Partial<ServerLimits> & BackendParts = {},
): Promise<RunningServer> => {
  const log: Log = (line) => {
    if (line.event !== 'request') seeEvent('log', line.event);
    writeLine(line);
  };
  const origin = new URL(config.origin);
  const secure = origin.protocol === 'https:';
  const headers = answerHeaders(secure);
  const site = createSite({
    dist,
    secure,
    callbackPath: config.callbackPath,
    withdrawsWorker: config.withdrawsWorker,
  });
  const watch = await startWatch(config);
  const backend = await createBackend(config, log, parts).catch(async (error: unknown) => {
    await watch.close();
    throw error;
  });
  /** Requests for pages are not logged, but appear in metrics and traces. */
  const sendSite = (req: IncomingMessage, res: ServerResponse, pathname: string): void => {
    const start = performance.now();
    if (!isObserved()) return site(req, res, pathname);
    res.once('close', () =>
      seeRequest({
        method: req.method ?? '',
        route: 'site',
        status: res.headersSent ? res.statusCode : 499,
        ms: performance.now() - start,
      }),
    );
    site(req, res, pathname);
  };

  const route = (req: IncomingMessage, res: ServerResponse): unknown => {
    const pathname = pathnameOf(req.url ?? '/');
    if (pathname === undefined) return res.writeHead(302, { ...headers, location: '/' }).end();
    const elsewhere = canonicalAddress(req, origin);
    const navigates = req.method === 'GET' || req.method === 'HEAD';
    if (elsewhere !== undefined && navigates && pathname !== '/healthz') {
      const target = { location: elsewhere, 'cache-control': 'no-store' };
      return res.writeHead(302, { ...headers, ...target }).end();
    }
    const handler = watch.handlerFor(pathname, req) ?? backend.handlerFor(pathname);
    return handler ? handler(req, res) : sendSite(req, res, pathname);
  };

  const server = createServer({ ...CLIENT_TIMEOUTS, ...timeouts });
  const connections = boundConnections(server, {
    share: { ...CONNECTION_LIMITS, ...share },
    addressOf: createPeerOf(config.proxies),
  });
  server.timeout = timeouts?.timeout ?? CLIENT_TIMEOUTS.timeout;
  const answer = (req: IncomingMessage, res: ServerResponse): void =>
    runRequest(res, log, headers, () => route(req, res));
  const answerBatched = batchPerTick(answer);
  /** Files are answered unbatched, because `admit` has to see the unread bytes of one before the next. */
  const isForSite = ({ url = '/' }: IncomingMessage): boolean => {
    const pathname = pathnameOf(url);
    return pathname === undefined || backend.handlerFor(pathname) === undefined;
  };
  const refuse = (res: ServerResponse): void => {
    const busy = { ...headers, 'retry-after': '1', connection: 'close' };
    runRequest(res, log, headers, () => sendUnavailable(res, 503, busy));
  };
  server.on('request', (req, res) => {
    const admitted = connections.admit(req, res);
    if (admitted === 'full') refuse(res);
    else if (admitted === 'answer') (isForSite(req) ? answer : answerBatched)(req, res);
  });
  answerUnreadable(server, headers, connections);
  try {
    await listen(server, config);
  } catch (error) {
    await Promise.all([backend.close(), watch.close()]);
    throw error;
  }
  return {
    firstCodes: backend.firstCodes,
    close: async (withinMs) => {
      backend.endWaits();
      // A later request opens a new connection, to a process that keeps running.
      for (const res of connections.waiting()) {
        if (!res.headersSent) res.setHeader('Connection', 'close');
        res.once('close', () => setImmediate(() => server.closeIdleConnections()));
      }
      const force = setTimeout(() => server.closeAllConnections(), withinMs);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      clearTimeout(force);
      await Promise.all([backend.close(), watch.close()]);
    },
  };
};
