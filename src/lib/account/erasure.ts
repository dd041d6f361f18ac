/** Rules of account deletion: the confirmation word and the pending deletion. */

import * as m from '#messages';

import { parseFields } from '#lib/shared/parse-json.ts';

export const ERASURE_WORD = m.account_erasure_word();

/** Whether the text is the confirmation word, ignoring case and surrounding blanks. */
export const confirmsErasure = (typed: string): boolean =>
  typed.trim().toUpperCase() === ERASURE_WORD;

/** Fragment of the landing page's message about a deleted account. */
export const ERASED_FRAGMENT = 'account-deleted';

/** A deletion that waits for a fresh sign-in of its owner. */
export interface PendingErasure {
  /** The owner's `sub`. */
  readonly sub: string;
  /** Nonce of the awaited sign-in (OpenID Connect Core, section 3.1.2.1). */
  readonly nonce: string;
  /** In ms since the epoch. */
  readonly askedAt: number;
}

/** Lifetime of a pending deletion, in ms. */
const PENDING_LIFETIME = 10 * 60_000;

/** Parses a stored deletion; `undefined` where it is missing or invalid. */
export const parsePendingErasure = (stored: string | null): PendingErasure | undefined => {
  const { sub, nonce, askedAt } = parseFields(stored);
  return typeof sub === 'string' && typeof nonce === 'string' && typeof askedAt === 'number'
    ? { sub, nonce, askedAt }
    : undefined;
};

/**
 * Matches a session with a pending deletion: its owner signed in again, another account did, or the sign-in
 * is missing or too late.
 * @param claims of the id token
 * @param now ms since the epoch
 */
export const erasureReturn = (
  { sub, nonce, askedAt }: PendingErasure,
  claims: { readonly sub?: string | undefined; readonly nonce?: string | undefined },
  now: number,
): 'proved' | 'other-account' | 'nothing' => {
  if (claims.nonce !== nonce || now < askedAt || now - askedAt > PENDING_LIFETIME) return 'nothing';
  return claims.sub === sub ? 'proved' : 'other-account';
};
