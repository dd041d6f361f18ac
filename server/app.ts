import { Hono, type Context } from 'hono';

import { BATCH_BYTES, MY_PATH } from '#contract/my-cards-bounds.ts';
import { TABLE_REQUEST_BYTES, TABLES_PATH } from '#contract/tables-bounds.ts';
import type { AppEnvironment } from '#lib/session/environment.ts';
import type { Erasures } from '#server/account/erasures.ts';
import { accountRoutes } from '#server/account/route.ts';
import type { CaptionModel } from '#server/captions/model/caption-model.ts';
import { socialRoutes } from '#server/captions/route.ts';
import type { Deck } from '#server/catalogue/load.ts';
import { catalogueRoutes } from '#server/catalogue/route.ts';
import { createLimit, PERSONAL_LIMITS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { createDeckCodes } from '#server/deck-codes/claim.ts';
import { registrationRoutes } from '#server/deck-codes/route.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { requireJson, WITH_JSON } from '#server/http/json-body.ts';
import { hasHungUp } from '#server/http/request-log.ts';
import { currentRequest } from '#server/http/request-scope.ts';
import { patternOf } from '#server/http/serve-app.ts';
import { myCardsRoutes } from '#server/my-cards/route.ts';
import { createMyCards } from '#server/my-cards/sync.ts';
import { healthRoutes } from '#server/operations/health.ts';
import { openApiRoutes } from '#server/operations/openapi.ts';
import { sheetRoutes } from '#server/sheets/route.ts';
import { requireCaller, type VerifyToken } from '#server/session/auth.ts';
import { requireBeta } from '#server/session/beta-gate.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { protectFromXsrf, type XsrfOptions } from '#server/session/xsrf.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { hostRoutes } from '#server/tables/host-routes.ts';
import { recordRoutes } from '#server/tables/record/route.ts';
import { seatRoutes } from '#server/tables/seat-routes.ts';
import type { Tables } from '#server/tables/tables.ts';

export interface AppDependencies {
  readonly db: Database;
  readonly deck: Deck;
  readonly verify: VerifyToken;
  /** Whether an account is still there, as far as anybody here can tell. */
  readonly accountExists?: AccountExists;
  /** Ends accounts that an identity provider elsewhere keeps; they are rows here where it is left out. */
  readonly erasures?: Pick<Erasures, 'erase'> | undefined;
  /** Where it runs; in production when left out. */
  readonly environment?: AppEnvironment;
  readonly log: Log;
  readonly xsrf: XsrfOptions;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Whom a request counts against, besides its account. */
  readonly addressOf: (c: Context) => string;
  readonly tables: Tables;
  /** Writes captions; the composer writes all of them when left out. */
  readonly captionModel?: CaptionModel;
}

/** The largest request body that an API route takes, in bytes; My Cards and a new table take more. */
const BODY_LIMIT = 16 * 1024;

/** How many requests with changes an account may send within a minute; a device sends one a second. */
const CHANGES_PER_MINUTE = 240;

/** How many captions an address may ask for within a minute. A whole workshop may share one. */
const CAPTIONS_PER_MINUTE = 120;

/**
 * How many may join tables from an address within a minute, and how many codes of no table may come from
 * it: a whole workshop may share one, and its people seldom type.
 */
const JOINS_PER_MINUTE = 90;
const WRONG_CODES_PER_MINUTE = 5;

const MINUTE = 60_000;

/** The methods that may bring a body along. */
const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** What takes more, of signed-in callers alone. */
const LARGE = new Set([`/api${MY_PATH}`, `/api${TABLES_PATH}`]);

/**
 * The main API under `/api`, the thank-you API under `/thanks` and `/healthz`. It never listens, so
 * that tests call `app.request()`.
 */
export const createApp = ({
  db,
  deck,
  verify,
  accountExists = () => Promise.resolve(true),
  erasures,
  environment = 'production',
  log,
  xsrf,
  clock,
  addressOf,
  tables,
  captionModel,
}: AppDependencies): Hono => {
  const app = new Hono();
  // No route reads the body of a GET, and Node throws it away unread.
  const limitUsual = limitBody(BODY_LIMIT);
  app.on(WITH_BODY, '*', (c, next) => (LARGE.has(c.req.path) ? next() : limitUsual(c, next)));
  app.route('/', healthRoutes(db));
  app.route('/api', openApiRoutes());

  const limit = (name: string, points: number) =>
    createLimit({ db, clock, name, points, windowMs: MINUTE });
  app.route(
    '/api',
    seatRoutes({
      tables,
      joins: limit('table-joins', JOINS_PER_MINUTE),
      wrongCodes: limit('table-codes', WRONG_CODES_PER_MINUTE),
      addressOf,
    }),
  );
  app.route('/api', recordRoutes(tables, addressOf));

  const api = new Hono();
  api.use(requireCaller(verify), protectFromXsrf(xsrf));
  // So much is read of a signed-in caller alone, and of any other path less.
  api.on(WITH_BODY, '*', limitBody(BATCH_BYTES, 'Send fewer changes at once.'));
  api.use(TABLES_PATH, limitBody(TABLE_REQUEST_BYTES));
  api.on(WITH_JSON, '*', requireJson);
  // One's own data is everybody's own, wherever this runs: it comes before the gate.
  api.route('/', accountRoutes({ db, clock, erasures, origin: xsrf.origin }));
  api.use(requireBeta(environment));
  api.route('/', catalogueRoutes(deck));
  api.route('/', sheetRoutes(deck.cards));
  api.route('/', hostRoutes(tables));
  api.route(
    '/',
    registrationRoutes({
      decks: createDeckCodes(db, clock, accountExists),
      limits: {
        byAccount: limit(PERSONAL_LIMITS.registration, 5),
        byAddress: limit('registration-address', 30),
      },
      addressOf,
    }),
  );
  api.route(
    '/',
    myCardsRoutes(
      createMyCards(db, clock, accountExists),
      limit(PERSONAL_LIMITS.myCards, CHANGES_PER_MINUTE),
    ),
  );
  app.route('/api', api);

  const thanks = new Hono();
  thanks.on(WITH_JSON, '*', requireJson);
  thanks.route('/', socialRoutes(limit('captions', CAPTIONS_PER_MINUTE), addressOf, captionModel));
  app.route('/thanks', thanks);

  app.notFound((c) => errorAnswer(c, 'not_found'));
  app.onError((error, c) => {
    // The client hung up: no failure of ours, so the log must not call it one.
    if (hasHungUp(error)) return errorAnswer(c, 'invalid', undefined, 400);
    log({
      event: 'request_failed',
      id: currentRequest()?.id ?? '',
      route: patternOf(app, c.req.method, c.req.path),
      ...traceOf(error),
    });
    return errorAnswer(c, 'unavailable');
  });
  return app;
};
