/**
 * Amplify as the reader of the session: `fetchAuthSession()` asks the token provider below. Amplify's own
 * redirect flow does not support the specified storage and wire form (docs/decisions/0005).
 */
import { Amplify } from '@aws-amplify/core';
import { decodeJWT, fetchAuthSession, type AuthTokens, type TokenProvider } from 'aws-amplify/auth';

import type { IdentityClaims } from '#contract/session.ts';
import { freshSession } from '#lib/session/refresh.browser.ts';
import type { StoredSession } from '#lib/session/session.ts';
import { takeOver } from '#lib/shared/host-seats.browser.ts';
import { followClearing } from '#lib/shared/personal.browser.ts';

/** Damaged tokens are no session. */
const toAuthTokens = ({ tokens }: StoredSession): AuthTokens | null => {
  try {
    return {
      accessToken: decodeJWT(tokens.access_token),
      idToken: decodeJWT(tokens.id_token),
    };
  } catch {
    return null;
  }
};

const tokenProvider: TokenProvider = {
  getTokens: async ({ forceRefresh = false } = {}) => {
    const session = await freshSession(forceRefresh);
    return session ? toAuthTokens(session) : null;
  },
};

// Re-exported, so that navigation to the provider and token refresh share a chunk.
export { leaveForLogout, leaveForProvider } from '#lib/session/oauth.browser.ts';

Amplify.configure({}, { Auth: { tokenProvider } });

export interface AuthSession {
  readonly accessToken: string;
  readonly claims: IdentityClaims;
}

/**
 * Returns the session's valid tokens (behaviour/session.md, 'Session'); refreshes expired ones once. Deletes local data
 * of another account.
 * @param forceRefresh refreshes a token that looks valid, as after a 401
 * @returns `undefined` without a session
 * @throws ProviderUnreachable if a refresh is needed and the provider does not answer
 */
export const ensureTokens = async (forceRefresh = false): Promise<AuthSession | undefined> => {
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (!tokens?.idToken) return undefined;
  takeOver(tokens.idToken.payload.sub ?? '');
  return { accessToken: tokens.accessToken.toString(), claims: tokens.idToken.payload };
};

/** Deletes this tab's data of a person whose session ended in another tab. */
export const forgetEnded = (): void => followClearing();
