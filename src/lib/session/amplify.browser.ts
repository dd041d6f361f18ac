/**
 * Amplify as the reader of the session: every look at the tokens goes through its
 * `fetchAuthSession()`, which asks the token provider below. Amplify's own redirect flow cannot keep
 * the storage and the wire form that are laid down; docs/decisions/0005 tells why.
 */
import { Amplify } from '@aws-amplify/core';
import { decodeJWT, fetchAuthSession, type AuthTokens, type TokenProvider } from 'aws-amplify/auth';

import type { IdentityClaims } from '#contract/session.ts';
import { freshSession } from '#lib/session/refresh.browser.ts';
import type { StoredSession } from '#lib/session/session.ts';
import { followClearing, ownPersonal, readPersonal } from '#lib/shared/personal.browser.ts';
import { leaveHostSeats } from '#lib/shared/host-seats.browser.ts';

const toAuthTokens = ({ tokens }: StoredSession): AuthTokens => ({
  accessToken: decodeJWT(tokens.access_token),
  idToken: decodeJWT(tokens.id_token),
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
 * Ensures a session (behaviour/session.md, 'Session'): valid tokens are taken, expired ones refreshed once.
 * What this browser remembers of anybody else is forgotten.
 * @param forceRefresh refresh even a token that looks valid, as after a 401
 * @returns `undefined` where there is no session
 * @throws ProviderUnreachable where a refresh is needed and the provider gives no answer
 */
export const ensureTokens = async (forceRefresh = false): Promise<AuthSession | undefined> => {
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (!tokens?.idToken) return undefined;
  const accountId = tokens.idToken.payload.sub ?? '';
  // Whoever was here before has not signed out; their tables are no more to be hosted from here.
  if (readPersonal('owner') !== accountId) leaveHostSeats();
  ownPersonal(accountId);
  return { accessToken: tokens.accessToken.toString(), claims: tokens.idToken.payload };
};

/** Forgets what this tab keeps of a person whose session another tab has ended. */
export const forgetEnded = (): void => followClearing();
