import { Hono } from 'hono';

import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { hasHungUp } from '#server/http/request-log.ts';
import { inSeconds } from '#server/http/retry-after.ts';
import {
  newRoutes,
  targetOf,
  type IdentityContext,
  type IdentityEnv,
  type IdentityMiddleware,
  type IdentityRoutes,
} from '#server/identity/context.ts';
import { chooseIdentityLanguage, hrefHere } from '#server/identity/language.ts';
import { endOwedSession } from '#server/identity/logout.ts';
import type { Pages } from '#server/identity/pages/pages.ts';
import { queryProblem } from '#server/identity/parameter-lengths.ts';
import { pathOf } from '#server/identity/serve.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** The routes of the provider; it answers unknown paths as well. */
const PROVIDER_PATHS = [
  '/oauth2/token',
  '/oauth2/authorize',
  '/oauth2/authorize/:uid{[\\w-]+}',
  '/oauth2/logout',
  '/oauth2/logout/confirm',
  '/oauth2/logout/success',
  '/oauth2/revoke',
  '/.well-known/openid-configuration',
  '/jwks',
  '*',
];

/**
 * Whether a request target is visible ASCII without fragment and backslash, as every browser sends it
 * (RFC 3986). The provider reads others differently from the router.
 */
const isPlainTarget = (target: string): boolean => /^[!-~]*$/.test(target) && !/[#\\]/.test(target);

/** Cognito's entry pages, by the prompt of the provider that each stands for. */
const createEntryRoutes = (origin: string, pages: Pages): IdentityRoutes => {
  const toHome = (c: IdentityContext): Response => c.redirect(origin + hrefHere('landing'));
  const enter = (prompt: 'login' | 'create') => (c: IdentityContext) => {
    const [, query] = targetOf(c);
    if (query === '') return toHome(c);
    const problem = queryProblem(query);
    if (problem !== undefined) return pages.send(c, 400, pages.problem(400, problem));
    const parameters = new URLSearchParams(query);
    parameters.set('prompt', prompt);
    return c.redirect(`${origin}/idp/oauth2/authorize?${parameters.toString()}`);
  };
  return newRoutes().all('/', toHome).all('/login', enter('login')).all('/signup', enter('create'));
};

/** Addresses at which the provider stores a row for any client; its router ignores case. */
const STORING = /^\/oauth2\/(?:authorize|logout)(?:\/|$)/i;

/**
 * Limits what a client without an account can store: the length of the parameters (400), and the requests of an
 * address (429).
 */
const guardFromStrangers =
  ({ addressOf, limits, pages }: IdentityServices): IdentityMiddleware =>
  async (c, next) => {
    const [path, query] = targetOf(c);
    if (!STORING.test(path)) return next();
    const problem = queryProblem(query);
    if (problem !== undefined) return pages.send(c, 400, pages.problem(400, problem));
    const taken = await limits.startsByAddress.consume(addressOf(c));
    if (taken.ok) return next();
    c.header('Retry-After', inSeconds(taken.retryAfterMs));
    return pages.send(c, 429, pages.tooMany(taken.retryAfterMs));
  };

/**
 * The app of all paths below `/idp`, without this mount.
 * @param routes besides those of the provider
 * @param failed logs an error of a route
 */
export const createIdentityApp = (
  services: IdentityServices,
  routes: readonly IdentityRoutes[],
  failed: (c: IdentityContext, error: unknown) => void,
): IdentityRoutes => {
  const { origin, pages, requests } = services;
  const app = new Hono<IdentityEnv>({
    getPath: (_request, { env } = {}) => pathOf(env?.incoming.url),
  });
  app.use(
    chooseIdentityLanguage(origin, requests.addCookie),
    (c, next) => {
      c.header('Cache-Control', 'no-store');
      return isPlainTarget(c.env.incoming.originalUrl ?? '')
        ? next()
        : pages.send(c, 400, pages.problem(400));
    },
    endOwedSession(services),
  );
  app.route('/', createEntryRoutes(origin, pages));
  for (const one of routes) app.route('/', one);
  app.use(guardFromStrangers(services));
  for (const path of PROVIDER_PATHS) app.all(path, (c) => requests.answer(c));

  app.notFound((c) => pages.send(c, 404, pages.notFound()));
  app.onError((error, c) => {
    const { outgoing } = c.env;
    const isGone = hasHungUp(error);
    if (!isGone) failed(c, error);
    if (isGone || outgoing.headersSent) {
      outgoing.destroy();
      return c.body(null, 400);
    }
    return error instanceof DatabaseUnavailable
      ? pages.send(c, 503, pages.unavailable())
      : pages.send(c, 500, pages.problem(500));
  });
  return app;
};
