import { OWED_SIGN_OUT_COOKIE } from '#contract/owed-sign-out.ts';
import type { TokenResponse } from '#contract/session.ts';
import {
  entranceUrl,
  logoutUrl,
  parseTransaction,
  revocationUrl,
  tokenRequest,
  type Entrance,
  type Grant,
  type Transaction,
} from '#lib/session/oauth.ts';
import { HOME_IS_LANDING, homeAfterSignOut, oauthConfig } from '#lib/session/provider.browser.ts';
import { parseTokenResponse } from '#lib/session/session.ts';
import { toBase64Url } from '#lib/shared/base64url.ts';
import { readItem, removeItem, writeItem } from '#lib/shared/storage.browser.ts';
import { xsrfHeader } from '#lib/shared/xsrf.ts';

const TRANSACTION_KEY = 'cd.auth.transaction';

/** How long a token request may take, in ms. */
const TOKEN_TIMEOUT = 15_000;

const random = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

const challengeOf = async (verifier: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
};

/** A way to the provider. */
export interface Departure {
  readonly entrance: Entrance;
  /** Where to go afterwards, already checked by `safeReturn`. */
  readonly path: string;
  /** Asks for the password even where somebody is signed in. */
  readonly prompt?: 'login';
  /** Whether a foreign issuer answered the sign-in before. */
  readonly isRestart?: boolean;
  /**
   * Keeps what is to go on after this very sign-in; says whether it could.
   * @param nonce what the sign-in's id token will hold
   */
  readonly keep?: (nonce: string) => boolean;
}

/**
 * Leaves for the provider's sign-in or sign-up.
 * @returns whether the browser is on its way; `false` where it keeps nothing, not even for this tab,
 *   or has no cryptography for this page, so that a sign-in could not be completed
 */
export const leaveForProvider = async ({
  entrance,
  path,
  prompt,
  isRestart = false,
  keep,
}: Departure): Promise<boolean> => {
  // Against its type: browsers leave it out on pages that are not secure.
  if (!('subtle' in crypto)) return false;
  const transaction: Transaction = {
    nonce: random(),
    verifier: random(),
    oidcNonce: random(),
    path,
    ...(isRestart && { isRestart }),
  };
  const challenge = await challengeOf(transaction.verifier);
  if (!writeItem('sessionStorage', TRANSACTION_KEY, JSON.stringify(transaction))) return false;
  if (keep && !keep(transaction.oidcNonce)) return false;
  // The provider's session may outlive a sign-out that it has not seen.
  const isOwed = document.cookie.includes(`${OWED_SIGN_OUT_COOKIE}=1`);
  const asked = isOwed && entrance === 'oauth2/authorize' ? 'login' : prompt;
  location.assign(entranceUrl(entrance, oauthConfig(), transaction, challenge, asked));
  return true;
};

/** Takes the stored transaction out, so that it works once. */
export const takeTransaction = (): Transaction | undefined => {
  const transaction = parseTransaction(readItem('sessionStorage', TRANSACTION_KEY));
  removeItem('sessionStorage', TRANSACTION_KEY);
  return transaction;
};

/** The outcome of a token request: tokens, a refusal by the provider, or no answer from it. */
export type TokenOutcome =
  | { readonly kind: 'tokens'; readonly tokens: TokenResponse }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

/** One token request (behaviour/session.md, 'Sign-in'). Never throws. */
export const requestTokens = async (grant: Grant): Promise<TokenOutcome> => {
  try {
    const { url, body } = tokenRequest(oauthConfig(), grant);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...xsrfHeader('POST', url, document.cookie),
      },
      body,
      signal: AbortSignal.timeout(TOKEN_TIMEOUT),
    });
    if (answer.status >= 500) return { kind: 'unreachable' };
    if (!answer.ok) return { kind: 'refused' };
    const previous = 'refreshToken' in grant ? grant.refreshToken : undefined;
    const tokens = parseTokenResponse(await answer.json(), previous);
    return tokens ? { kind: 'tokens', tokens } : { kind: 'refused' };
  } catch {
    return { kind: 'unreachable' };
  }
};

/**
 * Ends everything that came of the sign-in of a refresh token (RFC 7009), also where the provider has
 * forgotten the browser's session meanwhile. Nobody waits for it: the page is about to be left.
 */
export const revokeTokens = (refreshToken: string): void => {
  const config = oauthConfig();
  const body = new URLSearchParams({ token: refreshToken, client_id: config.clientId });
  const url = revocationUrl(config);
  // Another origin need not let us read its answer, which nobody looks at.
  const mode = URL.canParse(url) ? 'no-cors' : 'cors';
  const headers = xsrfHeader('POST', url, document.cookie);
  // What does not arrive ends with the session at the logout address, or by itself.
  fetch(url, { method: 'POST', body, keepalive: true, mode, headers }).catch(() => {});
};

/**
 * Leaves for the provider's logout address. The page is replaced.
 * @param fragment a place on the landing page, where it ends there: browsers carry it along redirects
 */
export const leaveForLogout = (fragment: string): void => {
  const url = logoutUrl(oauthConfig(), homeAfterSignOut());
  location.assign(HOME_IS_LANDING ? `${url}#${fragment}` : url);
};
