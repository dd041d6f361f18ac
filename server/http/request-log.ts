import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { Answer } from '#server/http/answer.ts';
import type { Log } from '#server/log.ts';

/**
 * Made here and never taken from the request: what a caller sends does not get into the log. Node
 * keeps random bytes for UUIDs ready, but a whole one would look like a deck code or an account.
 */
const makeRequestId = (): string => randomUUID().slice(-12);

/** Milliseconds since a reading of `performance.now()`, to a tenth. */
const since = (start: number): number => Math.round((performance.now() - start) * 10) / 10;

/** Whether an error is Node's word that the caller hung up in the middle of a request. */
export const hasHungUp = (error: unknown): boolean =>
  error instanceof Error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET';

export type Handler = (req: IncomingMessage, res: Answer) => Promise<void>;

/**
 * Writes one line per request and puts its id on the answer.
 * @param routeOf the pattern that a request matches, without anything that a person sent
 */
export const withRequestLog =
  (handler: Handler, log: Log, routeOf: (req: IncomingMessage) => string): Handler =>
  (req, res) => {
    const start = performance.now();
    const id = makeRequestId();
    const { method = '' } = req;
    const route = routeOf(req);
    res.requestId = id;
    res.once('close', () => {
      // Left before there was an answer: the status that proxies write for that.
      const status = res.headersSent ? res.statusCode : 499;
      log({ event: 'request', id, method, route, status, ms: since(start) });
    });
    return handler(req, res);
  };
