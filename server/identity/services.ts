import { getRoute, prefixOf } from '#lib/shared/routes.ts';
import { LANGUAGES } from '#messages/languages.js';
import type { Database } from '#server/db/open.ts';
import type { AddressOf } from '#server/http/client-address.ts';
import { createAccounts } from '#server/identity/accounts.ts';
import type { IdentityMiddleware } from '#server/identity/context.ts';
import { createGuessGuard } from '#server/identity/guessing/guess-guard.ts';
import type { Wait, WaitingRoom } from '#server/identity/guessing/waiting-room.ts';
import { loadKeys } from '#server/identity/keys.ts';
import { hrefHere, inLanguageOf } from '#server/identity/language.ts';
import { createIdentityLimits } from '#server/identity/limits.ts';
import { revokeAtStandardLogout } from '#server/identity/sessions/revoke-grants.ts';
import { createPages } from '#server/identity/pages/pages.ts';
import { createCeremonies } from '#server/identity/passkeys/ceremonies.ts';
import { createPasswords, type HashingOptions } from '#server/identity/passwords.ts';
import { createFormMiddleware } from '#server/identity/posted-form.ts';
import { createVerificationTokens } from '#server/identity/verification-tokens/verification-tokens.ts';
import { loadDerivation } from '#server/identity/verification-tokens/secrets.ts';
import { answerFailures, providerPages } from '#server/identity/provider-pages.ts';
import { createProviderRequests } from '#server/identity/provider-requests.ts';
import { createProvider } from '#server/identity/provider.ts';
import { createRunningSignIns } from '#server/identity/running-sign-in.ts';
import { createBrowserSessions } from '#server/identity/sessions/browser-sessions.ts';
import { keepSessions } from '#server/identity/sessions/keep-sessions.ts';
import { createVerification } from '#server/identity/verify/verification.ts';
import type { Transport } from '#server/mail/message.ts';
import type { Log } from '#server/shared/log.ts';

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
  /** The client address that a request counts against, besides its account. */
  readonly addressOf: AddressOf;
  /** The wait of throttled attempts, if not a timer. */
  readonly wait?: Wait;
  /** Whether a sign-in requires a verified address. */
  readonly requireVerifiedEmail?: boolean;
  readonly mail: {
    readonly transport: Transport;
    /** Whether a mail server is configured. */
    readonly configured: boolean;
  };
}

/** An address of the site in each language; one elsewhere stands alone. */
const inEachLanguage = (address: string, origin: string): readonly string[] =>
  address.startsWith('/')
    ? LANGUAGES.map((language) => new URL(prefixOf(language) + address, origin).href)
    : [new URL(address).href];

/** The services that the routes of the identity provider share. */
export type IdentityServices = Awaited<ReturnType<typeof createIdentityServices>>;

/**
 * Creates the services of the identity provider over a database.
 * @param failed logs an error
 * @param routeOf the route of the provider's own errors, by the path of the request if there is one
 */
export const createIdentityServices = async (
  options: IdentityOptions,
  room: WaitingRoom,
  failed: (route: string, error: unknown) => void,
  routeOf: (path: string | undefined) => string,
) => {
  const { clock, db, origin } = options;
  const keys = await loadKeys(db, clock());
  const passwords = await createPasswords(options.hashing);
  const accounts = createAccounts(db, passwords, clock);
  const tokens = createVerificationTokens(db, await loadDerivation(db, clock()), clock);
  const pages = createPages(origin);
  const limits = createIdentityLimits(db, clock);
  const mailConfigured = options.mail.configured;

  const provider = createProvider({
    db,
    accounts,
    keys,
    origin,
    clock,
    requireVerifiedEmail: options.requireVerifiedEmail ?? false,
    mailConfigured,
    redirectUris: inEachLanguage(options.callbackPath ?? getRoute('auth').path, origin),
    postLogoutRedirectUris: inEachLanguage(
      options.homeAfterSignOut ?? getRoute('landing').path,
      origin,
    ),
    ...providerPages(pages),
  });
  answerFailures(provider, pages, origin, (path, error) => failed(routeOf(path), error));
  revokeAtStandardLogout(db, provider);
  keepSessions(db, provider, clock);

  const requests = createProviderRequests(provider, options.addressOf);
  const guesses = await createGuessGuard({
    db,
    clock,
    origin,
    room,
    requests,
    byAddress: limits.signInsByAddress,
  });
  const signIns = createRunningSignIns(db, requests, guesses, clock);
  const findSignIn: IdentityMiddleware = async (c, next) => {
    const interaction = await signIns.find(c);
    if (!interaction) return pages.send(c, 400, pages.expired());
    c.set('interaction', interaction);
    return inLanguageOf(interaction, next);
  };
  return {
    db,
    /** Milliseconds since the epoch. */
    clock,
    origin,
    issuer: `${origin}/idp`,
    /** The app's first page for people who are signed in. */
    start: () => `${origin}${hrefHere('dash')}`,
    /** The public signing keys. */
    jwks: keys.public,
    provider,
    requests,
    addressOf: requests.addressOf,
    accounts,
    passwords,
    tokens,
    pages,
    form: createFormMiddleware(origin, pages),
    sessions: createBrowserSessions(db, requests, accounts, clock),
    signIns,
    /** Sets `interaction`; answers 400 where the sign-in has ended or belongs to another browser. */
    findSignIn,
    guesses,
    ceremonies: createCeremonies(db, origin, clock),
    verification: createVerification({ db, accounts, tokens, clock, limits }),
    limits,
    /** Whether a mail server is configured: then answers do not reveal whether an address is known. */
    mailConfigured,
    /** Logs an error. */
    failed,
  };
};
