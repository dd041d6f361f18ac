import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  boundConnections,
  CONNECTION_LIMITS,
  type ConnectionLimits,
  type ConnectionsOptions,
} from '#server/http/connections.ts';
import { runRequest } from '#server/http/request-scope.ts';
import { batchPerTick } from '#server/http/tick-batch.ts';
import { sendUnavailable } from '#server/http/unavailable-answer.ts';
import { answerUnreadable } from '#server/http/unreadable.ts';
import { listenProblem } from '#server/shared/listen-problem.mjs';
import type { Log } from '#server/shared/log.ts';
import { StartError } from '#server/shared/start-error.ts';

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

/** Limits for clients, other than the usual ones. */
export interface ServerLimits {
  readonly timeouts: Partial<ClientTimeouts>;
  readonly share: Partial<ConnectionLimits>;
}

export interface ListenerOptions extends Partial<ServerLimits> {
  readonly addressOf: ConnectionsOptions['addressOf'];
  /** The default headers of an answer, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Answers a request; an exception or rejection becomes a 500. */
  readonly answer: (req: IncomingMessage, res: ServerResponse) => unknown;
  /** Whether a request is answered unbatched, so that its unread bytes count before the next is admitted. */
  readonly isUnbatched: (req: IncomingMessage) => boolean;
}

/** Whether a request has no `Host`, which is an error (RFC 9112, section 3.2). */
const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

/** An HTTP server with limits on what clients may hold (ADR 17, ADR 39). */
export const createListener = ({
  addressOf,
  headers,
  log,
  answer,
  isUnbatched,
  timeouts,
  share,
}: ListenerOptions) => {
  // Node would answer a request without `Host` itself, past the limits.
  const server = createServer({ ...CLIENT_TIMEOUTS, ...timeouts, requireHostHeader: false });
  server.timeout = timeouts?.timeout ?? CLIENT_TIMEOUTS.timeout;
  const connections = boundConnections(server, {
    share: { ...CONNECTION_LIMITS, ...share },
    addressOf,
  });
  const run = (req: IncomingMessage, res: ServerResponse): void =>
    runRequest(res, log, headers, () => answer(req, res));
  const runBatched = batchPerTick(run);
  const refuse = (res: ServerResponse): void => {
    const busy = { ...headers, 'retry-after': '1', connection: 'close' };
    runRequest(res, log, headers, () => sendUnavailable(res, 503, busy));
  };
  const refuseWith = (res: ServerResponse, status: number): void => {
    res.writeHead(status, { ...headers, connection: 'close' }).end();
  };
  const ifAdmitted =
    (work: typeof run): typeof run =>
    (req, res) =>
      connections.admit(req, res) ? work(req, res) : refuse(res);
  server.on(
    'request',
    ifAdmitted((req, res) => {
      if (lacksHost(req)) refuseWith(res, 400);
      else (isUnbatched(req) ? run : runBatched)(req, res);
    }),
  );
  // An unknown expectation (RFC 9110, section 10.1.1).
  server.on(
    'checkExpectation',
    ifAdmitted((_req, res) => refuseWith(res, 417)),
  );
  answerUnreadable(server, headers, connections);
  return {
    /**
     * @returns the port
     * @throws StartError where the address cannot be used
     */
    listen: ({ host, port }: { readonly host: string; readonly port: number }): Promise<number> =>
      new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
          const problem = listenProblem(error.code, { host, port });
          reject(new StartError(problem ?? `Cannot listen: ${error.message}.`));
        });
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    /** Accepts no more connections and waits for open requests, at most the given ms. */
    close: async (withinMs: number): Promise<void> => {
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
    },
  };
};
