import type { Hono } from 'hono';

import { inRequestScope, makeRequestId } from '#server/http/request-scope.ts';
import { headersOf, patternOf } from '#server/http/serve-app.ts';
import { traceOf, type Log } from '#server/shared/log.ts';

/** Answers a request; `env` is what the platform tells of it. */
export type Fetch = (request: Request, env: object) => Promise<Response>;

/** The body, and word of its end, however it ends. */
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
 * Does what `serveApp` does for a platform that has requests and answers of the Fetch standard and none of
 * `node:http`: security headers, and a line in the log once an answer has gone out.
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
