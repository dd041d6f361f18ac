/** Addresses and messages of the OAuth code flow (behaviour/session.md, 'Sign-in'). No DOM. */

import { textOfBase64Url, toBase64Url } from '#lib/shared/base64url.ts';

export interface OAuthConfig {
  /** The provider's address without a trailing slash, such as `/idp`. */
  readonly provider: string;
  /** The provider as it names itself in `iss`. */
  readonly issuer: string;
  readonly clientId: string;
  /** The absolute address of the callback page. */
  readonly redirectUri: string;
  /** Where the parameters of a token request stand. */
  readonly tokenParams: TokenParams;
}

/** In the query with an empty body (behaviour/session.md, 'Sign-in'), or in a form body (RFC 6749, section 4.1.3). */
export const TOKEN_PARAMS = ['query', 'body'] as const;
type TokenParams = (typeof TOKEN_PARAMS)[number];

/** The scope of every sign-in (behaviour/session.md, 'Sign-in'). */
const SCOPE = 'email openid phone profile';

/** What the browser keeps between leaving for the provider and coming back. */
export interface Transaction {
  /** Ties the answer to this browser (RFC 6749, section 10.12). */
  readonly nonce: string;
  /** The PKCE code verifier (RFC 7636). */
  readonly verifier: string;
  /** Ties the id token to this sign-in (OpenID Connect Core, section 3.1.2.1). */
  readonly oidcNonce: string;
  /** Where to go afterwards. */
  readonly path: string;
  /** A foreign issuer answered the sign-in before, which this one repeats. */
  readonly isRestart?: true;
}

/** `<nonce>.<base64url(path)>`: URL-safe, because some providers encode `state` twice. */
export const stateOf = ({ nonce, path }: Pick<Transaction, 'nonce' | 'path'>): string =>
  `${nonce}.${toBase64Url(new TextEncoder().encode(path))}`;

/** Reads a stored transaction back; `undefined` where there is none or where it is damaged. */
export const parseTransaction = (stored: string | null): Transaction | undefined => {
  if (stored === null) return undefined;
  try {
    const value = JSON.parse(stored) as Record<string, unknown> | null;
    const { nonce, verifier, oidcNonce, path, isRestart } = value ?? {};
    return typeof nonce === 'string' &&
      typeof verifier === 'string' &&
      typeof oidcNonce === 'string' &&
      typeof path === 'string'
      ? { nonce, verifier, oidcNonce, path, ...(isRestart === true && { isRestart }) }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Where a sign-in or a sign-up begins at the provider. */
export type Entrance = 'oauth2/authorize' | 'signup';

/**
 * The address that starts a sign-in or a sign-up.
 * @param challenge the S256 challenge of the transaction's verifier
 * @param prompt `login` asks for the password even where somebody is signed in (OpenID Connect Core,
 *   section 3.1.2.1)
 */
export const entranceUrl = (
  entrance: Entrance,
  { provider, clientId, redirectUri }: OAuthConfig,
  transaction: Transaction,
  challenge: string,
  prompt?: 'login',
): string => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: SCOPE,
    state: stateOf(transaction),
    nonce: transaction.oidcNonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(prompt && { prompt }),
  });
  return `${provider}/${entrance}?${query}`;
};

/** The provider's address that ends tokens (RFC 7009; Cognito has the same). */
export const revocationUrl = ({ provider }: Pick<OAuthConfig, 'provider'>): string =>
  `${provider}/oauth2/revoke`;

/** The provider's address that ends its own session and comes back to `logoutUri`. */
export const logoutUrl = (
  { provider, clientId }: Pick<OAuthConfig, 'provider' | 'clientId'>,
  logoutUri: string,
): string =>
  `${provider}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: logoutUri })}`;

export type Grant =
  | { readonly code: string; readonly verifier: string }
  | { readonly refreshToken: string };

/** A token request: what is POSTed to which address. */
export interface TokenRequest {
  readonly url: string;
  /** A form; empty where the parameters stand in the query. */
  readonly body: string;
}

/** The token request for a grant, with its parameters where the provider reads them. */
export const tokenRequest = (
  { provider, clientId, redirectUri, tokenParams }: OAuthConfig,
  grant: Grant,
): TokenRequest => {
  const parameters =
    'code' in grant
      ? { grant_type: 'authorization_code', code: grant.code, code_verifier: grant.verifier }
      : { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
  const form = new URLSearchParams({
    ...parameters,
    client_id: clientId,
    redirect_uri: redirectUri,
  }).toString();
  const url = `${provider}/oauth2/token`;
  return tokenParams === 'body' ? { url, body: form } : { url: `${url}?${form}`, body: '' };
};

/** Our own word for an answer of another provider, among the errors of RFC 6749, section 4.1.2.1. */
export const FOREIGN_ISSUER = 'foreign_issuer';

/** What the callback page has to do, decided from its address and the stored transaction. */
export type CallbackStep =
  | {
      readonly kind: 'exchange';
      readonly path: string;
      readonly code: string;
      readonly transaction: Transaction;
    }
  | { readonly kind: 'refused'; readonly error: string; readonly path: string }
  | {
      readonly kind: 'restart';
      readonly path: string;
      /** Whether a foreign issuer is the reason. */
      readonly isForeign: boolean;
    }
  | { readonly kind: 'nothing'; readonly path: string };

const pathOfState = (state: string | null): string => {
  const encoded = state?.split('.')[1];
  if (!encoded) return '';
  try {
    return textOfBase64Url(encoded);
  } catch {
    return '';
  }
};

/**
 * Decides what a call of the callback page means. A code is exchanged only with the transaction that
 * asked for it, and only where the provider that was asked gave it; any other code starts the sign-in
 * again, so that nobody can be signed in to another person's account (RFC 6749, section 10.12) and no
 * code is taken to a provider that did not give it (RFC 9207, section 2.4). A provider that names
 * itself otherwise than configured would do so forever: that is said after the second time.
 * @param query the callback's query
 * @param transaction the one this tab has stored, already taken out
 * @param issuer the provider's, which answers may leave out
 */
export const callbackStep = (
  query: URLSearchParams,
  transaction: Transaction | undefined,
  issuer: string,
): CallbackStep => {
  const code = query.get('code');
  const state = query.get('state');
  const error = query.get('error');
  const path = transaction?.path ?? pathOfState(state);
  if (error !== null) return { kind: 'refused', error, path };
  if (code === null) return { kind: 'nothing', path };
  const isForeign = query.getAll('iss').some((named) => named !== issuer);
  if (isForeign && transaction?.isRestart) return { kind: 'refused', error: FOREIGN_ISSUER, path };
  return transaction && state === stateOf(transaction) && !isForeign
    ? { kind: 'exchange', path, code, transaction }
    : { kind: 'restart', path, isForeign };
};
