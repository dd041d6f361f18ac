/** The session's tokens, refreshed when expired (behaviour/session.md, 'Session'). */
import { requestTokens } from '#lib/session/oauth.browser.ts';
import {
  clearSession,
  onSessionChange,
  readSession,
  writeSession,
} from '#lib/session/session-storage.browser.ts';
import { isSessionValid, type StoredSession } from '#lib/session/session.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { forgetDeck } from '#lib/shared/personal.browser.ts';

/** The provider did not answer; the tokens are kept, because they may still be valid. */
class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** Web Lock under which one tab refreshes while the others wait. */
const REFRESH_LOCK = 'cd.auth.refresh';

/** How long a tab waits for another tab's refresh, in ms; longer than the timeout of a token request. */
const LOCK_TIMEOUT = 20_000;

/** How long the lock is held after new tokens are stored, in ms. */
const LOCK_LINGER = 500;

/** The stored session if it has newer and valid tokens. */
const renewedSince = (stale: StoredSession): StoredSession | undefined => {
  const current = readSession();
  const renewed = current && current.tokens.access_token !== stale.tokens.access_token;
  return renewed && isSessionValid(current, now()) ? current : undefined;
};

/** Ends a session without a sign-out. */
const endSession = (): void => {
  forgetDeck();
  clearSession();
};

/** Refreshes once; clears the session if the provider refuses. */
const refresh = async (stale: StoredSession): Promise<StoredSession | undefined> => {
  const renewed = renewedSince(stale);
  if (renewed) return renewed;
  const refreshToken = readSession()?.tokens.refresh_token;
  if (refreshToken === undefined) {
    endSession();
    return undefined;
  }
  const outcome = await requestTokens({ refreshToken });
  // A sign-out or sign-in during the request takes precedence.
  if (readSession()?.tokens.refresh_token !== refreshToken) return readSession();
  if (outcome.kind === 'tokens') return writeSession(outcome.tokens, now());
  if (outcome.kind === 'unreachable') throw new ProviderUnreachable();
  endSession();
  return undefined;
};

/** Resolves when another tab has stored newer tokens; never after the signal aborts. */
const renewedElsewhere = (stale: StoredSession, signal: AbortSignal): Promise<StoredSession> =>
  new Promise((resolve) => {
    onSessionChange(() => {
      const renewed = renewedSince(stale);
      if (renewed) resolve(renewed);
    }, signal);
  });

/**
 * Refreshes in one tab; the others adopt the stored tokens. The lock is held a little longer, because storage
 * reaches other browser processes late: the next tab would read the old tokens and refresh again.
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

/**
 * Returns the stored session if its tokens are valid, else refreshes; concurrent callers share one refresh.
 * @param forceRefresh refreshes tokens that look valid
 * @returns `undefined` without a session
 * @throws ProviderUnreachable if a refresh is needed and the provider does not answer
 */
export const freshSession = async (forceRefresh = false): Promise<StoredSession | undefined> => {
  const session = readSession();
  if (!session || (!forceRefresh && isSessionValid(session, now()))) return session;
  refreshing ??= refreshOnce(session).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
};
