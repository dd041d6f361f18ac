import type { IncomingMessage, ServerResponse } from 'node:http';

import { currentRequest } from '#server/http/request-scope.ts';
import type { Log } from '#server/shared/log.ts';
import { seeRequest } from '#server/shared/observe.ts';

/** Milliseconds since a reading of `performance.now()`, to a tenth. */
const since = (start: number): number => Math.round((performance.now() - start) * 10) / 10;

/** Whether an error is Node's word that the caller hung up in the middle of a request. */
export const hasHungUp = (error: unknown): boolean =>
  error instanceof Error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET';

/** Answers a request; rejects where that went wrong. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface RequestLogOptions {
  readonly log: Log;
  /** The pattern that a request matches, without anything that a person sent. */
  readonly routeOf: (req: IncomingMessage) => string;
  /** Go out with each answer unless it says otherwise itself; by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Writes one line per request and puts its id and the given headers on the answer. */
export const withRequestLog =
  (handler: Handler, { log, routeOf, headers = {} }: RequestLogOptions): Handler =>
  (req, res) => {
    const start = performance.now();
    const id = currentRequest()?.id ?? '';
    const { method = '' } = req;
    const route = routeOf(req);
    // Defaults: a header that the handler sets by the same name replaces them.
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
