import type { Database } from '#server/db/open.ts';
import type { Caller } from '#server/http/caller.ts';
import type { VerifyToken } from '#server/session/auth.ts';

/** Grant cache TTL, in ms. */
const TRUST_MS = 500;

/** Whether the grant that a token came of stands at this moment, and its account is there. */
export type GrantStands = (token: Pick<Caller, 'accountId' | 'session'>) => Promise<boolean>;

/**
 * Looks grant and account up together. A grant of the embedded provider ends with the sign-out, the
 * revocation or second use of one of its refresh tokens, the second use of its code, the sign-in of
 * another account with the same browser, and its account, or while that is disabled.
 * @param clock milliseconds since the epoch
 */
export const createGrantStands =
  (db: Database, clock: () => number): GrantStands =>
  async ({ accountId, session: grantId }) => {
    if (grantId === '') return false;
    const row = await db
      .selectFrom('oidc_payloads')
      .innerJoin('accounts', 'accounts.id', 'oidc_payloads.account_id')
      .select('oidc_payloads.expires_at')
      .where('oidc_payloads.kind', '=', 'Grant')
      .where('oidc_payloads.id', '=', grantId)
      .where('accounts.id', '=', accountId)
      .where('accounts.disabled_at', 'is', null)
      .executeTakeFirst();
    return (row?.expires_at ?? 0) > clock();
  };

/**
 * Refuses the tokens of grants that have ended, half a second after their end at the latest and in
 * every process: a token that verifies says only that there was a grant when it was made.
 * @param verify gives the same caller while it remembers a token, and so bounds what is remembered here
 * @param clock milliseconds since the epoch
 */
export const refuseEndedGrants = (
  verify: VerifyToken,
  stands: GrantStands,
  clock: () => number,
): VerifyToken => {
  const seen = new WeakMap<Caller, number>();
  return async (token) => {
    const caller = await verify(token);
    if (!caller) return undefined;
    const now = clock();
    const age = now - (seen.get(caller) ?? Number.NEGATIVE_INFINITY);
    if (age >= 0 && age < TRUST_MS) return caller;
    if (await stands(caller)) {
      seen.set(caller, now);
      return caller;
    }
    seen.delete(caller);
    return undefined;
  };
};
