import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { JSONWebKeySet } from 'jose';
import type { KoaContextWithOIDC as Context } from 'oidc-provider';

import { href } from '#lib/shared/routes.ts';
import { createLimit, EMAIL_LIMITS, PERSONAL_LIMITS, type EmailLimit } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import type { AddressOf } from '#server/http/client-address.ts';
import { withRequestLog, type Handler } from '#server/http/request-log.ts';
import { currentRequest } from '#server/http/request-scope.ts';
import { RETRY_AFTER } from '#server/http/retry-after.ts';
import { createAccount } from '#server/identity/account/create.ts';
import { deviceOf } from '#server/identity/account/device.ts';
import { recordWrongPassword } from '#server/identity/account/events.ts';
import { createAccounts, type Accounts } from '#server/identity/accounts.ts';
import { createGuessGuard } from '#server/identity/guessing/guess-guard.ts';
import {
  createWaitingRoom,
  wallClockWait,
  type Wait,
} from '#server/identity/guessing/waiting-room.ts';
import { createInteractions } from '#server/identity/interaction.ts';
import { loadKeys } from '#server/identity/keys.ts';
import { createChangePassword } from '#server/identity/forgot/change-password.ts';
import { createForgot } from '#server/identity/forgot/forgot.ts';
import { createFindOwn } from '#server/identity/forgot/own.ts';
import { createReset } from '#server/identity/forgot/reset.ts';
import { createEmailRenderer } from '#server/identity/emails/emails.ts';
import {
  createLogout,
  createOwedSignOut,
  revokeAtStandardLogout,
} from '#server/identity/logout.ts';
import { createPasswordCheck } from '#server/identity/new-password/check.ts';
import { createSecurityHeaders } from '#server/identity/pages/headers.ts';
import { createPages } from '#server/identity/pages/pages.ts';
import { createCeremonies } from '#server/identity/passkeys/ceremonies.ts';
import { createChallenges } from '#server/identity/passkeys/challenges.ts';
import { createPasskeyOffer } from '#server/identity/passkeys/offer.ts';
import { relyingPartyOf } from '#server/identity/passkeys/relying-party.ts';
import { createPendingSignUps } from '#server/identity/passkeys/pending-sign-ups.ts';
import { createPasskeySignUp } from '#server/identity/passkeys/sign-up.ts';
import { createPasskeyRoutes } from '#server/identity/passkeys/routes.ts';
import { createReadPosted } from '#server/identity/posted-form.ts';
import { createProofs, type Proofs } from '#server/identity/proofs/proofs.ts';
import { loadDerivation } from '#server/identity/proofs/secrets.ts';
import { createPasswords, type HashingOptions } from '#server/identity/passwords.ts';
import { createProvider } from '#server/identity/provider.ts';
import { startPurge } from '#server/identity/purge.ts';
import { createRefreshOnce } from '#server/identity/refresh-once.ts';
import { createRouter, routeOf } from '#server/identity/router.ts';
import { createRunningSignIns } from '#server/identity/running-sign-in.ts';
import { createBrowserSessions } from '#server/identity/sessions/browser-sessions.ts';
import { keepSessions } from '#server/identity/sessions/keep-sessions.ts';
import { createGrantStands } from '#server/identity/standing-grant.ts';
import { guardFromStrangers } from '#server/identity/stranger-guard.ts';
import { createTokenEndpoint } from '#server/identity/token-endpoint.ts';
import { createUserInfo } from '#server/identity/userinfo.ts';
import { createFirstOfAll } from '#server/identity/verify/first-of-all.ts';
import { createVerification } from '#server/identity/verify/verification.ts';
import { createVerify } from '#server/identity/verify/verify.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import type { Transport } from '#server/mail/message.ts';
import { endedXsrfCookie } from '#server/session/xsrf.ts';
import { mailboxOf } from '#server/shared/email.ts';
import { traceOf, type Log } from '#server/shared/log.ts';
import { sha256 } from '#server/shared/sha256.ts';

const MINUTE = 60_000;

export interface IdentityOptions {
  readonly db: Database;
  /** The product's origin, such as `https://app.example.com`; the issuer is `{origin}/idp`. */
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Log;
  /** Where the browser comes back after a sign-in, if not at the callback page's own path. */
  readonly callbackPath?: string | undefined;
  /** Where it goes after a sign-out, if not to the landing page: a path or an address. */
  readonly homeAfterSignOut?: string | undefined;
  /** The cost of argon2id, if not the secure default. */
  readonly hashing?: HashingOptions;
  /** Whom a request counts against, besides its account. */
  readonly addressOf: AddressOf;
  /** How whoever guesses is made to wait, if not by the clock on the wall. */
  readonly wait?: Wait;
  /** Whether a person has to prove their address before anything else. */
  readonly requireVerifiedEmail?: boolean;
  readonly mail: {
    readonly transport: Transport;
    /** Whether mails reach people: whoever runs this has set a mail server. */
    readonly configured: boolean;
  };
}

