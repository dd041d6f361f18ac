import * as m from '#messages';
import { hashDeckCode } from '#server/deck-codes/deck-code.ts';
import type { Account } from '#server/identity/accounts.ts';
import { waitIn } from '#server/identity/pages/form.ts';
import { onlyValue } from '#server/identity/posted-form.ts';
import type { IdentityServices } from '#server/identity/services.ts';

/** Optional field for the old password or a deck code. */
const OWN_FIELD = 'own';

/** A deck code, also in the middle of its short link. */
const DECK_CODE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** The account that is the person's own; none for an empty field. */
export type Own = { readonly account: Account | undefined } | { readonly problem: string };

/**
 * Finds the unproven account of an address that a person knows the password or a deck code of. Call it
 * only after the person has proven the address.
 */
export const createFindOwn =
  ({ accounts, db, limits }: IdentityServices) =>
  async (email: string, fields: URLSearchParams): Promise<Own> => {
    const typed = onlyValue(fields, OWN_FIELD);
    if (typed.trim() === '') return { account: undefined };
    const taken = await limits.passwordsByEmail.consume(email);
    if (!taken.ok) return { problem: m.identity_own_wait({ wait: waitIn(taken.retryAfterMs) }) };
    const code = DECK_CODE.exec(typed)?.[0].toUpperCase();
    const deck =
      code &&
      (await db
        .selectFrom('deck_codes')
        .select('claimed_by')
        .where('code_hash', '=', hashDeckCode(code))
        .executeTakeFirst());
    const byDeck = deck && deck.claimed_by !== null && (await accounts.find(deck.claimed_by));
    const isOfEmail = byDeck && (await accounts.hasEmail(byDeck.id, email));
    const account = isOfEmail ? byDeck : await accounts.verify(email, typed);
    return account && account.verifiedAt === null && !account.disabled
      ? { account }
      : { problem: m.identity_own_wrong() };
  };
