/**
 * Amplify as the reader of the session: every look at the tokens goes through its
 * `fetchAuthSession()`, which asks the token provider below. Amplify's own redirect flow cannot keep
 * the spec's storage and wire form; docs/decisions/0005 tells why.
 */
import { Amplify, fetchAuthSession } from '@aws-amplify/core';

import type { IdentityClaims } from '#contract/session.ts';
import { decodeClaims, type StoredSession } from '#core/session.ts';
import { freshSession } from '#platform/session-refresh.ts';

type TokenProvider = NonNullable<
  NonNullable<NonNullable<Parameters<typeof Amplify.configure>[1]>['Auth']>['tokenProvider']
>;
type AuthTokens = NonNullable<Awaited<ReturnType<TokenProvider['getTokens']>>>;

const jwt = (token: string): AuthTokens['accessToken'] => ({
  payload: decodeClaims(token) as AuthTokens['accessToken']['payload'],
  toString: () => token,
});

const toAuthTokens = ({ tokens }: StoredSession): AuthTokens => ({
  accessToken: jwt(tokens.access_token),
  idToken: jwt(tokens.id_token),
});

const tokenProvider: TokenProvider = {
  getTokens: async ({ forceRefresh = false } = {}) => {
    const session = await freshSession(forceRefresh);
    return session ? toAuthTokens(session) : null;
  },
};

Amplify.configure({}, { Auth: { tokenProvider } });

/** The session's access token and claims, as Amplify gives them. */
export interface AuthSession {
  readonly accessToken: string;
  readonly claims: IdentityClaims;
}

/**
 * Ensures a session (spec section 4): valid tokens are taken, expired ones refreshed once.
 * @param forceRefresh refresh even a token that looks valid, as after a 401
 * @returns `undefined` where there is no session
 * @throws ProviderUnreachable where a refresh is needed and the provider gives no answer
 */
export const ensureTokens = async (forceRefresh = false): Promise<AuthSession | undefined> => {
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (!tokens?.idToken) return undefined;
  return { accessToken: tokens.accessToken.toString(), claims: tokens.idToken.payload };
};
