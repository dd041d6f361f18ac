import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { sendUnavailable } from '#server/http/unavailable-answer.ts';
import { traceOf, type Log } from '#server/shared/log.ts';

/** The request that the code at hand runs for. */
export interface RequestScope {
  /** Ties the answer to its lines in the log. */
  readonly id: string;
  /** Answers 500, or breaks the answer off where it has begun, and says so in the log. */
  readonly fail: (error: unknown) => void;
  /** Whether its answer is on the way: nothing that is done now changes it. */
  readonly isAnswered: () => boolean;
}

const scope = new AsyncLocalStorage<RequestScope>();

/**
 * The request that the code at hand runs for, also in callbacks, streams and timers that came of it;
 * `undefined` outside of any.
 */
export const currentRequest = (): RequestScope | undefined => scope.getStore();

/** Random bytes of an id, and how many ids are made at once. */
const ID_BYTES = 6;
const IDS = 256;

let ids = '';

/**
 * Made here and never taken from the request: what a caller sends does not get into the log. Twelve
 * characters, since a whole UUID would look like a deck code or an account.
 */
export const makeRequestId = (): string => {
  if (ids === '') ids = randomBytes(ID_BYTES * IDS).toString('hex');
  const id = ids.slice(0, 2 * ID_BYTES);
  ids = ids.slice(2 * ID_BYTES);
  return id;
};

/** Runs what answers a request that has no `ServerResponse`: whoever calls answers for its failure. */
export const inRequestScope = <Value>(request: RequestScope, work: () => Value): Value =>
  scope.run(request, work);

/**
 * Runs what answers a request. Whatever that throws, rejects with, or throws later in something it has
 * begun ends this request alone: see `endOnStrayErrors` for the last of the three.
 * @param headers go out with the answer to a failure
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
 * Decides about errors that nobody has caught. One that came of a request ends that request; any other
 * says that the program is broken: it is logged, and the process ends with 1, to be started again by
 * whoever supervises it.
 */
export const endOnStrayErrors = (log: Log): void => {
  const decide = (error: unknown): void => {
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
