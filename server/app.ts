import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { requireCaller, type VerifyToken } from '#server/auth.ts';
import { createLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import type { Deck } from '#server/deck/load.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { requireJson } from '#server/http/json-body.ts';
import type { Log } from '#server/log.ts';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { healthRoutes } from '#server/routes/health.ts';
import { socialRoutes } from '#server/routes/social.ts';

export interface AppDependencies {
  readonly db: Database;
  readonly deck: Deck;
  readonly verify: VerifyToken;
  readonly log: Log;
}

/** The largest request body that any API route takes, in bytes. */
const BODY_LIMIT = 16 * 1024;

/** How many captions an address may ask for within a minute. A whole workshop may share one. */
const CAPTIONS_PER_MINUTE = 120;

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
export const createApp = ({ db, deck, verify, log }: AppDependencies): Hono => {
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
  app.route('/api', api);

  const thanks = new Hono();
  thanks.use(requireJson);
  thanks.route(
    '/',
    socialRoutes(
      createLimit({
        db,
        clock: Date.now,
        name: 'captions',
        points: CAPTIONS_PER_MINUTE,
        windowMs: 60_000,
      }),
    ),
  );
  app.route('/thanks', thanks);

  app.notFound((c) => errorAnswer(c, 'not_found'));
  app.onError((error, c) => {
    log({ event: 'request_failed', route: c.req.path, reason: error.name, at: framesOf(error) });
    return errorAnswer(c, 'unavailable');
  });
  return app;
};
