import type { IncomingMessage } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

import { withRequestLog, type Handler } from '#server/http/request-log.ts';
import { patternOf } from '#server/http/serve-app.ts';
import type { IdentityEnv, IdentityRoutes } from '#server/identity/context.ts';
import { identityHeaders } from '#server/identity/pages/headers.ts';
import type { Log } from '#server/shared/log.ts';

const MOUNT = /^\/idp(?=$|[/?])/;

/** Maximum length of a path that is matched, in characters; above that of any known path. */
const LONGEST_PATH = 200;

/** The path of a target that no route matches. */
const UNKNOWN_PATH = '/-';

/**
 * The path of a target as it was sent, but for a slash at its end: the URL parser would resolve dot segments, and
 * Hono would decode it.
 */
export const pathOf = (target = '/'): string => {
  const [path = '/'] = target.split('?', 1);
  if (path.length > LONGEST_PATH) return UNKNOWN_PATH;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

/**
 * The pattern of a route for the log, with the mount: without the query, and without the ids of sign-ins.
 * @param target without the mount
 */
export const routeOf = (app: IdentityRoutes, method: string, target: string | undefined): string =>
  `/idp${patternOf(app, method, pathOf(target)).replaceAll(/\{.*?\}/g, '')}`;

/**
 * Makes the `node:http` handler of the app, which is mounted at `/idp`.
 * @param origin replaces the origin in each request, so that neither a forged `Host` nor a proxy's plain
 * connection changes an address
 */
export const serveIdentity = (app: IdentityRoutes, log: Log, origin: string): Handler => {
  const { host, protocol } = new URL(origin);
  const listener = getRequestListener(
    async (request, env) => {
      const bindings = env as IdentityEnv['Bindings'];
      const answer = await app.fetch(request, bindings);
      // The provider writes its answers, also to HEAD, where Hono would build a new answer from its marker.
      const { outgoing } = bindings;
      return outgoing.headersSent || outgoing.destroyed ? RESPONSE_ALREADY_SENT : answer;
    },
    { autoCleanupIncoming: false },
  );
  const answer = withRequestLog((req, res) => listener(req, res), {
    log,
    routeOf: ({ method = 'GET', url }: IncomingMessage) => routeOf(app, method, url),
    headers: identityHeaders(origin),
  });
  return (req, res) => {
    const target = req.url ?? '/';
    Object.assign(req, { originalUrl: target });
    // The app refuses a target with these characters by its original form.
    req.url = target
      .replace(MOUNT, '')
      .replace(/^(?!\/)/, '/')
      .replaceAll(/[^!-~]|[#\\]/g, encodeURIComponent);
    req.headers.host = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete req.headers['x-forwarded-host'];
    // An unread body would block the connection until the request times out.
    res.once('finish', () => req.resume());
    return answer(req, res);
  };
};
