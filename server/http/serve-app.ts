import type { IncomingMessage } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

import { withRequestLog, type Handler } from '#server/http/request-log.ts';
import { answerHeaders } from '#server/http/security-headers.ts';
import type { Log } from '#server/shared/log.ts';

/** The matched route pattern, without any input. */
export const patternOf = (app: Pick<Hono, 'router'>, method: string, path: string): string => {
  const [matched] = app.router.match(method === 'HEAD' ? 'GET' : method, path);
  const paths = matched.map(([[, { path: pattern }]]) => pattern);
  // Middleware of all routes may be registered after the route itself.
  return paths.findLast((pattern) => !pattern.endsWith('*')) ?? paths.at(-1) ?? '*';
};

/** The headers of every answer of the APIs (behaviour/site.md, 'Security headers'). */
export const headersOf = (secure: boolean): Readonly<Record<string, string>> => ({
  ...answerHeaders(secure),
  'cache-control': 'no-store',
});

/**
 * Makes the `node:http` handler of the APIs. It adds security headers and the log around the app, so that no
 * route can omit them, and at the least cost.
 * @param secure whether people reach the product over TLS
 */
export const serveApp = (app: Hono, log: Log, secure: boolean): Handler => {
  const listener = getRequestListener(app.fetch);
  const headers = headersOf(secure);
  return withRequestLog((req, res) => listener(req, res), {
    log,
    routeOf: ({ method = 'GET', url = '/' }: IncomingMessage) =>
      patternOf(app, method, url.split('?', 1)[0] ?? '/'),
    headers,
  });
};
