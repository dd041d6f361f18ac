import type { IncomingMessage, ServerResponse } from 'node:http';

import { currentRequest } from '#server/http/request-scope.ts';
import type { Log } from '#server/shared/log.ts';
import { seeRequest } from '#server/shared/observe.ts';

/** Milliseconds since a `performance.now()` value, to a tenth. */
const since = (start: number): number => Math.round((performance.now() - start) * 10) / 10;

/** Whether an error means that the client disconnected in the middle of a request. */
export const hasHungUp = (error: unknown): boolean =>
  error instanceof Error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET';

/** Answers a request; rejects on a failure. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface RequestLogOptions {
  readonly log: Log;
  /** The matched route pattern, without any input. */
  readonly routeOf: (req: IncomingMessage) => string;
  /** Default headers of every answer, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Logs one line per request and sets its id and the default headers on the answer. */
export const withRequestLog =
  (handler: Handler, { log, routeOf, headers = {} }: RequestLogOptions): Handler =>
  (req, res) => {
    const start = performance.now();
    const id = currentRequest()?.id ?? '';
    const { method = '' } = req;
    const route = routeOf(req);
    // Defaults: the handler may replace them.
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('x-request-id', id);
    res.once('close', () => {
      // 499: the client closed the connection before the answer, as proxies log it.
      const status = res.headersSent ? res.statusCode : 499;
      const ms = since(start);
      log({ event: 'request', id, method, route, status, ms });
      seeRequest({ method, route, status, ms, parent: req.headers.traceparent?.toString() });
    });
    return handler(req, res);
  };
