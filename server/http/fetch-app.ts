import type { Hono } from 'hono';

import { inRequestScope, makeRequestId } from '#server/http/request-scope.ts';
import { headersOf, patternOf } from '#server/http/serve-app.ts';
import { traceOf, type Log } from '#server/shared/log.ts';

/** Answers a request; `env` holds the platform's data about it. */
export type Fetch = (request: Request, env: object) => Promise<Response>;

/** Wraps a body and reports its end, whether complete or aborted. */
const heard = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  ended: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        ended();
        return controller.close();
      } catch (error) {
        ended();
        return controller.error(error);
      }
    },
    cancel: (reason) => {
      ended();
      return reader.cancel(reason);
    },
  });
};

/**
 * Like `serveApp`, for platforms with Fetch requests and answers instead of `node:http`: security headers,
 * and a log line after each answer.
 * @param secure whether people reach the product over TLS
 */
export const fetchApp = (app: Hono, log: Log, secure: boolean): Fetch => {
  const headers = Object.entries(headersOf(secure));
  return async (request, env) => {
    const start = performance.now();
    const id = makeRequestId();
    const { method } = request;
    const route = patternOf(app, method, new URL(request.url).pathname);
    const fail = (error: unknown): void => log({ event: 'request_failed', id, ...traceOf(error) });
    let isAnswered = false;
    const scope = { id, fail, isAnswered: () => isAnswered };
    const answer = await inRequestScope(scope, () => app.fetch(request, env));
    isAnswered = true;
    for (const [name, value] of [...headers, ['x-request-id', id] as const])
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    let isOver = false;
    const ended = (): void => {
      if (isOver) return;
      isOver = true;
      const { status } = answer;
      const ms = Math.round((performance.now() - start) * 10) / 10;
      log({ event: 'request', id, method, route, status, ms });
    };
    if (answer.body) return new Response(heard(answer.body, ended), answer);
    ended();
    return answer;
  };
};
