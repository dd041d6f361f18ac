import type { Database } from '#server/db/open.ts';
import { hashDeckCode } from '#server/deck-codes/deck-code.ts';
import type { AccountExists } from '#server/session/exists.ts';

/**
 * Result of a claim. `unknown`: the code was never minted; `gone`: the account is being deleted, or is
 * disabled.
 */
export type ClaimResult = 'claimed' | 'unknown' | 'already_claimed' | 'expired' | 'gone';

/**
 * Registration of deck codes. A claim is one conditional UPDATE, so of concurrent claims of a code exactly
 * one succeeds, across processes.
 * @param clock milliseconds since the epoch
 * @param exists whether an account exists; the claim of a deleted or disabled one is undone
 */
export const createDeckCodes = (db: Database, clock: () => number, exists: AccountExists) => {
  const take = async (accountId: string, code: string): Promise<boolean> => {
    const now = clock();
    const taken = await db
      .updateTable('deck_codes')
      .set({ claimed_by: accountId, claimed_at: now, code })
      .where('code_hash', '=', hashDeckCode(code))
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
  /** Undoes one claim; the account's other codes stay, because it may only be disabled. */
  const free = async (accountId: string, code: string): Promise<void> => {
    await db
      .updateTable('deck_codes')
      .set({ claimed_by: null, claimed_at: null, code: null })
      .where('code_hash', '=', hashDeckCode(code))
      .where('claimed_by', '=', accountId)
      .execute();
  };
  // Compiled once: building it anew takes longer than running it (decision 15).
  const codesQuery = db
    .selectFrom('deck_codes')
    .select('code')
    .where('claimed_by', '=', '')
    .orderBy('claimed_at')
    .orderBy('code_hash')
    .compile();
  return {
    /** The codes registered to an account, oldest first. */
    codesOf: async (accountId: string): Promise<string[]> => {
      const { rows } = await db.executeQuery<{ readonly code: string | null }>({
        ...codesQuery,
        parameters: [accountId],
      });
      return rows.flatMap(({ code }) => code ?? []);
    },
    /**
     * Registers a code to an account; a code that the account already owns counts as claimed.
     * @param code in its stored form, upper case
     */
    claim: async (accountId: string, code: string): Promise<ClaimResult> => {
      if (await take(accountId, code)) {
        if (await exists(accountId)) return 'claimed';
        await free(accountId, code);
        return 'gone';
      }
      const row = await db
        .selectFrom('deck_codes')
        .innerJoin('mint_runs', 'mint_runs.id', 'deck_codes.mint_run')
        .select('claimed_by')
        .where('code_hash', '=', hashDeckCode(code))
        .where('finished_at', 'is not', null)
        .executeTakeFirst();
      if (row?.claimed_by === accountId) return 'claimed';
      if (!(await exists(accountId))) return 'gone';
      if (!row) return 'unknown';
      return row.claimed_by === null ? 'expired' : 'already_claimed';
    },
  };
};

export type DeckCodes = ReturnType<typeof createDeckCodes>;
