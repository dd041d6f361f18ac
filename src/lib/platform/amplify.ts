/**
 * Amplify as the reader of the session: every look at the tokens goes through its
 * `fetchAuthSession()`, which asks the token provider below. Amplify's own redirect flow cannot keep
 * the storage and the wire form that are laid down; docs/decisions/0005 tells why.
 */
import { Amplify, fetchAuthSession } from '@aws-amplify/core';

import type { IdentityClaims } from '#contract/session.ts';
import { decodeClaims, isUsable, type StoredSession } from '#core/session.ts';
import { now } from '#platform/clock.ts';
import { requestTokens } from '#platform/oauth.ts';
import {
  clearSession,
  onSessionChange,
  readSession,
  writeSession,
} from '#platform/session-storage.ts';

type TokenProvider = NonNullable<
  NonNullable<NonNullable<Parameters<typeof Amplify.configure>[1]>['Auth']>['tokenProvider']
>;
type AuthTokens = NonNullable<Awaited<ReturnType<TokenProvider['getTokens']>>>;

/** The provider gave no answer; the tokens are kept, because nobody has said that they are bad. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** Web Lock that makes one tab refresh while the others wait and adopt. */
const REFRESH_LOCK = 'cd.auth.refresh';

/** How long a tab waits for another tab's refresh, in ms; longer than one token request may take. */
const LOCK_TIMEOUT = 20_000;

/** How long the lock is held after new tokens are stored, in ms. */
const LOCK_LINGER = 500;

const jwt = (token: string): AuthTokens['accessToken'] => ({
  payload: decodeClaims(token) as AuthTokens['accessToken']['payload'],
  toString: () => token,
});

const toAuthTokens = ({ tokens }: StoredSession): AuthTokens => ({
  accessToken: jwt(tokens.access_token),
  idToken: jwt(tokens.id_token),
});

/** The stored session where it has newer tokens than a stale one, and good ones. */
const renewedSince = (stale: StoredSession): StoredSession | undefined => {
  const current = readSession();
  const renewed = current && current.tokens.access_token !== stale.tokens.access_token;
  return renewed && isUsable(current, now()) ? current : undefined;
};

/** One refresh for a session whose tokens no longer serve; clears it where the provider refuses. */
const refresh = async (stale: StoredSession): Promise<StoredSession | undefined> => {
  const renewed = renewedSince(stale);
  if (renewed) return renewed;
  const refreshToken = readSession()?.tokens.refresh_token;
  if (refreshToken === undefined) {
    clearSession();
    return undefined;
  }
  const outcome = await requestTokens({ refreshToken });
  // Whoever signed out or in meanwhile has the last word.
  if (readSession()?.tokens.refresh_token !== refreshToken) return readSession();
  if (outcome.kind === 'tokens') return writeSession(outcome.tokens, now());
  if (outcome.kind === 'unreachable') throw new ProviderUnreachable();
  clearSession();
  return undefined;
};

/** Resolves when another tab has stored newer tokens; never, once the signal is aborted. */
const renewedElsewhere = (stale: StoredSession, signal: AbortSignal): Promise<StoredSession> =>
  new Promise((resolve) => {
    onSessionChange(() => {
      const renewed = renewedSince(stale);
      if (renewed) resolve(renewed);
    }, signal);
  });

/**
 * Refreshes in one tab only; the others adopt what it stores. The lock is held on for a moment after
 * the tokens are stored, because a browser's processes see each other's storage a little late: a tab
 * that got the lock sooner would still read the old tokens and refresh again.
 */
const refreshOnce = async (stale: StoredSession): Promise<StoredSession | undefined> => {
  if (!('locks' in navigator)) return refresh(stale);
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(LOCK_TIMEOUT)]);
  const own = new Promise<StoredSession | undefined>((resolve, reject) => {
    const holdLock = async () => {
      await refresh(stale).then(resolve, reject);
      await new Promise((release) => setTimeout(release, LOCK_LINGER));
    };
    navigator.locks.request(REFRESH_LOCK, { signal }, holdLock).catch(reject);
  });
  try {
    return await Promise.race([own, renewedElsewhere(stale, settled.signal)]);
  } catch (error) {
    if (error instanceof DOMException) throw new ProviderUnreachable();
    throw error;
  } finally {
    settled.abort();
  }
};

let refreshing: Promise<StoredSession | undefined> | undefined;

const tokenProvider: TokenProvider = {
  getTokens: async ({ forceRefresh = false } = {}) => {
    const session = readSession();
    if (!session) return null;
    if (!forceRefresh && isUsable(session, now())) return toAuthTokens(session);
    refreshing ??= refreshOnce(session).finally(() => {
      refreshing = undefined;
    });
    const fresh = await refreshing;
    return fresh ? toAuthTokens(fresh) : null;
  },
};

Amplify.configure({}, { Auth: { tokenProvider } });

/** The session's access token and claims, as Amplify gives them. */
export interface AuthSession {
  readonly accessToken: string;
  readonly claims: IdentityClaims;
}

/**
 * Ensures a session (behaviour.md, 'Session'): valid tokens are taken, expired ones refreshed once.
 * @param forceRefresh refresh even a token that looks valid, as after a 401
 * @returns `undefined` where there is no session
 * @throws ProviderUnreachable where a refresh is needed and the provider gives no answer
 */
export const ensureTokens = async (forceRefresh = false): Promise<AuthSession | undefined> => {
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (!tokens?.idToken) return undefined;
  return { accessToken: tokens.accessToken.toString(), claims: tokens.idToken.payload };
};
