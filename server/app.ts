import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';

import type { AccountExists } from '#server/account/exists.ts';
import { requireCaller, type VerifyToken } from '#server/auth.ts';
import { createLimit, PERSONAL_LIMITS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { createDecks } from '#server/decks/decks.ts';
import type { Deck } from '#server/deck/load.ts';
import { requestIdOf } from '#server/http/answer.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { requireJson, WITH_JSON } from '#server/http/json-body.ts';
import { hasHungUp } from '#server/http/request-log.ts';
import { protectFromXsrf, type XsrfOptions } from '#server/http/xsrf.ts';
import { traceOf, type Log } from '#server/log.ts';
import { accountRoutes } from '#server/routes/account.ts';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { healthRoutes } from '#server/routes/health.ts';
import { openApiRoutes } from '#server/routes/openapi.ts';
import { registrationRoutes } from '#server/routes/registration.ts';
import { socialRoutes } from '#server/routes/social.ts';

export interface AppDependencies {
  readonly db: Database;
  readonly deck: Deck;
  readonly verify: VerifyToken;
  /** Whether an account is still there; with an issuer elsewhere nobody here can tell. */
  readonly accountExists?: AccountExists;
  readonly log: Log;
  readonly xsrf: XsrfOptions;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Whom a request counts against, besides its account. */
  readonly addressOf: (c: Context) => string;
}

/** The largest request body that any API route takes, in bytes. */
const BODY_LIMIT = 16 * 1024;

/** How many captions an address may ask for within a minute. A whole workshop may share one. */
const CAPTIONS_PER_MINUTE = 120;

const MINUTE = 60_000;

/**
 * The main API under `/api`, the thank-you API under `/thanks` and `/healthz`. It never listens, so
 * that tests call `app.request()`.
 */
export const createApp = ({
  db,
  deck,
  verify,
  accountExists = () => Promise.resolve(true),
  log,
  xsrf,
  clock,
  addressOf,
}: AppDependencies): Hono => {
  const app = new Hono();
  // No route reads the body of a GET, and Node throws it away unread.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody(BODY_LIMIT));
  app.route('/', healthRoutes(db));
  app.route('/api', openApiRoutes());

  const api = new Hono();
  api.use(requireCaller(verify), protectFromXsrf(xsrf));
  api.on(WITH_JSON, '*', requireJson);
  api.route('/', catalogueRoutes(deck));
  api.route('/', accountRoutes(db));
  const limit = (name: string, points: number) =>
    createLimit({ db, clock, name, points, windowMs: MINUTE });
  api.route(
    '/',
    registrationRoutes({
      decks: createDecks(db, clock, accountExists),
      limits: {
        byAccount: limit(PERSONAL_LIMITS.registration, 5),
        byAddress: limit('registration-address', 30),
      },
      addressOf,
    }),
  );
  app.route('/api', api);

  const thanks = new Hono();
  thanks.on(WITH_JSON, '*', requireJson);
  thanks.route('/', socialRoutes(limit('captions', CAPTIONS_PER_MINUTE), addressOf));
  app.route('/thanks', thanks);

  app.notFound((c) => errorAnswer(c, 'not_found'));
  app.onError((error, c) => {
    // The client disconnected while it was sending. The answer reaches nobody; it keeps the request
    // from being logged as a failure of the server.
    if (hasHungUp(error)) return errorAnswer(c, 'invalid', undefined, 400);
    // Without a server around it the app has no bindings.
    const outgoing = (c.env as HttpBindings | undefined)?.outgoing;
    log({
      event: 'request_failed',
      id: requestIdOf(outgoing),
      route: routePath(c, -1),
      ...traceOf(error),
    });
    return errorAnswer(c, 'unavailable');
  });
  return app;
};
