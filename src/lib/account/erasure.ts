/** The rules of an account's end: the word that confirms it, and the sign-in that it waits for. */

/** The word that confirms the end of an account. */
export const ERASURE_WORD = 'DELETE';

/** Whether what was typed is the word; spaces around it and its case do not matter. */
export const confirmsErasure = (typed: string): boolean =>
  typed.trim().toUpperCase() === ERASURE_WORD;

/** The landing page's place that says that an account is gone. */
export const ERASED_FRAGMENT = 'account-deleted';

/** A deletion that waits until its owner has signed in once more. */
export interface PendingErasure {
  /** Whose account it is: the tokens' `sub`. */
  readonly sub: string;
  /** The nonce of the sign-in that it waits for (OpenID Connect Core, section 3.1.2.1). */
  readonly nonce: string;
  /** In ms since the epoch. */
  readonly askedAt: number;
}

/** How long a deletion waits, in ms. */
const PENDING_LIFETIME = 10 * 60_000;

/** Reads a stored deletion back; `undefined` where there is none or where it is damaged. */
export const parsePendingErasure = (stored: string | null): PendingErasure | undefined => {
  if (stored === null) return undefined;
  try {
    const value = JSON.parse(stored) as Record<string, unknown> | null;
    const { sub, nonce, askedAt } = value ?? {};
    return typeof sub === 'string' && typeof nonce === 'string' && typeof askedAt === 'number'
      ? { sub, nonce, askedAt }
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * What a session means for a deletion that waits: its owner has signed in again; somebody else has;
 * or the sign-in did not come, or came too late.
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
