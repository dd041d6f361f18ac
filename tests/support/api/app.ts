import type { Hono } from 'hono';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { onTestFinished } from 'vitest';

import type { AppEnvironment } from '#lib/session/environment.ts';
import { createErasures, type Erasures } from '#server/account/erasures.ts';
import type { IdentityOwner } from '#server/account/identity-owner.ts';
import { createRoutes } from '#server/api.ts';
import { createComposer } from '#server/captions/compose.ts';
import { questionsOf } from '#server/captions/questions.ts';
import { createCaptionModel } from '#server/captions/model/caption-model.ts';
import type { CallLimits } from '#server/captions/model/client.ts';
import type { CaptionModelSettings } from '#server/captions/model/settings.ts';
import { type DeckContent } from '#server/catalogue/load.ts';
import { openDatabase, type Database, type DatabasePlace } from '#server/db/open.ts';
import { serveApp } from '#server/http/serve-app.ts';
import { createVerifier } from '#server/session/auth.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { loadXsrfKeys } from '#server/session/xsrf.ts';
import { createTableService, type TableService } from '#server/tables/table-service.ts';
import type { WebhookSettings } from '#server/config/webhook.ts';
import type { LogLine } from '#server/shared/log.ts';
import { CLIENT_ID, createSigner, ISSUER, NOW, ORIGIN, type Signer } from '#support/api/tokens.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';
import { makeDatabase } from '#support/database/database.ts';
import { serveHandler } from '#support/shared/serve-handler.ts';

export interface TestApp {
  readonly app: Hono;
  readonly db: Database;
  /** The time of the API, in ms since the epoch; a test may set it. */
  readonly time: { now: number };
  readonly signer: Signer;
  readonly lines: LogLine[];
  readonly tables: TableService;
  /** Ends accounts that are kept elsewhere. */
  readonly erasures: Erasures;
}

/** Shared parts: no test changes them, and they take long to make. */
let shared: Promise<[Signer, DeckContent]> | undefined;

/** The header by which a test says where a request comes from. */
export const ADDRESS_HEADER = 'x-test-address';

export interface TestAppOptions {
  /** Where people open the app. */
  readonly origin?: string;
  /** The issuer's keys, if not one key made for the test. */
  readonly keys?: JWTVerifyGetKey;
  /** The time by which tokens are good or not; `NOW` by default. */
  readonly tokenClock?: () => number;
  /** Where it runs; in production by default. */
  readonly environment?: AppEnvironment;
  /** Whether an account is still there; every one is by default. */
  readonly accountExists?: AccountExists;
  /** The store of the accounts; rows of this database by default. */
  readonly identityOwner?: IdentityOwner;
  /** A database to go on with, as after a restart; a new one by default. */
  readonly place?: DatabasePlace;
  /** The address that gets the record of each table at its close; none by default. */
  readonly tableWebhook?: WebhookSettings;
  /** The model that writes captions, and what its calls may take; none by default. */
  readonly captionModel?: CaptionModelSettings & { readonly callLimits?: CallLimits };
}

/** The real API over a database of its own, trusting one key, at the time `NOW`. */
export const makeApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const db = await openDatabase(options.place ?? (await makeDatabase()).place);
  const time = { now: NOW };
  onTestFinished(() => db.destroy());
  const [signer, deck] = await (shared ??= Promise.all([createSigner(), loadTestDeck()]));
  const lines: LogLine[] = [];
  const verify = createVerifier({
    issuer: ISSUER,
    clientId: CLIENT_ID,
    keys: options.keys ?? createLocalJWKSet({ keys: [signer.jwk] }),
    clock: options.tokenClock ?? (() => NOW),
  });
  const xsrf = { keys: await loadXsrfKeys(db, NOW), origin: options.origin ?? ORIGIN };
  const log = (line: LogLine): unknown => lines.push(line);
  const composer = createComposer(deck.captions, questionsOf(deck));
  const captionModel =
    options.captionModel &&
    (await createCaptionModel({
      settings: options.captionModel,
      composer,
      db,
      clock: () => time.now,
      log,
      ...(options.captionModel.callLimits && { callLimits: options.captionModel.callLimits }),
    }));
  const clock = () => time.now;
  const erasures = createErasures({ db, owner: options.identityOwner, clock, log });
  const accountExists =
    options.accountExists ??
    (options.identityOwner ? erasures.exists : () => Promise.resolve(true));
  const tables = createTableService({
    db,
    deck,
    clock,
    log,
    origin: options.origin ?? ORIGIN,
    accountExists,
    ...(options.tableWebhook && { webhook: options.tableWebhook }),
  });
  onTestFinished(async () => {
    tables.close();
    await tables.endRecords();
  });
  const app = createRoutes({
    db,
    deck,
    verify,
    accountExists,
    ...(options.identityOwner && { erasures }),
    ...(options.environment && { environment: options.environment }),
    log,
    xsrf,
    clock,
    tables,
    composer,
    addressOf: (c) => c.req.header(ADDRESS_HEADER) ?? '192.0.2.1',
    ...(captionModel && { captionModel }),
  });
  return { app, db, time, signer, lines, tables, erasures };
};

/**
 * Serves an API on a port of its own until the test ends; gives the origin.
 * @param secure whether it is to behave as over TLS
 */
export const serveApi = ({ app, lines }: TestApp, secure = false): Promise<string> => {
  const handle = serveApp(app, (line) => lines.push(line), secure);
  return serveHandler((req, res) => void handle(req, res));
};
