import type { Database } from '#server/db/open.ts';
import { hashDeckCode } from '#server/deck-codes/deck-code.ts';

/** Page size of the listing, in rows. */
const PAGE = 1000;

/** A deck code as the operator sees it. */
export interface ListedCode {
  readonly hash: string;
  /** In plain text only where it is registered. */
  readonly code: string | null;
  readonly state: 'unclaimed' | 'claimed' | 'expired';
  readonly expiresAt: number | null;
  readonly claimedAt: number | null;
}

/**
 * The stock of deck codes, for the operator's commands.
 * @param clock milliseconds since the epoch
 */
export const createInventory = (db: Database, clock: () => number) => {
  const counting = () =>
    db
      .selectFrom('deck_codes')
      .innerJoin('mint_runs', 'mint_runs.id', 'deck_codes.mint_run')
      .where('finished_at', 'is not', null);
  const exists = async (code: string): Promise<boolean> =>
    (await counting()
      .select('code_hash')
      .where('code_hash', '=', hashDeckCode(code))
      .executeTakeFirst()) !== undefined;

  return {
    /** All codes of finished runs, in the order of their hashes, read page by page. */
    list: async function* ({
      unclaimed,
    }: {
      readonly unclaimed: boolean;
    }): AsyncGenerator<ListedCode> {
      const now = clock();
      let after = '';
      for (;;) {
        const rows = await counting()
          .select(['code_hash', 'code', 'expires_at', 'claimed_by', 'claimed_at'])
          .where('code_hash', '>', after)
          .orderBy('code_hash')
          .limit(PAGE)
          .execute();
        for (const row of rows) {
          const ended = row.expires_at !== null && row.expires_at <= now;
          const free = ended ? 'expired' : 'unclaimed';
          const state = row.claimed_by === null ? free : 'claimed';
          if (unclaimed && state !== 'unclaimed') continue;
          const { code_hash: hash, code, expires_at: expiresAt, claimed_at: claimedAt } = row;
          yield { hash, code, state, expiresAt, claimedAt };
        }
        const last = rows.at(-1);
        if (!last) return;
        after = last.code_hash;
      }
    },
    /** Expires a code now; an existing registration stays. `false` for an unknown code. */
    expire: async (code: string): Promise<boolean> => {
      if (!(await exists(code))) return false;
      await db
        .updateTable('deck_codes')
        .set({ expires_at: clock() })
        .where('code_hash', '=', hashDeckCode(code))
        .execute();
      return true;
    },
    /** Removes a code's registration, so that it can be registered again. */
    release: async (code: string): Promise<'released' | 'unclaimed' | 'unknown'> => {
      const released = await db
        .updateTable('deck_codes')
        .set({ claimed_by: null, claimed_at: null, code: null })
        .where('code_hash', '=', hashDeckCode(code))
        .where('claimed_by', 'is not', null)
        .returning('code_hash')
        .executeTakeFirst();
      if (released) return 'released';
      return (await exists(code)) ? 'unclaimed' : 'unknown';
    },
  };
};
