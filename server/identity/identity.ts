import type { JSONWebKeySet } from 'jose';

import type { Handler } from '#server/http/request-log.ts';
import { currentRequest } from '#server/http/request-scope.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import { createIdentityApp } from '#server/identity/app.ts';
import { targetOf, type IdentityRoutes } from '#server/identity/context.ts';
import { createWaitingRoom, wallClockWait } from '#server/identity/guessing/waiting-room.ts';
import { createEmailRenderer } from '#server/identity/emails/emails.ts';
import type { VerificationTokens } from '#server/identity/verification-tokens/verification-tokens.ts';
import { startPurge } from '#server/identity/purge.ts';
import { createIdentityRoutes } from '#server/identity/routes.ts';
import { routeOf, serveIdentity } from '#server/identity/serve.ts';
import { createIdentityServices, type IdentityOptions } from '#server/identity/services.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { traceOf } from '#server/shared/log.ts';

/** The embedded identity provider. */
export interface Identity {
  /** Answers every request whose path is `/idp` or begins with `/idp/`. Never rejects. */
  readonly handle: Handler;
  /** The routes of the app, without the mount. */
  readonly routes: IdentityRoutes['routes'];
  readonly issuer: string;
  /** The public signing keys. */
  readonly jwks: JSONWebKeySet;
  readonly accounts: Accounts;
  /** The links and codes of its mails. */
  readonly tokens: VerificationTokens;
  /** Sends the provider's mails once it is started. */
  readonly mailer: Mailer;
  /** Deletes expired rows; also runs every five minutes. */
  readonly purge: () => Promise<void>;
  /** Answers throttled attempts at once, and later ones without delay. */
  readonly endWaits: () => void;
  /** Ends the timer, a running purge, and the mailer. */
  readonly close: () => Promise<void>;
}

/**
 * Composes the identity provider: an OpenID provider with Cognito's paths and claims, its pages, and the
 * accounts. Keys are created at the first start on a database and shared from then on.
 */
export const createIdentity = async (options: IdentityOptions): Promise<Identity> => {
  const { clock, db, log, origin } = options;
  const failed = (route: string, error: unknown): void => {
    log({ event: 'identity_failed', id: currentRequest()?.id ?? '', route, ...traceOf(error) });
  };
  // Eight seconds for each of so many: that bounds the attempts of all unknown browsers together.
  const room = createWaitingRoom({
    perAddress: 8,
    places: 128,
    wait: options.wait ?? wallClockWait,
  });
  const services = await createIdentityServices(options, room, failed, (path) =>
    path === undefined ? 'provider' : routeOf(app, 'GET', path),
  );
  const { accounts, jwks, limits, tokens } = services;
  const app = createIdentityApp(services, createIdentityRoutes(services), (c, error) =>
    failed(routeOf(app, c.req.method, targetOf(c)[0]), error),
  );
  const mailer = createMailer({
    db,
    clock,
    log,
    transport: options.mail.transport,
    render: createEmailRenderer({ db, accounts, tokens, origin, clock, mails: limits.mails }),
  });
  const purging = startPurge({ db, accounts, clock }, (error) => failed('purge', error));
  return {
    handle: serveIdentity(app, log, origin),
    routes: app.routes,
    issuer: services.issuer,
    jwks,
    accounts,
    tokens,
    mailer,
    purge: purging.run,
    endWaits: room.close,
    close: () => {
      purging.close();
      return mailer.close();
    },
  };
};
