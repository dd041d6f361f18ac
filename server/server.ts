import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { HttpBindings } from '@hono/node-server';
import { createLocalJWKSet } from 'jose';

import { createErasures } from '#server/account/erasures.ts';
import type { IdentityOwner } from '#server/account/identity-owner.ts';
import { createApi } from '#server/api.ts';
import { loadDeck, loadOwnDeck, type DeckContent } from '#server/catalogue/load.ts';
import { fingerprintOf, openDeckOf } from '#server/catalogue/open-deck.ts';
import type { Config } from '#server/config/config.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { FIRST_CODES_FILE, makeFirstCodes } from '#server/deck-codes/first-codes.ts';
import { createAddressOf, createPeerOf, type AddressOf } from '#server/http/client-address.ts';
import { createListener, type ServerLimits } from '#server/http/listener.ts';
import type { Handler } from '#server/http/request-log.ts';
import { answerHeaders } from '#server/http/security-headers.ts';
import { serveApp } from '#server/http/serve-app.ts';
import { canonicalAddress, pathnameOf } from '#server/http/request-url.ts';
import { createIdentity } from '#server/identity/identity.ts';
import { estimator } from '#server/identity/new-password/estimate.ts';
import { CLIENT_ID } from '#server/identity/provider.ts';
import { startPurge } from '#server/identity/purge.ts';
import { createGrantStands, refuseEndedGrants } from '#server/identity/standing-grant.ts';
import { openTransport } from '#server/mail/transports.ts';
import { startWatch } from '#server/operations/watch.ts';
import { createVerifier } from '#server/session/auth.ts';
import { createExternalVerifier } from '#server/session/external-issuer.ts';
import { createAccountExists } from '#server/session/exists.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { StartError } from '#server/shared/start-error.ts';
import { isObserved, seeEvent, seeRequest } from '#server/shared/observe.ts';
import { createSite } from '#server/site/site.ts';

/** Answers the paths that belong to no API. */
type Site = (req: IncomingMessage, res: ServerResponse, pathname: string) => void;

/** Dependencies that a platform, a benchmark or the development server injects. */
export interface ServerParts {
  /** Deletes accounts at an external issuer; without it they stay there. */
  readonly identityOwner?: IdentityOwner;
}

export interface RunningServer {
  readonly port: number;
  /** The deck codes made by this start; empty except on the first start on a database. */
  readonly firstCodes: readonly string[];
  /** Closes open requests, then the database, within the given milliseconds. */
  readonly close: (withinMs: number) => Promise<void>;
}

