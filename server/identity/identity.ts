import { currentRequest } from '#server/http/request-scope.ts';
import { createIdentityApp } from '#server/identity/app.ts';
import { targetOf } from '#server/identity/context.ts';
import { createWaitingRoom, wallClockWait } from '#server/identity/guessing/waiting-room.ts';
import { createEmailRenderer } from '#server/identity/emails/emails.ts';
import { startPurge } from '#server/identity/purge.ts';
import { createIdentityRoutes } from '#server/identity/routes.ts';
import { routeOf, serveIdentity } from '#server/identity/serve.ts';
import { createIdentityServices, type IdentityOptions } from '#server/identity/services.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { traceOf } from '#server/shared/log.ts';

/**
 * Composes the identity provider: an OpenID provider with Cognito's paths and claims, its pages, and the
 * accounts. Keys are created at the first start on a database and shared from then on.
 */
export const createIdentity = async (options: IdentityOptions) => {
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
    /** Answers every request whose path is `/idp` or begins with `/idp/`. Never rejects. */
    handle: serveIdentity(app, log, origin),
    /** The routes of the app, without the mount. */
    routes: app.routes,
    issuer: services.issuer,
    /** The public signing keys. */
    jwks,
    accounts,
    /** The links and codes of its mails. */
    tokens,
    /** Sends the provider's mails once it is started. */
    mailer,
    /** Deletes expired rows; also runs every five minutes. */
    purge: purging.run,
    /** Answers throttled attempts at once, and later ones without delay. */
    endWaits: room.close,
    /** Ends the timer, a running purge, and the mailer. */
    close: (): Promise<void> => {
      purging.close();
      return mailer.close();
    },
  };
};

/** The embedded identity provider. */
export type Identity = Awaited<ReturnType<typeof createIdentity>>;
