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

/** Timeout of a token request, in ms. */
const TOKEN_TIMEOUT = 15_000;

const random = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

const challengeOf = async (verifier: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
};

/** Options of a redirect to the provider. */
export interface Departure {
  readonly entrance: Entrance;
  /** The return path, checked by `safeReturn`. */
  readonly path: string;
  /** Forces the provider to ask for the password. */
  readonly prompt?: 'login';
  readonly isRestart?: boolean;
  /**
   * Stores a pending action for after this sign-in; returns whether it could.
   * @param nonce the nonce of the sign-in's id token
   */
  readonly keep?: (nonce: string) => boolean;
}

/**
 * Redirects to the provider's sign-in or sign-up.
 * @returns `false` where storage is blocked or `crypto.subtle` is missing, so that a sign-in cannot complete
 */
export const leaveForProvider = async ({
  entrance,
  path,
  prompt,
  isRestart = false,
  keep,
}: Departure): Promise<boolean> => {
  // Undefined on insecure origins, contrary to its type.
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
  // The provider's session may outlive a sign-out that did not reach it.
  const isOwed = document.cookie.includes(`${OWED_SIGN_OUT_COOKIE}=1`);
  const asked = isOwed && entrance === 'oauth2/authorize' ? 'login' : prompt;
  location.assign(entranceUrl(entrance, oauthConfig(), transaction, challenge, asked));
  return true;
};

/** Removes and returns the stored transaction, so that it works once. */
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

/** Sends a token request (behaviour/session.md, 'Sign-in'). Never throws. */
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

/** Revokes the tokens of a sign-in (RFC 7009) without waiting: the page is about to unload. */
export const revokeTokens = (refreshToken: string): void => {
  const config = oauthConfig();
  const body = new URLSearchParams({ token: refreshToken, client_id: config.clientId });
  const url = revocationUrl(config);
  // A provider on another origin need not allow CORS; the response is not read.
  const mode = URL.canParse(url) ? 'no-cors' : 'cors';
  const headers = xsrfHeader('POST', url, document.cookie);
  // After a failure the tokens end at the logout address or expire.
  fetch(url, { method: 'POST', body, keepalive: true, mode, headers }).catch(() => {});
};

/**
 * Replaces the page with the provider's logout address.
 * @param fragment of the landing page; browsers carry it along redirects
 */
export const leaveForLogout = (fragment: string): void => {
  const url = logoutUrl(oauthConfig(), homeAfterSignOut());
  location.assign(HOME_IS_LANDING ? `${url}#${fragment}` : url);
};