/** Creates the embedded provider, and the verifier of its access tokens. */
const provideIdentity = async (config: Config, db: Database, log: Log, addressOf: AddressOf) => {
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
 * Loads the deck.
 * @throws StartError for an error in it, and where the site was built with another deck
 */
const openDeck = async ({ deckDir, builtDeck }: Config): Promise<DeckContent> => {
  const deck = await (deckDir === undefined ? loadOwnDeck() : loadDeck(deckDir));
  if (builtDeck !== undefined && builtDeck !== fingerprintOf(openDeckOf(deck)))
    throw new StartError(
      `DECK_DIR=${deckDir ?? './deck'} cannot be used: the site was built with another deck. Build it again.`,
    );
  return deck;
};

/**
 * Opens everything behind the pages: deck, database, identity provider and APIs. With an external issuer there is no
 * embedded provider.
 */
const openBackend = async (config: Config, log: Log, { identityOwner }: ServerParts) => {
  // Before the database is opened: an error in the deck must not create one.
  const deck = await openDeck(config);
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
  const handler = serveApp(api.routes, log, config.origin.startsWith('https:'));
  // The embedded provider purges expired rows itself.
  const purging =
    elsewhere &&
    startPurge({ db, clock: Date.now }, (error) =>
      log({ event: 'purge_failed', ...traceOf(error) }),
    );
  elsewhere?.start();
  api.start();
  // Last, because the start does not depend on the word lists.
  if (provider) {
    estimator.start((error) =>
      log({ event: 'identity_failed', id: '', route: 'password-estimate', ...traceOf(error) }),
    );
  }
  return {
    /** The handler for a path, or `undefined` where the path belongs to the site. */
    handlerFor: (pathname: string): Handler | undefined => {
      if (isBelow(pathname, '/idp')) return provider?.handle;
      const ours = ['/api', '/thanks', '/healthz'].some((prefix) => isBelow(pathname, prefix));
      return ours ? handler : undefined;
    },
    firstCodes,
    /** Answers waiting requests at once, before the server closes. */
    endWaits: (): void => {
      provider?.endWaits();
      api.endWaits();
    },
    close: async (): Promise<void> => {
      api.endWaits();
      elsewhere?.close();
      purging?.close();
      await api.close();
      await provider?.close();
      await db.destroy();
    },
  };
};

/** Requests for pages are not logged, but appear in metrics and traces. */
const observed =
  (site: Site): Site =>
  (req, res, pathname) => {
    const start = performance.now();
    if (isObserved())
      res.once('close', () =>
        seeRequest({
          method: req.method ?? '',
          route: 'site',
          status: res.headersSent ? res.statusCode : 499,
          ms: performance.now() - start,
        }),
      );
    site(req, res, pathname);
  };

/**
 * Starts the whole product on one port.
 * @param site the folder of the built site, or a handler in its place
 * @param options limits for clients other than the usual ones, and dependencies of a platform
 * @throws StartError with one clear line for a problem that an operator has to solve
 */
export const startServer = async (
  config: Config,
  site: string | Site,
  writeLine: Log,
  { timeouts = {}, share = {}, ...parts }: Partial<ServerLimits> & ServerParts = {},
): Promise<RunningServer> => {
  const log: Log = (line) => {
    if (line.event !== 'request') seeEvent('log', line.event);
    writeLine(line);
  };
  const origin = new URL(config.origin);
  const secure = origin.protocol === 'https:';
  const headers = answerHeaders(secure);
  const { callbackPath, withdrawsWorker } = config;
  const sendSite = observed(
    typeof site === 'string'
      ? createSite({ dist: site, secure, callbackPath, withdrawsWorker })
      : site,
  );
  const watch = await startWatch(config);
  const backend = await openBackend(config, log, parts).catch(async (error: unknown) => {
    await watch.close();
    throw error;
  });

  const answer = (req: IncomingMessage, res: ServerResponse): unknown => {
    const pathname = pathnameOf(req.url ?? '/');
    if (pathname === undefined) return res.writeHead(302, { ...headers, location: '/' }).end();
    const elsewhere = canonicalAddress(req, origin);
    const navigates = req.method === 'GET' || req.method === 'HEAD';
    if (elsewhere !== undefined && navigates && pathname !== '/healthz') {
      const target = { location: elsewhere, 'cache-control': 'no-store' };
      return res.writeHead(302, { ...headers, ...target }).end();
    }
    const handler = watch.handlerFor(pathname, req) ?? backend.handlerFor(pathname);
    return handler ? handler(req, res) : sendSite(req, res, pathname);
  };
  const listener = createListener({
    addressOf: createPeerOf(config.proxies),
    headers,
    log,
    answer,
    isUnbatched: ({ url = '/' }) => {
      const pathname = pathnameOf(url);
      return pathname === undefined || backend.handlerFor(pathname) === undefined;
    },
    timeouts,
    share,
  });
  const close = async (): Promise<void> => {
    await Promise.all([backend.close(), watch.close()]);
  };
  const port = await listener.listen(config).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    port,
    firstCodes: backend.firstCodes,
    close: async (withinMs) => {
      backend.endWaits();
      await listener.close(withinMs);
      await close();
    },
  };
};
