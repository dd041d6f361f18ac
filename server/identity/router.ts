import type { IncomingMessage, ServerResponse } from 'node:http';

import { LinearRouter } from 'hono/router/linear-router';

import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { hasHungUp, type Handler } from '#server/http/request-log.ts';
import { ACCOUNT_PATHS } from '#server/identity/account/paths.ts';
import type { View } from '#server/identity/forms.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { sendPasskeyScript } from '#server/identity/passkeys/script.ts';
import { PASSKEY_STEPS } from '#server/identity/passkeys/steps.ts';
import { lengthProblem } from '#server/identity/parameter-lengths.ts';
import { isPlainTarget, splitTarget } from '#server/identity/target.ts';

export interface RouterOptions {
  readonly origin: string;
  readonly pages: Pages;
  /** Puts the security headers on an answer. */
  readonly secure: (res: ServerResponse) => void;
  readonly token: Handler;
  readonly userInfo: Handler;
  /** Ends a session first that its browser has signed out of without a network. */
  readonly owedSignOut: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  readonly logout: Handler;
  readonly passwordCheck: Handler;
  readonly forgot: Handler;
  readonly reset: Handler;
  readonly verify: Handler;
  /** @param path what comes after `/account/` */
  readonly account: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;
  readonly interaction: (
    req: IncomingMessage,
    res: ServerResponse,
    uid: string,
    view: View | undefined,
  ) => Promise<void>;
  /** @param step the last part of the path */
  readonly passkeys: (
    req: IncomingMessage,
    res: ServerResponse,
    uid: string,
    step: string,
  ) => Promise<void>;
  readonly toProvider: Handler;
  readonly failed: (route: string, error: unknown) => void;
}

/** What answers a path. */
type Answer =
  | View
  | 'home'
  | 'login'
  | 'create'
  | 'interaction'
  | 'logout'
  | 'passkeys'
  | 'passkeyScript'
  | 'account'
  | 'passwordCheck'
  | 'forgot'
  | 'reset'
  | 'verify'
  | 'token'
  | 'userInfo'
  | 'provider';

const oneOf = (paths: readonly string[]): string => `:path{(?:${paths.join('|')})$}`;

/**
 * Every path below the mount that is known: the first row that fits counts. A path that is not listed
 * reaches no handler of ours.
 */
export const TABLE: readonly (readonly [method: string, pattern: string, answer: Answer])[] = [
  ['ALL', '/', 'home'],
  // Cognito's entry pages, by the prompt of the provider that each stands for.
  ['ALL', '/login', 'login'],
  ['ALL', '/signup', 'create'],
  ['ALL', '/interaction/:uid{[\\w-]+}', 'interaction'],
  ['ALL', '/interaction/:uid{[\\w-]+}/signin', 'signin'],
  ['ALL', '/interaction/:uid{[\\w-]+}/signup', 'signup'],
  ['ALL', `/interaction/:uid{[\\w-]+}/passkey/${oneOf(PASSKEY_STEPS)}`, 'passkeys'],
  ['GET', '/passkeys/:script{[\\w-]+\\.js}', 'passkeyScript'],
  ['HEAD', '/passkeys/:script{[\\w-]+\\.js}', 'passkeyScript'],
  ['ALL', '/interaction/:uid{[\\w-]+}/verify', 'interaction'],
  ['ALL', '/logout', 'logout'],
  ['ALL', '/account', 'account'],
  ['ALL', `/account/${oneOf(ACCOUNT_PATHS)}`, 'account'],
  ['POST', '/password-check', 'passwordCheck'],
  ['ALL', '/forgot', 'forgot'],
  ['ALL', '/reset', 'reset'],
  ['ALL', '/verify', 'verify'],
  ['POST', '/oauth2/token', 'token'],
  ['ALL', '/oauth2/token', 'provider'],
  ['ALL', '/oauth2/userInfo', 'userInfo'],
  ['ALL', '/oauth2/userinfo', 'userInfo'],
  ['ALL', '/oauth2/authorize', 'provider'],
  ['ALL', '/oauth2/authorize/:uid{[\\w-]+}', 'provider'],
  ['ALL', '/oauth2/logout', 'provider'],
  ['ALL', '/oauth2/logout/confirm', 'provider'],
  ['ALL', '/oauth2/logout/success', 'provider'],
  ['ALL', '/oauth2/revoke', 'provider'],
  ['ALL', '/.well-known/openid-configuration', 'provider'],
  ['ALL', '/jwks', 'provider'],
];

