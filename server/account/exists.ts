import type { VerifyToken } from '#server/auth.ts';
import type { Database } from '#server/db/open.ts';

/** How long an account that was there is taken to be there still, in ms. */
const TRUST_MS = 500;

/** How many accounts are remembered at a time. */
const MOST = 10_000;

/** Whether an account is there at this moment. */
export type AccountExists = (id: string) => Promise<boolean>;

/** Looks an account of the embedded identity provider up. */
export const createAccountExists =
  (db: Database): AccountExists =>
  async (id) =>
    (await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined;

/**
 * Refuses the tokens of accounts that are gone, half a second after their end at the latest and in
 * every process: a token that verifies says only that there was an account when it was made.
 * @param clock milliseconds since the epoch
 */
export const refuseGoneAccounts = (
  verify: VerifyToken,
  exists: AccountExists,
  clock: () => number,
): VerifyToken => {
  const seen = new Map<string, number>();
  return async (token) => {
    const caller = await verify(token);
    if (!caller) return undefined;
    const now = clock();
    const age = now - (seen.get(caller.accountId) ?? Number.NEGATIVE_INFINITY);
    if (age >= 0 && age < TRUST_MS) return caller;
    if (!(await exists(caller.accountId))) {
      seen.delete(caller.accountId);
      return undefined;
    }
    if (seen.size >= MOST) seen.clear();
    seen.set(caller.accountId, now);
    return caller;
  };
};
