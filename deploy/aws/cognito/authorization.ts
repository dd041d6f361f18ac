import type { AppClient } from './emulator.ts';
import type { AuthorizationRequest } from './sign-ins.ts';

/** The error of an authorization request, and where it is reported. */
export type Fault =
  /** Shown on a page of the domain: there is no app to trust with it. */
  | { readonly kind: 'page'; readonly error: string }
  /** Sent back to the app. */
  | { readonly kind: 'redirect'; readonly location: string };

const KNOWN_SCOPES = new Set([
  'openid',
  'email',
  'phone',
  'profile',
  'aws.cognito.signin.user.admin',
]);

/**
 * The address that an answer goes back to. Cognito decodes `state` once more than it was encoded and
 * writes it as it is then: characters that are not URL-safe do not survive it.
 */
export const backTo = (
  redirectUri: string,
  parameters: Readonly<Record<string, string>>,
  state: string | undefined,
): string => {
  const query = new URLSearchParams(parameters).toString();
  const once = state === undefined ? '' : `&state=${decodeOnceMore(state)}`;
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}${once}`;
};

const decodeOnceMore = (state: string): string => {
  try {
    return decodeURIComponent(state.replaceAll('+', ' '));
  } catch {
    return state;
  }
};

/**
 * Reads an authorization request by the rules of the documentation ('The redirect and authorization
 * endpoint'): a client or an address that is not registered is told on a page; anything else goes back
 * to the app as an error.
 */
export const readRequest = (
  query: URLSearchParams,
  clients: readonly AppClient[],
): AuthorizationRequest | Fault => {
  const client = clients.find(({ id }) => id === query.get('client_id'));
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!client) return { kind: 'page', error: 'invalid_client' };
  if (!client.callbackUrls.includes(redirectUri))
    return { kind: 'page', error: 'redirect_mismatch' };
  const refuse = (error: string): Fault => ({
    kind: 'redirect',
    location: backTo(redirectUri, { error }, query.get('state') ?? undefined),
  });
  const codeChallenge = query.get('code_challenge') ?? '';
  const method = query.get('code_challenge_method');
  if (query.get('response_type') !== 'code') return refuse('invalid_request');
  // Cognito itself lets a request without PKCE through; cognito-local cannot.
  if (codeChallenge === '' || method !== 'S256') return refuse('invalid_request');
  const scope = query.get('scope') ?? '';
  if (!scope.split(' ').every((name) => KNOWN_SCOPES.has(name))) return refuse('invalid_scope');
  return {
    client,
    redirectUri,
    scope,
    codeChallenge,
    state: query.get('state') ?? undefined,
    nonce: query.get('nonce') ?? undefined,
  };
};
