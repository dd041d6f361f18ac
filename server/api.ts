import type { Context, Hono } from 'hono';

import type { Erasures } from '#server/account/erasures.ts';
import { createApp } from '#server/app.ts';
import { createCaptionModel } from '#server/captions/model/caption-model.ts';
import type { Deck } from '#server/catalogue/load.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/open.ts';
import type { VerifyToken } from '#server/session/auth.ts';
import type { AccountExists } from '#server/session/exists.ts';
import { loadXsrfKeys } from '#server/session/xsrf.ts';
import type { Log } from '#server/shared/log.ts';
import { createTables } from '#server/tables/tables.ts';

export interface ApiOptions {
  readonly config: Config;
  readonly deck: Deck;
  readonly db: Database;
  readonly log: Log;
  readonly verify: VerifyToken;
  /** Whether an account is still there, as far as anybody here can tell. */
  readonly accountExists?: AccountExists;
  /** Ends accounts that an identity provider elsewhere keeps; they are rows here where it is left out. */
  readonly erasures?: Pick<Erasures, 'erase'>;
  /** Whom a request counts against, besides its account. */
  readonly addressOf: (c: Context) => string;
}

/** The APIs over a database, however requests come to them. */
export interface Api {
  readonly app: Hono;
  /** Closes idle tables and deletes names and notes that are due, every minute by itself from now on. */
  readonly start: () => void;
  /** Answers at once the requests that wait on purpose, and takes no more of them. */
  readonly endWaits: () => void;
}

/**
 * Puts the APIs together.
 * @throws StartError with one clear line for anything that an operator has to mend
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
