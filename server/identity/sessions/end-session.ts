import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { revokeGrant } from '#server/identity/adapter.ts';

/**
 * Ends one session of an account with all that came of it: its cookie counts no more, nor do the tokens
 * that the app has from it, half a second later at the latest and in every process (standing-grant.ts).
 * @returns `false` where the account has no such session
 */
export const endSession = (db: Database, accountId: string, uid: string): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const ended = await transaction
      .deleteFrom('account_sessions')
      .where('session_uid', '=', uid)
      .where('account_id', '=', accountId)
      .returning('grant_id')
      .executeTakeFirst();
    if (!ended) return false;
    if (ended.grant_id !== null) await revokeGrant(transaction, ended.grant_id);
    await transaction
      .deleteFrom('oidc_payloads')
      .where('kind', '=', 'Session')
      .where('session_uid', '=', uid)
      .where('account_id', '=', accountId)
      .execute();
    return true;
  });
