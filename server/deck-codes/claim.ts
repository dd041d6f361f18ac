import type { Database } from '#server/db/open.ts';
import { hashOf } from '#server/deck-codes/codes.ts';
import type { AccountExists } from '#server/session/exists.ts';

/**
 * What became of a claim. `unknown` is a code that nobody has minted; `gone` an account that is being
 * deleted, or is kept out.
 */
export type Claim = 'claimed' | 'unknown' | 'already_claimed' | 'expired' | 'gone';

export interface Decks {
  /** The codes that an account has registered, oldest first. */
  readonly codesOf: (accountId: string) => Promise<string[]>;
  /**
   * Registers a code to an account; a code that is the account's own already counts as claimed.
   * @param code in its stored form, upper case
   */
  readonly claim: (accountId: string, code: string) => Promise<Claim>;
}

/**
 * Who owns which deck. A claim is one conditional UPDATE, so of many that run at once exactly one
 * finds the code free, whichever process it is in.
 * @param clock milliseconds since the epoch
 * @param exists whether an account is there; a claim of one that is being deleted is undone
 */
export const createDeckCodes = (
  db: Database,
  clock: () => number,
  exists: AccountExists,
): Decks => {
  const take = async (accountId: string, code: string): Promise<boolean> => {
    const now = clock();
    const taken = await db
      .updateTable('deck_codes')
      .set({ claimed_by: accountId, claimed_at: now, code })
      .where('code_hash', '=', hashOf(code))
      .where('claimed_by', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
      .where((where) =>
        where.exists(
          where
            .selectFrom('mint_runs')
            .select('id')
            .whereRef('mint_runs.id', '=', 'deck_codes.mint_run')
            .where('finished_at', 'is not', null),
        ),
      )
      .returning('code_hash')
      .executeTakeFirst();
    return taken !== undefined;
  };
  /** Undoes a claim; what else the account has registered is not touched: it may only be kept out. */
  const free = async (accountId: string, code: string): Promise<void> => {
    await db
      .updateTable('deck_codes')
      .set({ claimed_by: null, claimed_at: null, code: null })
      .where('code_hash', '=', hashOf(code))
      .where('claimed_by', '=', accountId)
      .execute();
  };
  return {
    codesOf: async (accountId) => {
      const rows = await db
        .selectFrom('deck_codes')
        .select('code')
        .where('claimed_by', '=', accountId)
        .orderBy('claimed_at')
        .orderBy('code_hash')
        .execute();
      return rows.flatMap(({ code }) => code ?? []);
    },
    claim: async (accountId, code) => {
      if (await take(accountId, code)) {
        if (await exists(accountId)) return 'claimed';
        await free(accountId, code);
        return 'gone';
      }
      const row = await db
        .selectFrom('deck_codes')
        .innerJoin('mint_runs', 'mint_runs.id', 'deck_codes.mint_run')
        .select('claimed_by')
        .where('code_hash', '=', hashOf(code))
        .where('finished_at', 'is not', null)
        .executeTakeFirst();
      if (row?.claimed_by === accountId) return 'claimed';
      if (!(await exists(accountId))) return 'gone';
      if (!row) return 'unknown';
      return row.claimed_by === null ? 'expired' : 'already_claimed';
    },
  };
};
