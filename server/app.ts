import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { requireCaller, type VerifyToken } from '#server/auth.ts';
import { createLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { createDecks } from '#server/decks/decks.ts';
import type { Deck } from '#server/deck/load.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { requireJson } from '#server/http/json-body.ts';
import type { Log } from '#server/log.ts';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { healthRoutes } from '#server/routes/health.ts';
import { registrationRoutes } from '#server/routes/registration.ts';

export interface AppDependencies {
  readonly db: Database;
  readonly deck: Deck;
  readonly verify: VerifyToken;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Whom a request counts against, besides its account. */
  readonly addressOf: (c: Context) => string;
}

/** The largest request body that any API route takes, in bytes. */
const BODY_LIMIT = 16 * 1024;

/** The window of the limits on failed registrations, in ms. */
const REGISTRATION_WINDOW = 60_000;

/** Where an error arose. Its message stays out of the log: it may quote what a person sent. */
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim())
    .join(' | ');

/**
 * The main API under `/api`, the thank-you API under `/thanks` and `/healthz`. It never listens, so
 * that tests call `app.request()`.
 */
export const createApp = ({ db, deck, verify, log, clock, addressOf }: AppDependencies): Hono => {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => errorAnswer(c, 'too_large') }));
  app.route('/', healthRoutes(db));

  const api = new Hono();
  api.use(requireCaller(verify), requireJson);
  api.route('/', catalogueRoutes(deck));
  const limit = (name: string, points: number) =>
    createLimit({ db, clock, name, points, windowMs: REGISTRATION_WINDOW });
  api.route(
    '/',
    registrationRoutes({
      decks: createDecks(db, clock),
      limits: {
        byAccount: limit('registration-account', 5),
        byAddress: limit('registration-address', 30),
      },
      addressOf,
    }),
  );
  app.route('/api', api);

  app.notFound((c) => errorAnswer(c, 'not_found'));
  app.onError((error, c) => {
    log({ event: 'request_failed', route: c.req.path, reason: error.name, at: framesOf(error) });
    return errorAnswer(c, 'unavailable');
  });
  return app;
};
