/** Addresses and messages of the OAuth code flow (behaviour/session.md, 'Sign-in'). No DOM. */

import { textOfBase64Url, toBase64Url } from '#lib/shared/base64url.ts';
import { parseFields } from '#lib/shared/parse-json.ts';

export interface OAuthConfig {
  /** The provider's address without a trailing slash, such as `/idp`. */
  readonly provider: string;
  /** The provider's `iss`. */
  readonly issuer: string;
  readonly clientId: string;
  /** The absolute address of the callback page. */
  readonly redirectUri: string;
  readonly tokenParams: TokenParams;
  /** The language of the provider's pages. */
  readonly language?: string;
}

/** In the query with an empty body (behaviour/session.md, 'Sign-in'), or in a form body (RFC 6749, section 4.1.3). */
export const TOKEN_PARAMS = ['query', 'body'] as const;
type TokenParams = (typeof TOKEN_PARAMS)[number];

/** The scope of every sign-in (behaviour/session.md, 'Sign-in'). */
const SCOPE = 'email openid phone profile';

/** Stored between the redirect to the provider and the callback. */
export interface Transaction {
  /** Ties the answer to this browser (RFC 6749, section 10.12). */
  readonly nonce: string;
  /** The PKCE code verifier (RFC 7636). */
  readonly verifier: string;
  /** Ties the id token to this sign-in (OpenID Connect Core, section 3.1.2.1). */
  readonly oidcNonce: string;
  /** The return path. */
  readonly path: string;
  /** This sign-in repeats one that a foreign issuer answered. */
  readonly isRestart?: true;
}

/** `<nonce>.<base64url(path)>`: URL-safe, because some providers encode `state` twice. */
export const stateOf = ({ nonce, path }: Pick<Transaction, 'nonce' | 'path'>): string =>
  `${nonce}.${toBase64Url(new TextEncoder().encode(path))}`;

/** Parses a stored transaction; `undefined` if missing or damaged. */
export const parseTransaction = (stored: string | null): Transaction | undefined => {
  const { nonce, verifier, oidcNonce, path, isRestart } = parseFields(stored);
  return typeof nonce === 'string' &&
    typeof verifier === 'string' &&
    typeof oidcNonce === 'string' &&
    typeof path === 'string'
    ? { nonce, verifier, oidcNonce, path, ...(isRestart === true && { isRestart }) }
    : undefined;
};

export type Entrance = 'oauth2/authorize' | 'signup';

/**
 * The address that starts a sign-in or sign-up.
 * @param challenge the S256 challenge of the transaction's verifier
 * @param prompt `login` forces the password (OpenID Connect Core, section 3.1.2.1)
 */
export const entranceUrl = (
  entrance: Entrance,
  { provider, clientId, redirectUri, language }: OAuthConfig,
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
    // OpenID Connect Core, section 3.1.2.1.
    ...(language && { ui_locales: language }),
  });
  return `${provider}/${entrance}?${query}`;
};

/** The provider's revocation endpoint (RFC 7009; also at Cognito). */
export const revocationUrl = ({ provider }: Pick<OAuthConfig, 'provider'>): string =>
  `${provider}/oauth2/revoke`;

/** The provider's logout endpoint, which redirects to `logoutUri`. */
export const logoutUrl = (
  { provider, clientId }: Pick<OAuthConfig, 'provider' | 'clientId'>,
  logoutUri: string,
): string =>
  `${provider}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: logoutUri })}`;

export type Grant =
  | { readonly code: string; readonly verifier: string }
  | { readonly refreshToken: string };

export interface TokenEndpointRequest {
  readonly url: string;
  /** A form body; empty if the parameters are in the query. */
  readonly body: string;
}

export const tokenRequest = (
  { provider, clientId, redirectUri, tokenParams }: OAuthConfig,
  grant: Grant,
): TokenEndpointRequest => {
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

/** Our error code for the answer of another provider, beside those of RFC 6749, section 4.1.2.1. */
export const FOREIGN_ISSUER = 'foreign_issuer';

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
 * Decides the next step of the callback page. A code is exchanged only with its own transaction and only if
 * the requested provider issued it; any other code restarts the sign-in. This prevents login CSRF (RFC 6749,
 * section 10.12) and mix-up attacks (RFC 9207, section 2.4). A second foreign issuer ends in an error, because
 * a provider with a misconfigured name would loop forever.
 * @param transaction the tab's stored transaction, already removed
 * @param issuer the provider's `iss`; answers may omit it
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
