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
import { estimator } from '#server/identity/new-password/estimate.ts';
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
  /** The deck codes made by this start; empty except on the first start on a database. */
  readonly firstCodes: readonly string[];
  /** Answers long-polling requests at once, before the server closes. */
  readonly endWaits: () => void;
  readonly close: () => Promise<void>;
}

/** Dependencies that a platform or a benchmark injects. */
export interface BackendParts {
  /** Deletes accounts at an external issuer; without it they stay there. */
  readonly identityOwner?: IdentityOwner;
  /** Folder of another deck than the product's own. */
  readonly deckFolder?: string;
}

/** The embedded provider, and the verifier of its access tokens. */
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
 * Reads the deck, opens the database, and starts the identity provider, the APIs and their timers. With an
 * external issuer there is no embedded provider.
 * @throws StartError with one clear line for a problem that an operator has to solve
 */
export const createBackend = async (
  config: Config,
  log: Log,
  { identityOwner, deckFolder }: BackendParts = {},
): Promise<Backend> => {
  // Before the database is opened: an error in the deck must not create one.
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
  // The embedded provider purges expired rows itself.
  const purging =
    elsewhere &&
    startPurge({ db, clock: Date.now }, (error) =>
      log({ event: 'purge_failed', ...traceOf(error) }),
    );
  elsewhere?.start();
  api.start();
  // Last, so that the start waits for no word list.
  if (provider) {
    estimator.start((error) =>
      log({ event: 'identity_failed', id: '', route: 'password-estimate', ...traceOf(error) }),
    );
  }
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
