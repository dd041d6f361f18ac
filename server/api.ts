import { Hono, type Context } from 'hono';

import * as m from '#messages';

import { BATCH_BYTES, MY_PATH } from '#contract/my-cards-bounds.ts';
import { TABLE_REQUEST_BYTES, TABLES_PATH } from '#contract/tables-bounds.ts';
import type { AppEnvironment } from '#lib/session/environment.ts';
import type { Erasures } from '#server/account/erasures.ts';
import { accountRoutes } from '#server/account/route.ts';
import { createComposer, type Composer } from '#server/captions/compose.ts';
import { questionsOf } from '#server/captions/questions.ts';
import { createCaptionModel, type CaptionModel } from '#server/captions/model/caption-model.ts';
import { socialRoutes } from '#server/captions/route.ts';
import type { DeckContent } from '#server/catalogue/load.ts';
import { catalogueRoutes } from '#server/catalogue/route.ts';
import type { Config } from '#server/config/config.ts';
import { createLimit, PERSONAL_LIMITS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { createDeckCodes } from '#server/deck-codes/claim.ts';
import { registrationRoutes } from '#server/deck-codes/route.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { errorAnswer } from '#server/http/errors.ts';
import { requireJson, WITH_JSON } from '#server/http/json-body.ts';
import { chooseLanguage } from '#server/http/preferred-language.ts';
import { hasHungUp } from '#server/http/request-log.ts';
import { currentRequest } from '#server/http/request-scope.ts';
import { patternOf } from '#server/http/serve-app.ts';
import { myCardsRoutes } from '#server/my-cards/route.ts';
import { createMyCards } from '#server/my-cards/sync.ts';
import { healthRoutes } from '#server/operations/health.ts';
import { openApiRoutes } from '#server/operations/openapi.ts';
import { requireCaller, type VerifyToken } from '#server/session/auth.ts';
import { requireBeta } from '#server/session/beta-gate.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { loadXsrfKeys, protectFromXsrf, type XsrfOptions } from '#server/session/xsrf.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { sheetRoutes } from '#server/sheets/route.ts';
import { hostRoutes } from '#server/tables/host-routes.ts';
import { recordRoutes } from '#server/tables/record/route.ts';
import { seatRoutes } from '#server/tables/seat-routes.ts';
import { createTableService, type TableService } from '#server/tables/table-service.ts';

export interface ApiOptions {
  readonly config: Pick<
    Config,
    'captionModel' | 'environment' | 'origin' | 'tableDays' | 'tableWebhook'
  >;
  readonly deck: DeckContent;
  readonly db: Database;
  readonly log: Log;
  readonly verify: VerifyToken;
  /** Whether an account still exists, as far as this server knows. */
  readonly accountExists: AccountExists;
  /** Deletes accounts that an external identity provider keeps; absent with the embedded provider. */
  readonly erasures?: Pick<Erasures, 'erase'>;
  /** The client address that a request counts against, besides its account. */
  readonly addressOf: (c: Context) => string;
}

export interface RouteDependencies extends Omit<ApiOptions, 'config'> {
  /** The environment; production when left out. */
  readonly environment?: AppEnvironment;
  readonly xsrf: XsrfOptions;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly tables: TableService;
  readonly composer: Composer;
  /** Writes captions; without it the composer writes all of them. */
  readonly captionModel?: CaptionModel;
}

/** Maximum size of a request body, in bytes; My Cards and a new table have larger ones. */
const BODY_LIMIT = 16 * 1024;

/** Maximum of requests with changes from an account within a minute; a device sends one per second. */
const CHANGES_PER_MINUTE = 240;

/** Maximum of captions for an address within a minute. A whole workshop may share one. */
const CAPTIONS_PER_MINUTE = 120;

/**
 * Maximum of attempts to join a table from an address within a minute, and of wrong codes: a whole workshop
 * may share an address, and each opening of a page with a wrong code counts. There are 113 million codes.
 */
const JOINS_PER_MINUTE = 90;
const WRONG_CODES_PER_MINUTE = 30;

const MINUTE = 60_000;

/** Methods that may have a body. */
const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Paths with larger bodies, for signed-in callers only. */
const LARGE = new Set([`/api${MY_PATH}`, `/api${TABLES_PATH}`]);

/**
 * The main API under `/api`, the thank-you API under `/thanks` and `/healthz`. It does not listen: tests call
 * `app.request()`.
 */
export const createRoutes = ({
  db,
  deck,
  verify,
  accountExists,
  erasures,
  environment = 'production',
  log,
  xsrf,
  clock,
  addressOf,
  tables,
  composer,
  captionModel,
}: RouteDependencies): Hono => {
  const app = new Hono();
  app.use(chooseLanguage);
  // No route reads the body of a GET, and Node discards it unread.
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
  // After authentication, so that only signed-in callers can send the larger bodies.
  api.on(WITH_BODY, '*', limitBody(BATCH_BYTES, m.api_fewer_changes));
  api.use(TABLES_PATH, limitBody(TABLE_REQUEST_BYTES));
  api.on(WITH_JSON, '*', requireJson);
  // Outside the gate, because people may read and delete their own data in every environment.
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
  thanks.route(
    '/',
    socialRoutes(composer, limit('captions', CAPTIONS_PER_MINUTE), addressOf, captionModel),
  );
  app.route('/thanks', thanks);

  app.notFound((c) => errorAnswer(c, 'not_found'));
  app.onError((error, c) => {
    // The client disconnected; do not log it as a failure of the server.
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

/**
 * Composes the APIs.
 * @throws StartError with one clear line for a problem that an operator has to solve
 */
export const createApi = async ({ config, ...services }: ApiOptions) => {
  const { accountExists, db, deck, log } = services;
  const { environment, origin, tableDays, tableWebhook } = config;
  const clock = Date.now;
  const xsrf = { keys: await loadXsrfKeys(db, clock()), origin };
  const composer = createComposer(deck.captions, questionsOf(deck));
  const captionModel =
    config.captionModel &&
    (await createCaptionModel({
      settings: config.captionModel,
      // A model's caption has no line about the card, so it quotes no question.
      composer: createComposer(deck.captions),
      db,
      clock,
      log,
    }));
  const tables = createTableService({
    db,
    deck,
    clock,
    log,
    origin,
    accountExists,
    ...(tableDays !== undefined && { days: tableDays }),
    ...(tableWebhook && { webhook: tableWebhook }),
  });
  const routes = createRoutes({
    ...services,
    tables,
    composer,
    xsrf,
    clock,
    ...(environment && { environment }),
    ...(captionModel && { captionModel }),
  });
  return {
    routes,
    /** Starts the timer that closes idle tables and deletes expired names and notes every minute. */
    start: tables.start,
    /** Answers long-polling requests at once, and accepts no further ones. */
    endWaits: (): void => {
      captionModel?.stop();
      tables.close();
    },
    /** Ends what still uses the database; before that is closed. */
    close: tables.endRecords,
  };
};