interface Row {
  readonly answer: Answer;
  /** The pattern as the log shows it. */
  readonly route: string;
}

const router = new LinearRouter<Row>();
for (const [method, pattern, answer] of TABLE) {
  router.add(method, pattern, { answer, route: `/idp${pattern.replaceAll(/\{.*?\}/g, '')}` });
}

const UNKNOWN: Row = { answer: 'provider', route: '/idp/*' };

const withoutMount = (target: string): string =>
  target.replace(/^\/idp(?=$|[/?])/, '').replace(/^(?!\/)/, '/');

/**
 * Longer than any known path, in characters. The router looks for a parameter from each character on, which
 * takes seconds for the longest path that Node reads.
 */
const LONGEST_PATH = 200;

const find = (method: string, path: string) => {
  const found = path.length > LONGEST_PATH ? undefined : router.match(method, path)[0][0];
  const [row = UNKNOWN, parameters] = found ?? [];
  return {
    ...row,
    uid: String(parameters?.['uid'] ?? ''),
    path: String(parameters?.['path'] ?? ''),
  };
};

/**
 * The pattern of a request target or path, for the log: without its query, and without the ids of
 * people's sign-ins.
 */
export const routeOf = (target: string): string =>
  find('GET', withoutMount(target).split('?', 1)[0] ?? '/').route;

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

  /** Sends a browser on to the authorize endpoint with the prompt that an entry page stands for. */
  const enter = (res: ServerResponse, query: string, prompt: Answer): void | Promise<void> => {
    if (query === '') return redirect(res, `${origin}/`);
    const problem = lengthProblem(query);
    if (problem !== undefined) return pages.send(res, 400, pages.problem(400, problem));
    const parameters = new URLSearchParams(query);
    parameters.set('prompt', prompt);
    return redirect(res, `${origin}/idp/oauth2/authorize?${parameters.toString()}`);
  };

  const route = (req: IncomingMessage, res: ServerResponse): void | Promise<void> => {
    const [path, query] = splitTarget(req.url ?? '/');
    const { answer, path: below, uid } = find(req.method ?? 'GET', path);
    switch (answer) {
      case 'home':
        return redirect(res, `${origin}/`);
      case 'login':
      case 'create':
        return enter(res, query, answer);
      case 'interaction':
        return options.interaction(req, res, uid, undefined);
      case 'signin':
      case 'signup':
        return options.interaction(req, res, uid, answer);
      case 'passkeys':
        return options.passkeys(req, res, uid, below);
      case 'passkeyScript':
        return sendPasskeyScript(req, res) ? undefined : pages.send(res, 404, pages.notFound());
      case 'logout':
        return options.logout(req, res);
      case 'account':
        return options.account(req, res, below);
      case 'passwordCheck':
      case 'forgot':
      case 'reset':
      case 'verify':
        return options[answer](req, res);
      case 'token':
        return options.token(req, res);
      case 'userInfo':
        return options.userInfo(req, res);
      case 'provider':
        return options.toProvider(req, res);
    }
  };

  return async (req, res) => {
    const full = req.url ?? '/';
    Object.assign(req, { originalUrl: full });
    req.url = withoutMount(full);
    pinOrigin(req, originUrl);
    options.secure(res);
    if (!isPlainTarget(full)) return pages.send(res, 400, pages.problem(400));
    try {
      await options.owedSignOut(req, res);
      await route(req, res);
    } catch (error) {
      if (hasHungUp(error)) {
        res.destroy();
        return;
      }
      options.failed(routeOf(full), error);
      if (res.headersSent) res.destroy();
      else if (error instanceof DatabaseUnavailable)
        await pages.send(res, 503, pages.unavailable());
      else await pages.send(res, 500, pages.problem(500));
    }
  };
};
