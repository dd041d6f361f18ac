import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

import type { Log } from '#server/log.ts';

/** Ties an answer to its line in the log. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/**
 * Made here and never taken from the request: what a caller sends does not get into the log. Node
 * keeps random bytes for UUIDs ready, but as one it would look like a deck code or an account.
 */
const makeRequestId = (): string => randomUUID().replaceAll('-', '').slice(0, 16);

/** Milliseconds since a reading of `performance.now()`, to a tenth. */
const since = (start: number): number => Math.round((performance.now() - start) * 10) / 10;

/** Whether an error is Node's word that the caller hung up in the middle of a request. */
export const hasHungUp = (error: unknown): boolean =>
  error instanceof Error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET';

/** Writes one line per request of the APIs: its route as a pattern, never its path or query. */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now();
    const id = makeRequestId();
    c.header(REQUEST_ID_HEADER, id);
    await next();
    const { method } = c.req;
    const { status } = c.res;
    log({ event: 'request', id, method, route: routePath(c, -1), status, ms: since(start) });
  };

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/**
 * Does the same around a handler of `node:http`.
 * @param routeOf the pattern of a request target, without anything that a person sent
 */
export const withRequestLog =
  (handler: Handler, log: Log, routeOf: (target: string) => string): Handler =>
  async (req, res) => {
    const start = performance.now();
    const id = makeRequestId();
    const { method = '' } = req;
    const route = routeOf(req.url ?? '/');
    res.setHeader(REQUEST_ID_HEADER, id);
    res.once('close', () => {
      // Left before there was an answer: the status that proxies write for that.
      const status = res.headersSent ? res.statusCode : 499;
      log({ event: 'request', id, method, route, status, ms: since(start) });
    });
    await handler(req, res);
  };
