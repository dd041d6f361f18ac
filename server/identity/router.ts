import type { IncomingMessage, ServerResponse } from 'node:http';

import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { hasHungUp } from '#server/http/request-log.ts';
import type { View } from '#server/identity/forms.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { lengthProblem } from '#server/identity/parameter-lengths.ts';
import { isPlainTarget, splitTarget } from '#server/identity/target.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface RouterOptions {
  readonly origin: string;
  readonly pages: Pages;
  /** Puts the security headers on an answer. */
  readonly secure: (res: ServerResponse) => void;
  readonly token: Handler;
  readonly userInfo: Handler;
  readonly logout: Handler;
  readonly interaction: (
    req: IncomingMessage,
    res: ServerResponse,
    uid: string,
    view: View | undefined,
  ) => Promise<void>;
  readonly toProvider: Handler;
  readonly failed: (route: string, error: unknown) => void;
}

const INTERACTION = /^\/interaction\/([\w-]{1,64})(?:\/(signin|signup))?$/;
/** Which prompt of the provider each of Cognito's entry pages stands for. */
const ENTRIES: Readonly<Record<string, string>> = { '/login': 'login', '/signup': 'create' };

const KNOWN: ReadonlySet<string> = new Set([
  '/',
  '/.well-known/openid-configuration',
  '/jwks',
  '/login',
  '/logout',
  '/oauth2/authorize',
  '/oauth2/logout',
  '/oauth2/logout/confirm',
  '/oauth2/logout/success',
  '/oauth2/revoke',
  '/oauth2/token',
  '/oauth2/userInfo',
  '/signup',
]);

const withoutMount = (target: string): string =>
  target.replace(/^\/idp(?=$|[/?])/, '').replace(/^(?!\/)/, '/');

/**
 * The pattern of a request target or path, for the log: without its query, and without the ids of
 * people's sign-ins.
 */
export const routeOf = (target: string): string => {
  const path = withoutMount(target).split('?', 1)[0] ?? '/';
  if (KNOWN.has(path)) return `/idp${path}`;
  const interaction = INTERACTION.exec(path);
  if (interaction) return `/idp/interaction/:uid${interaction[2] ? `/${interaction[2]}` : ''}`;
  return /^\/oauth2\/authorize\/[\w-]+$/.test(path) ? '/idp/oauth2/authorize/:uid' : '/idp/*';
};

const redirect = (res: ServerResponse, location: string): void => {
  res.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
};

/**
 * Makes every address the provider derives from the request the configured one: a forged `Host` or
 * a proxy's plain connection changes nothing.
 */
const pinOrigin = (req: IncomingMessage, origin: URL): void => {
  req.headers.host = origin.host;
  req.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  delete req.headers['x-forwarded-host'];
};

/** Sends each path below `/idp` to what answers it; the rest is the OpenID provider's. */
export const createRouter = (options: RouterOptions): Handler => {
  const { origin, pages } = options;
  const originUrl = new URL(origin);

  const route: Handler = async (req, res) => {
    const [path, query] = splitTarget(req.url ?? '/');
    const prompt = ENTRIES[path];
    const interaction = INTERACTION.exec(path);
    if (path === '/') return redirect(res, `${origin}/`);
    if (prompt !== undefined && query === '') return redirect(res, `${origin}/`);
    if (prompt !== undefined) {
      const problem = lengthProblem(query);
      if (problem !== undefined) return pages.send(res, 400, pages.problem(400, problem));
      const parameters = new URLSearchParams(query);
      parameters.set('prompt', prompt);
      return redirect(res, `${origin}/idp/oauth2/authorize?${parameters.toString()}`);
    }
    if (interaction) {
      const [, uid = '', view] = interaction;
      return options.interaction(req, res, uid, view as View | undefined);
    }
    if (path === '/logout') return options.logout(req, res);
    if (path === '/oauth2/token' && req.method === 'POST') return options.token(req, res);
    if (path.toLowerCase() === '/oauth2/userinfo') return options.userInfo(req, res);
    return options.toProvider(req, res);
  };

  return async (req, res) => {
    const full = req.url ?? '/';
    Object.assign(req, { originalUrl: full });
    req.url = withoutMount(full);
    pinOrigin(req, originUrl);
    options.secure(res);
    if (!isPlainTarget(full)) return pages.send(res, 400, pages.problem(400));
    try {
      await route(req, res);
    } catch (error) {
      if (hasHungUp(error)) {
        res.destroy();
        return;
      }
      options.failed(routeOf(full), error);
      const status = error instanceof DatabaseUnavailable ? error.statusCode : 500;
      if (!res.headersSent) await pages.send(res, status, pages.problem(status));
      else res.destroy();
    }
  };
};
