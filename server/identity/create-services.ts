import { href } from '#lib/shared/routes.ts';
import { createAccounts } from '#server/identity/accounts.ts';
import type { IdentityContext } from '#server/identity/context.ts';
import { createGuessGuard } from '#server/identity/guessing/guess-guard.ts';
import type { WaitingRoom } from '#server/identity/guessing/waiting-room.ts';
import { loadKeys } from '#server/identity/keys.ts';
import { createIdentityLimits } from '#server/identity/limits.ts';
import { revokeAtStandardLogout } from '#server/identity/logout.ts';
import type { IdentityOptions } from '#server/identity/options.ts';
import { createPages } from '#server/identity/pages/pages.ts';
import { createCeremonies } from '#server/identity/passkeys/ceremonies.ts';
import { createChallenges } from '#server/identity/passkeys/challenges.ts';
import { relyingPartyOf } from '#server/identity/passkeys/relying-party.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { createFormMiddleware } from '#server/identity/posted-form.ts';
import { createVerificationTokens } from '#server/identity/verification-tokens/verification-tokens.ts';
import { loadDerivation } from '#server/identity/verification-tokens/secrets.ts';
import { answerFailures, providerPages } from '#server/identity/provider-pages.ts';
import { createProviderRequests } from '#server/identity/provider-requests.ts';
import { createProvider } from '#server/identity/provider.ts';
import { createRunningSignIns } from '#server/identity/running-sign-in.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { createBrowserSessions } from '#server/identity/sessions/browser-sessions.ts';
import { keepSessions } from '#server/identity/sessions/keep-sessions.ts';
import { createVerification } from '#server/identity/verify/verification.ts';

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
): Promise<IdentityServices> => {
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
    redirectUri: new URL(options.callbackPath ?? href('auth'), origin).href,
    postLogoutRedirectUri: new URL(options.homeAfterSignOut ?? href('landing'), origin).href,
    ...providerPages(pages),
  });
  answerFailures(provider, pages, origin, (path, error) => failed(routeOf(path), error));
  revokeAtStandardLogout(db, provider);
  keepSessions(db, provider, clock);

  const requests = createProviderRequests(provider);
  const addressOf = (c: IdentityContext): string => options.addressOf(c.env.incoming);
  const guesses = await createGuessGuard({
    db,
    clock,
    origin,
    room,
    addCookie: requests.addCookie,
    addressOf,
    byAddress: limits.signInsByAddress,
  });
  const relyingParty = relyingPartyOf(origin);
  return {
    db,
    clock,
    origin,
    issuer: `${origin}/idp`,
    start: `${origin}${href('dash')}`,
    jwks: keys.public,
    provider,
    requests,
    accounts,
    passwords,
    tokens,
    pages,
    form: createFormMiddleware(origin, pages),
    sessions: createBrowserSessions({ db, requests, accounts, clock }),
    signIns: createRunningSignIns({ db, requests, guesses, clock }),
    guesses,
    ceremonies: createCeremonies({
      db,
      challenges: createChallenges(db, clock),
      relyingParty,
      clock,
    }),
    verification: createVerification({ db, accounts, tokens, clock, limits }),
    limits,
    addressOf,
    mailConfigured,
    failed,
  };
};
