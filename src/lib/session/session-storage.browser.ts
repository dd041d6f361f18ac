import type { TokenResponse } from '#contract/session.ts';
import {
  ISSUED_AT_KEY,
  parseStoredSession,
  TOKEN_KEY,
  type StoredSession,
} from '#lib/session/session.ts';
import {
  lifetimeOf,
  onItemChange,
  readItem,
  removeItem,
  writeItem,
  type Lifetime,
} from '#lib/shared/storage.browser.ts';

/** The stored session; `undefined` if missing or damaged. */
export const readSession = (): StoredSession | undefined =>
  parseStoredSession(readItem('localStorage', TOKEN_KEY), readItem('localStorage', ISSUED_AT_KEY));

/**
 * Stores fresh tokens (behaviour/session.md, 'Session').
 * @param now ms since the epoch
 */
export const writeSession = (tokens: TokenResponse, now: number): StoredSession => {
  // The time first: other tabs react to the token and need both.
  writeItem('localStorage', ISSUED_AT_KEY, String(now));
  writeItem('localStorage', TOKEN_KEY, JSON.stringify(tokens));
  return { tokens, issuedAt: now };
};

export const clearSession = (): void => {
  removeItem('localStorage', TOKEN_KEY);
  removeItem('localStorage', ISSUED_AT_KEY);
};

/** Calls back when another tab signs in, refreshes or signs out, until the signal aborts. */
export const onSessionChange = (listener: () => void, signal?: AbortSignal): void =>
  onItemChange([TOKEN_KEY], listener, signal);

/** The lifetime of the stored session; `undefined` without one. */
export const sessionLifetime = (): Lifetime | undefined => lifetimeOf(TOKEN_KEY);
