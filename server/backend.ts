import { join } from 'node:path';

import type { HttpBindings } from '@hono/node-server';
import { createLocalJWKSet } from 'jose';

import { createErasures } from '#server/account/erasures.ts';
import type { IdentityOwner } from '#server/account/identity-owner.ts';
import { createApi } from '#server/api.ts';
import { loadDeck, loadOwnDeck } from '#server/catalogue/load.ts';
import type { Config } from '#server/config/config.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { FIRST_CODES_FILE, makeFirstCodes } from '#server/deck-codes/first-codes.ts';
import { createAddressOf, type AddressOf } from '#server/http/client-address.ts';
import type { Handler } from '#server/http/request-log.ts';
import { serveApp } from '#server/http/serve-app.ts';
import { createIdentity, type Identity } from '#server/identity/identity.ts';
import { CLIENT_ID } from '#server/identity/provider.ts';
import { startPurge } from '#server/identity/purge.ts';
import { createGrantStands, refuseEndedGrants } from '#server/identity/standing-grant.ts';
import { openTransport } from '#server/mail/transports.ts';
import { createVerifier, type VerifyToken } from '#server/session/auth.ts';
import { createExternalVerifier } from '#server/session/external-issuer.ts';
import { createAccountExists } from '#server/session/exists.ts';
import { traceOf, type Log } from '#server/shared/log.ts';

/** Everything behind the pages: identity provider, APIs and database. */
export interface Backend {
  /** The handler for a path, or `undefined` where the path belongs to the static site. */
  readonly handlerFor: (pathname: string) => Handler | undefined;
  /** The deck codes made by this start; none but on the first one on a database. */
  readonly firstCodes: readonly string[];
  /** Answers at once the requests that wait on purpose, before the server closes. */
  readonly endWaits: () => void;
  readonly close: () => Promise<void>;
}

/** What whoever runs the product elsewhere, or measures it, brings along. */
export interface BackendParts {
  /** Deletes accounts at the issuer elsewhere; they stay there where it is left out. */
  readonly identityOwner?: IdentityOwner;
  /** The folder of another deck than the product's own. */
  readonly deckFolder?: string;
}

/** The provider here, and how its access tokens are verified. */
interface OwnIssuer {
  readonly verify: VerifyToken;
  readonly provider: Pick<Identity, 'close' | 'endWaits' | 'handle'>;
}

const provideIdentity = async (
  config: Config,
  db: Database,
  log: Log,
  addressOf: AddressOf,
): Promise<OwnIssuer> => {
  const { origin, callbackPath, homeAfterSignOut, mail } = config;
  const identity = await createIdentity({
    db,
    origin,
    callbackPath,
    homeAfterSignOut,
    clock: Date.now,
    log,
    addressOf,
    requireVerifiedEmail: config.requireVerifiedEmail ?? false,
    mail: {
      transport: openTransport(mail, config.dataDir),
      configured: mail.smtpUrl !== undefined,
    },
  });
  identity.mailer.start();
  const verifier = createVerifier({
    issuer: identity.issuer,
    clientId: CLIENT_ID,
    keys: createLocalJWKSet(identity.jwks),
    clock: Date.now,
  });
  const stands = createGrantStands(db, Date.now);
  return { provider: identity, verify: refuseEndedGrants(verifier, stands, Date.now) };
};

const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/**
 * Reads the deck, opens the database and puts identity provider and APIs together, with what they do by
 * themselves. With an issuer elsewhere there is no provider here.
 * @throws StartError with one clear line for anything that an operator has to mend
 */
export const createBackend = async (
  config: Config,
  log: Log,
  { identityOwner, deckFolder }: BackendParts = {},
): Promise<Backend> => {
  // Before a database is there: what is wrong with it needs none.
  const deck = await (deckFolder === undefined ? loadOwnDeck() : loadDeck(deckFolder));
  const db = await openDatabase(config.database, log);
  const firstCodes = await makeFirstCodes(db, join(config.dataDir, FIRST_CODES_FILE), Date.now);
  const addressOf = createAddressOf(config.proxies);
  const { provider, verify } = await (config.oidc
    ? { verify: createExternalVerifier(config.oidc, log), provider: undefined }
    : provideIdentity(config, db, log, addressOf));
  const elsewhere = provider
    ? undefined
    : createErasures({ db, owner: identityOwner, clock: Date.now, log });
  const api = await createApi({
    config,
    deck,
    db,
    log,
    verify,
    accountExists: elsewhere?.exists ?? createAccountExists(db),
    ...(elsewhere && { erasures: elsewhere }),
    addressOf: (c) => addressOf((c.env as HttpBindings).incoming),
  });
  const handler = serveApp(api.app, log, config.origin.startsWith('https:'));
  // The embedded provider purges for itself.
  const purging =
    elsewhere &&
    startPurge({ db, clock: Date.now }, (error) =>
      log({ event: 'purge_failed', ...traceOf(error) }),
    );
  elsewhere?.start();
  api.start();
  return {
    handlerFor: (pathname) => {
      if (isBelow(pathname, '/idp')) return provider?.handle;
      const ours = ['/api', '/thanks', '/healthz'].some((prefix) => isBelow(pathname, prefix));
      return ours ? handler : undefined;
    },
    firstCodes,
    endWaits: () => {
      provider?.endWaits();
      api.endWaits();
    },
    close: async () => {
      api.endWaits();
      elsewhere?.close();
      purging?.close();
      await provider?.close();
      await db.destroy();
    },
  };
};
