import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { sendUnavailable } from '#server/http/unavailable-answer.ts';
import { traceOf, type Log } from '#server/shared/log.ts';

/** The request in whose context code runs. */
export interface RequestScope {
  readonly id: string;
  /** Answers 500, or aborts an answer that has begun, and logs the error. */
  readonly fail: (error: unknown) => void;
  /** Whether the answer has begun and can no longer change. */
  readonly isAnswered: () => boolean;
}

const scope = new AsyncLocalStorage<RequestScope>();

/**
 * The request in whose context the code runs, including its callbacks, streams and timers; `undefined`
 * outside of any.
 */
export const currentRequest = (): RequestScope | undefined => scope.getStore();

/** Random bytes of an id, and the number of ids made at once. */
const ID_BYTES = 6;
const IDS = 256;

let ids = '';

/**
 * Generated and never taken from the request, so that input does not get into the log. Twelve characters,
 * since a whole UUID would look like a deck code or an account.
 */
export const makeRequestId = (): string => {
  if (ids === '') ids = randomBytes(ID_BYTES * IDS).toString('hex');
  const id = ids.slice(0, 2 * ID_BYTES);
  ids = ids.slice(2 * ID_BYTES);
  return id;
};

/** Runs work in the context of a request without `ServerResponse`; the caller handles its failure. */
export const inRequestScope = <Value>(request: RequestScope, work: () => Value): Value =>
  scope.run(request, work);

/**
 * Runs the handler of a request. Its exceptions, rejections and later errors of callbacks that it has started
 * end this request only: see `endOnStrayErrors` for the last of the three.
 * @param headers of the answer to a failure
 */
export const runRequest = (
  res: ServerResponse,
  log: Log,
  headers: Readonly<Record<string, string>>,
  work: () => unknown,
): void => {
  const id = makeRequestId();
  const fail = (error: unknown): void => {
    log({ event: 'request_failed', id, ...traceOf(error) });
    if (res.headersSent) res.destroy();
    else sendUnavailable(res, 500, { ...headers, 'x-request-id': id });
  };
  scope.run({ id, fail, isAnswered: () => res.headersSent || res.destroyed }, () => {
    try {
      const done = work();
      if (done instanceof Promise) done.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
};

/**
 * Thrown out of a `request` listener to stop Node's parser. Otherwise it goes on through the 64 kB that it has
 * read, although the connection is destroyed: some thousand requests (ADR 17).
 */
export class ParserStop extends Error {}

/**
 * Handles uncaught errors. One in the context of a request ends that request; a `ParserStop` has done its
 * work; any other is a bug: it is logged, and the process exits with 1, to be restarted by its supervisor.
 */
export const endOnStrayErrors = (log: Log): void => {
  const decide = (error: unknown): void => {
    if (error instanceof ParserStop) return;
    const request = currentRequest();
    if (request) {
      request.fail(error);
      return;
    }
    log({ event: 'process_failed', ...traceOf(error) });
    process.exit(1);
  };
  process.on('uncaughtException', decide);
  process.on('unhandledRejection', decide);
};
