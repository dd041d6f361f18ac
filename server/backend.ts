import { join } from 'node:path';

import type { HttpBindings } from '@hono/node-server';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';

import { createErasures } from '#server/account/erasures.ts';
import type { IdentityOwner } from '#server/account/identity-owner.ts';
import { createApp } from '#server/app.ts';
import { createCaptionModel } from '#server/captions/model/caption-model.ts';
import { loadOwnDeck } from '#server/catalogue/load.ts';
import type { Config, ExternalIssuer } from '#server/config/config.ts';
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
import { createVerifier } from '#server/session/auth.ts';
import { createAccountExists } from '#server/session/exists.ts';
import { createIssuerKeys } from '#server/session/issuer-keys.ts';
import { loadXsrfKeys } from '#server/session/xsrf.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { createTables } from '#server/tables/tables.ts';

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

/** What whoever runs the product on a cloud's services brings along. */
export interface BackendParts {
  /** Deletes accounts at the issuer elsewhere; they stay there where it is left out. */
  readonly identityOwner?: IdentityOwner;
}

/** Whose access tokens the API takes, and the provider itself where this server is it. */
interface Issuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
  readonly provider?: Pick<Identity, 'close' | 'endWaits' | 'handle'>;
}

const trustExternal = (oidc: ExternalIssuer, log: Log): Issuer => ({
  issuer: oidc.issuer,
  clientId: oidc.clientId,
  keys: createIssuerKeys({ ...oidc, clock: Date.now, log }),
});

const provideIdentity = async (
  config: Config,
  db: Database,
  log: Log,
  addressOf: AddressOf,
): Promise<Issuer> => {
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
  return {
    issuer: identity.issuer,
    clientId: CLIENT_ID,
    keys: createLocalJWKSet(identity.jwks),
    provider: identity,
  };
};

const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/**
 * Opens the database, reads the deck and puts identity provider and APIs together. With an issuer
 * elsewhere there is no provider here.
 * @throws StartError with one clear line for anything that an operator has to mend
 */
export const createBackend = async (
  config: Config,
  log: Log,
  { identityOwner }: BackendParts = {},
): Promise<Backend> => {
  const deck = await loadOwnDeck();
  const db = await openDatabase(config.database, log);
  const firstCodes = await makeFirstCodes(db, join(config.dataDir, FIRST_CODES_FILE), Date.now);
  const addressOf = createAddressOf(config.proxies);
  const { provider, ...issuer } = await (config.oidc
    ? trustExternal(config.oidc, log)
    : provideIdentity(config, db, log, addressOf));
  const verifier = createVerifier({ ...issuer, clock: Date.now });
  const verify = provider
    ? refuseEndedGrants(verifier, createGrantStands(db, Date.now), Date.now)
    : verifier;
  const xsrf = { keys: await loadXsrfKeys(db, Date.now()), origin: config.origin };
  const captionModel =
    config.captionModel &&
    (await createCaptionModel({ settings: config.captionModel, db, clock: Date.now, log }));
  const elsewhere = provider
    ? undefined
    : createErasures({ db, owner: identityOwner, clock: Date.now, log });
  const accountExists = elsewhere?.exists ?? createAccountExists(db);
  const tables = createTables({
    db,
    cards: deck.cards,
    clock: Date.now,
    log,
    origin: config.origin,
    accountExists,
    ...(config.tableDays !== undefined && { days: config.tableDays }),
  });
  const api = serveApp(
    createApp({
      db,
      deck,
      verify,
      accountExists,
      erasures: elsewhere,
      tables,
      ...(config.environment && { environment: config.environment }),
      log,
      xsrf,
      clock: Date.now,
      addressOf: (c) => addressOf((c.env as HttpBindings).incoming),
      ...(captionModel && { captionModel }),
    }),
    log,
    config.origin.startsWith('https:'),
  );
  // The embedded provider purges for itself.
  const purging =
    elsewhere &&
    startPurge(db, Date.now, (error) => log({ event: 'purge_failed', ...traceOf(error) }));
  elsewhere?.start();
  return {
    handlerFor: (pathname) => {
      if (isBelow(pathname, '/idp')) return provider?.handle;
      const ours = ['/api', '/thanks', '/healthz'].some((prefix) => isBelow(pathname, prefix));
      return ours ? api : undefined;
    },
    firstCodes,
    endWaits: () => {
      provider?.endWaits();
      captionModel?.stop();
      tables.close();
    },
    close: async () => {
      tables.close();
      elsewhere?.close();
      purging?.close();
      await provider?.close();
      await db.destroy();
    },
  };
};