/** The embedded identity provider. */
export interface Identity {
  /** Answers every request whose path is `/idp` or begins with `/idp/`. Never rejects. */
  readonly handle: Handler;
  readonly issuer: string;
  /** The public signing keys. */
  readonly jwks: JSONWebKeySet;
  readonly accounts: Accounts;
  /** The links and codes of its mails. */
  readonly proofs: Proofs;
  /** Sends the provider's mails; stands still until it is started. */
  readonly mailer: Mailer;
  /** Deletes expired rows; runs by itself every five minutes. */
  readonly purge: () => Promise<void>;
  /** Answers at once whoever waits on purpose, and lets nobody wait from then on. */
  readonly endWaits: () => void;
  /** Ends the timer, a purge that is under way, and the mailer. */
  readonly close: () => Promise<void>;
}

/**
 * Puts the identity provider together: an OpenID provider with Cognito's paths and claims, its
 * pages, and the accounts. Keys are made at the first start on a database and shared from then on.
 */
export const createIdentity = async (options: IdentityOptions): Promise<Identity> => {
  const { clock, db, log, origin } = options;
  const keys = await loadKeys(db, clock());
  const passwords = await createPasswords(options.hashing);
  const accounts = createAccounts(db, passwords, clock);
  const proofs = createProofs(db, await loadDerivation(db, clock()), clock);
  const pages = createPages(origin);
  const limit = (name: string, points: number, windowMs: number) =>
    createLimit({ db, clock, name, points, windowMs });
  const byEmail = (...[name, points, windowMs]: Parameters<typeof limit>): EmailLimit => {
    const made = limit(name, points, windowMs);
    return { consume: (email) => made.consume(sha256(mailboxOf(email))) };
  };

  // Eight seconds for each of so many: that is how fast all strangers together may guess.
  const room = createWaitingRoom({
    perAddress: 8,
    places: 128,
    wait: options.wait ?? wallClockWait,
  });

  const show = async (
    ctx: Pick<Context, 'status' | 'type' | 'body'>,
    status: number,
    page: ReturnType<typeof pages.loggedOut>,
  ) => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.body = String(await page);
  };
  const provider = createProvider({
    db,
    accounts,
    keys,
    origin,
    clock,
    requireVerifiedEmail: options.requireVerifiedEmail ?? false,
    mailConfigured: options.mail.configured,
    redirectUri: new URL(options.callbackPath ?? href('auth'), origin).href,
    postLogoutRedirectUri: new URL(options.homeAfterSignOut ?? href('landing'), origin).href,
    renderError: (ctx, out) => {
      if (ctx.status === 503) return show(ctx, 503, pages.unavailable());
      const detail = out.error_description ?? out.error;
      return show(
        ctx,
        ctx.status,
        pages.problem(ctx.status, ctx.status < 500 ? detail : undefined),
      );
    },
    renderLogout: (ctx, form) => show(ctx, 200, pages.providerLogout(form)),
    renderLoggedOut: (ctx) => show(ctx, 200, pages.loggedOut()),
  });
  provider.use(async (ctx, next) => {
    await next();
    const unanswered = ctx.status === 404 && (ctx.body === undefined || ctx.body === null);
    if (unanswered) await show(ctx, 404, pages.notFound());
  });
  const failed = (route: string, error: unknown) => {
    log({ event: 'identity_failed', id: currentRequest()?.id ?? '', route, ...traceOf(error) });
  };
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      failed(routeOf(ctx.path), error);
      if (ctx.accepts('json', 'html') === 'html') await show(ctx, 503, pages.unavailable());
      else {
        ctx.status = 503;
        ctx.body = { error: 'temporarily_unavailable' };
      }
    }
    if (ctx.status === 503) ctx.set('Retry-After', RETRY_AFTER);
  });
  revokeAtStandardLogout(db, provider);
  keepSessions(db, provider, clock);
  provider.on('server_error', (ctx: Context, error: unknown) => failed(routeOf(ctx.path), error));
  provider.on('end_session.success', ({ res }: Context) => {
    res.appendHeader('Set-Cookie', endedXsrfCookie(origin));
  });
  const emitter: EventEmitter = provider;
  emitter.on('error', (error: unknown) => failed('provider', error));

  const toProvider = (req: IncomingMessage, res: ServerResponse) => {
    // A body that it refuses to read would hold the connection until its time is up.
    res.on('finish', () => req.resume());
    return callback(req, res);
  };
  const token = createTokenEndpoint(provider, createRefreshOnce(db, clock), toProvider);
  const callback = provider.callback();

  const guesses = await createGuessGuard({
    db,
    clock,
    origin,
    room,
    addressOf: options.addressOf,
    // A whole workshop may share one address; only failures are counted.
    byAddress: limit('signin-address', 100, 15 * MINUTE),
  });
  const signIns = createRunningSignIns({ db, provider, guesses, clock });
  const ceremonies = createCeremonies({
    db,
    challenges: createChallenges(db, clock),
    relyingParty: relyingPartyOf(origin),
    clock,
  });

  const sessions = createBrowserSessions({ db, provider, accounts, clock });
  const readPosted = createReadPosted(origin, pages);
  const mailConfigured = options.mail.configured;
  const start = `${origin}${href('dash')}`;
  const verifyLimits = {
    // One counter for the mails that a stranger can cause. Links for a new password and sign-ups with a
    // passkey have their own: they let the owner in while a stranger uses this one up.
    mails: byEmail(EMAIL_LIMITS.askedMails, 3, 15 * MINUTE),
    // Twenty of a million a day: whoever sits on an address would have to guess for a hundred years.
    codes: byEmail(EMAIL_LIMITS.verifyCodes, 20, 24 * 60 * MINUTE),
  };
  // Separate counters: a stranger's sign-ups with an email leave its owner's own limits alone.
  const passkeySignUpLimits = {
    mails: byEmail(EMAIL_LIMITS.signUpMails, 3, 15 * MINUTE),
    codes: byEmail(EMAIL_LIMITS.signUpCodes, 20, 24 * 60 * MINUTE),
  };
  const signUpByAddress = limit('signup-address', 300, 60 * MINUTE);
  const verification = createVerification({ db, accounts, proofs, clock, limits: verifyLimits });
  const passwordsByEmail = byEmail(EMAIL_LIMITS.verifyPasswords, 20, 60 * MINUTE);
  const findOwn = createFindOwn({ db, accounts, tries: passwordsByEmail });
  const change = createChangePassword({ db, accounts, passwords, proofs, clock });
  const issuer = `${origin}/idp`;
  const handle = createRouter({
    origin,
    pages,
    toProvider: guardFromStrangers(
      {
        // Sixty people in one room start and end ten sign-ins each; both ends count.
        limit: limit('start-address', 1200, 15 * MINUTE),
        addressOf: options.addressOf,
        pages,
      },
      toProvider,
    ),
    secure: createSecurityHeaders(origin),
    token,
    userInfo: createUserInfo({
      stands: createGrantStands(db, clock),
      accounts,
      jwks: keys.public,
      issuer,
      clock,
    }),
    owedSignOut: createOwedSignOut({ db, provider, origin }),
    logout: createLogout({ db, provider, pages, origin }),
    passkeys: createPasskeyRoutes({
      db,
      accounts,
      ceremonies,
      signIns,
      signUp: createPasskeySignUp({
        accounts,
        ceremonies,
        pending: createPendingSignUps(db, proofs, clock),
        proofs,
        signIns,
        pages,
        clock,
        mailConfigured,
        addressOf: options.addressOf,
        limits: { byAddress: signUpByAddress, ...passkeySignUpLimits },
      }),
      pages,
      origin,
      clock,
    }),
    passwordCheck: createPasswordCheck({
      origin,
      addressOf: options.addressOf,
      // Sixty people in one room type a password, and change it now and then.
      limit: limit('password-check-address', 600, 15 * MINUTE),
    }),
    forgot: createForgot({
      db,
      provider,
      pages,
      readPosted,
      clock,
      addressOf: options.addressOf,
      mailConfigured,
      limits: {
        // A whole workshop may share one address.
        byAddress: limit('forgot-address', 60, 15 * MINUTE),
        byEmail: byEmail(EMAIL_LIMITS.resetMails, 3, 15 * MINUTE),
      },
    }),
    reset: createReset({
      accounts,
      findOwn,
      change,
      proofs,
      sessions,
      pages,
      readPosted,
      origin,
      start,
    }),
    verify: createVerify({
      accounts,
      findOwn,
      change,
      proofs,
      verification,
      sessions,
      pages,
      readPosted,
      origin,
      start,
      mailConfigured,
      passwordsByEmail,
    }),
    account: createAccount({
      db,
      provider,
      accounts,
      passwords,
      proofs,
      sessions,
      pages,
      readPosted,
      origin,
      clock,
      mailConfigured,
      ceremonies,
      limits: {
        confirm: limit(PERSONAL_LIMITS.confirm, 10, 15 * MINUTE),
        newEmail: limit(PERSONAL_LIMITS.newEmail, 5, 60 * MINUTE),
        ...verifyLimits,
      },
    }),
    interaction: createInteractions({
      signIns,
      passkeyOffer: createPasskeyOffer(db, origin),
      accounts,
      verification,
      firstOfAll: createFirstOfAll({
        provider,
        accounts,
        verification,
        pages,
        start,
        mailConfigured,
      }),
      readPosted,
      mailConfigured,
      pages,
      origin,
      addressOf: options.addressOf,
      wrongPassword: (req, email) =>
        recordWrongPassword(db, { email, device: deviceOf(req.headers['user-agent']) }, clock()),
      guesses,
      signUpByAddress,
    }),
    failed,
  });
  const mailer = createMailer({
    db,
    clock,
    log,
    transport: options.mail.transport,
    render: createEmailRenderer({ db, accounts, proofs, origin, clock, mails: verifyLimits.mails }),
  });
  const purging = startPurge({ db, accounts, clock }, (error) => failed('purge', error));
  return {
    handle: withRequestLog(handle, { log, routeOf: ({ url = '/' }) => routeOf(url) }),
    issuer,
    jwks: keys.public,
    accounts,
    proofs,
    mailer,
    purge: purging.run,
    endWaits: room.close,
    close: () => {
      purging.close();
      return mailer.close();
    },
  };
};
