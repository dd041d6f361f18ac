/** The session's tokens as they serve now: refreshed once where that is due (behaviour/session.md, 'Session'). */
import { requestTokens } from '#lib/session/oauth.browser.ts';
import {
  clearSession,
  onSessionChange,
  readSession,
  writeSession,
} from '#lib/session/session-storage.browser.ts';
import { isUsable, type StoredSession } from '#lib/session/session.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { forgetDeck } from '#lib/shared/personal.browser.ts';

/** The provider gave no answer; the tokens are kept, because nobody has said that they are bad. */
class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** Web Lock that makes one tab refresh while the others wait and adopt. */
const REFRESH_LOCK = 'cd.auth.refresh';

/** How long a tab waits for another tab's refresh, in ms; longer than one token request may take. */
const LOCK_TIMEOUT = 20_000;

/** How long the lock is held after new tokens are stored, in ms. */
const LOCK_LINGER = 500;

/** The stored session where it has newer tokens than a stale one, and good ones. */
const renewedSince = (stale: StoredSession): StoredSession | undefined => {
  const current = readSession();
  const renewed = current && current.tokens.access_token !== stale.tokens.access_token;
  return renewed && isUsable(current, now()) ? current : undefined;
};

/** Ends a session that nobody has signed out of. */
const endSession = (): void => {
  forgetDeck();
  clearSession();
};

/** One refresh for a session whose tokens no longer serve; clears it where the provider refuses. */
const refresh = async (stale: StoredSession): Promise<StoredSession | undefined> => {
  const renewed = renewedSince(stale);
  if (renewed) return renewed;
  const refreshToken = readSession()?.tokens.refresh_token;
  if (refreshToken === undefined) {
    endSession();
    return undefined;
  }
  const outcome = await requestTokens({ refreshToken });
  // Whoever signed out or in meanwhile has the last word.
  if (readSession()?.tokens.refresh_token !== refreshToken) return readSession();
  if (outcome.kind === 'tokens') return writeSession(outcome.tokens, now());
  if (outcome.kind === 'unreachable') throw new ProviderUnreachable();
  endSession();
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

/**
 * The stored session where its tokens serve, else what one refresh gives; all who ask meanwhile get
 * the answer of that one.
 * @param forceRefresh refresh even tokens that look valid
 * @returns `undefined` where there is no session, or none any more
 * @throws ProviderUnreachable where a refresh is needed and the provider gives no answer
 */
export const freshSession = async (forceRefresh = false): Promise<StoredSession | undefined> => {
  const session = readSession();
  if (!session || (!forceRefresh && isUsable(session, now()))) return session;
  refreshing ??= refreshOnce(session).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
};
