import type { Context, Hono } from 'hono';

import type { Erasures } from '#server/account/erasures.ts';
import { createApp } from '#server/app.ts';
import { createCaptionModel } from '#server/captions/model/caption-model.ts';
import type { DeckContent } from '#server/catalogue/load.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/open.ts';
import type { VerifyToken } from '#server/session/auth.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { loadXsrfKeys } from '#server/session/xsrf.ts';
import type { Log } from '#server/shared/log.ts';
import { createTables } from '#server/tables/tables.ts';

export interface ApiOptions {
  readonly config: Config;
  readonly deck: DeckContent;
  readonly db: Database;
  readonly log: Log;
  readonly verify: VerifyToken;
  /** Whether an account still exists, as far as this server knows. */
  readonly accountExists?: AccountExists;
  /** Deletes accounts that an external identity provider keeps; left out where accounts are rows here. */
  readonly erasures?: Pick<Erasures, 'erase'>;
  /** The client address that a request counts against, besides its account. */
  readonly addressOf: (c: Context) => string;
}

/** The APIs over a database, for any HTTP server or platform. */
export interface Api {
  readonly app: Hono;
  /** Starts the timer that closes idle tables and deletes expired names and notes every minute. */
  readonly start: () => void;
  /** Answers long-polling requests at once, and accepts no further ones. */
  readonly endWaits: () => void;
}

/**
 * Composes the APIs.
 * @throws StartError with one clear line for a problem that an operator has to solve
 */
export const createApi = async (options: ApiOptions): Promise<Api> => {
  const { addressOf, config, db, deck, erasures, log, verify } = options;
  const { accountExists = () => Promise.resolve(true) } = options;
  const { environment, origin, tableDays } = config;
  const xsrf = { keys: await loadXsrfKeys(db, Date.now()), origin };
  const captionModel =
    config.captionModel &&
    (await createCaptionModel({ settings: config.captionModel, db, clock: Date.now, log }));
  const tables = createTables({
    db,
    cards: deck.cards,
    clock: Date.now,
    log,
    origin,
    accountExists,
    ...(tableDays !== undefined && { days: tableDays }),
  });
  const app = createApp({
    db,
    deck,
    verify,
    accountExists,
    ...(erasures && { erasures }),
    tables,
    ...(environment && { environment }),
    log,
    xsrf,
    clock: Date.now,
    addressOf,
    ...(captionModel && { captionModel }),
  });
  return {
    app,
    start: tables.start,
    endWaits: () => {
      captionModel?.stop();
      tables.close();
    },
  };
};
