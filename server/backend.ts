import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createLocalJWKSet } from 'jose';

import { createApp } from '#server/app.ts';
import { createVerifier } from '#server/auth.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { DECK_DIR, loadDeck } from '#server/deck/load.ts';
import { FIRST_CODES_FILE, makeFirstCodes } from '#server/decks/first-codes.ts';
import { createIdentity } from '#server/identity/identity.ts';
import type { Log } from '#server/log.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Everything behind the pages: identity provider, APIs and database. */
export interface Backend {
  /** The handler for a path, or `undefined` where the path belongs to the static site. */
  readonly handlerFor: (pathname: string) => Handler | undefined;
  /** The deck codes made by this start; none but on the first one on a database. */
  readonly firstCodes: readonly string[];
  readonly close: () => Promise<void>;
}

/** The client of the web app, as the identity provider and the API know it. */
const CLIENT_ID = 'dck-web';

const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/**
 * Opens the database, reads the deck and puts identity provider and APIs together.
 * @throws StartError with one clear line for anything that an operator has to mend
 */
export const createBackend = async (config: Config, log: Log): Promise<Backend> => {
  const deck = await loadDeck(DECK_DIR);
  const db = await openDatabase({ file: join(config.dataDir, 'dck.sqlite') });
  const firstCodes = await makeFirstCodes(db, join(config.dataDir, FIRST_CODES_FILE), Date.now);
  const identity = await createIdentity({ db, origin: config.origin, clock: Date.now, log });
  const verify = createVerifier({
    issuer: identity.issuer,
    clientId: CLIENT_ID,
    keys: createLocalJWKSet(identity.jwks),
    clock: Date.now,
  });
  const api = getRequestListener(
    createApp({
      db,
      deck,
      verify,
      log,
      clock: Date.now,
      addressOf: (c) => getConnInfo(c).remote.address ?? 'unknown',
    }).fetch,
  );
  const provider: Handler = (req, res) => void identity.handle(req, res);
  return {
    handlerFor: (pathname) => {
      if (isBelow(pathname, '/idp')) return provider;
      const ours = ['/api', '/thanks', '/healthz'].some((prefix) => isBelow(pathname, prefix));
      return ours ? (req, res) => void api(req, res) : undefined;
    },
    firstCodes,
    close: async () => {
      identity.close();
      await db.destroy();
    },
  };
};
