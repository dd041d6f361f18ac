import * as z from 'zod';

import { payloadsOf } from '#server/account/personal-rows.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { revokeGrant } from '#server/identity/adapter.ts';
import { forgetDevices } from '#server/identity/guessing/devices.ts';

const WithGrants = z.object({
  authorizations: z.record(z.string(), z.object({ grantId: z.string().optional() })).default({}),
});

/** The families of tokens that a session has given. */
const grantsOf = async (db: Database, sessionUid: string): Promise<string[]> => {
  const session = await db
    .selectFrom('oidc_payloads')
    .select('payload')
    .where('kind', '=', 'Session')
    .where('session_uid', '=', sessionUid)
    .executeTakeFirst();
  if (!session) return [];
  const { authorizations } = WithGrants.parse(JSON.parse(session.payload));
  return Object.values(authorizations).flatMap(({ grantId }) => grantId ?? []);
};

/**
 * Deletes the host seats of an account's tables, which let browsers host without a session. A browser that is
 * still signed in takes its seat again.
 */
const endHostSeats = async (transaction: Database, accountId: string): Promise<void> => {
  await transaction
    .deleteFrom('table_seats')
    .where('role', '=', 'host')
    .where('table_id', 'in', (tables) =>
      tables.selectFrom('live_tables').select('id').where('account_id', '=', accountId),
    )
    .execute();
};

/**
 * Ends the sessions of an account as a part of a transaction, and makes its browsers unknown. The caller
 * calls {@link endSessions} after the commit.
 * @param exceptSessionUid see {@link endSessions}
 */
export const endSessionsWithin = async (
  transaction: Database,
  accountId: string,
  exceptSessionUid?: string,
): Promise<void> => {
  await forgetDevices(transaction, accountId);
  await endHostSeats(transaction, accountId);
  const keptUid = exceptSessionUid ?? '';
  // First: a request that brings a session back then finds no row of it (keep-sessions.ts).
  await transaction
    .deleteFrom('account_sessions')
    .where('account_id', '=', accountId)
    .where('session_uid', '<>', keptUid)
    .execute();
  const kept = keptUid === '' ? [] : await grantsOf(transaction, keptUid);
  const ending = transaction
    .selectFrom('oidc_payloads')
    .where(payloadsOf({ id: accountId, email: undefined }))
    .where((where) =>
      where.or([where('session_uid', 'is', null), where('session_uid', '<>', keptUid)]),
    )
    .$if(kept.length > 0, (query) =>
      query.where((where) =>
        where.or([where('grant_id', 'is', null), where('grant_id', 'not in', kept)]),
      ),
    );
  // The answers kept for parallel refreshes hold tokens.
  await transaction
    .deleteFrom('refresh_replays')
    .where('token_hash', 'in', ending.select('id'))
    .execute();
  await transaction
    .deleteFrom('oidc_payloads')
    .where((where) =>
      where(
        where.refTuple('kind', 'id'),
        'in',
        ending.select(['kind', 'id']).$asTuple('kind', 'id'),
      ),
    )
    .execute();
};

/**
 * Ends every session of an account with all that came of it: the provider's sessions and running
 * sign-ins, grants, codes, refresh tokens and the answers kept for them. Access tokens are refused from
 * then on, half a second later at the latest and in every process (standing-grant.ts).
 * @param exceptSessionUid the session that goes on, with its own grants
 */
export const endSessions = async (
  db: Database,
  accountId: string,
  exceptSessionUid?: string,
): Promise<void> => {
  await inTransaction(db, (transaction) =>
    endSessionsWithin(transaction, accountId, exceptSessionUid),
  );
  // A request that began before may have written rows since.
  await endSessionsWithin(db, accountId, exceptSessionUid);
};

/**
 * Ends one session of an account with all that came of it, as {@link endSessions} does.
 * @returns `false` where the account has no such session
 */
export const endSession = (db: Database, accountId: string, uid: string): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const row = await transaction
      .deleteFrom('account_sessions')
      .where('session_uid', '=', uid)
      .where('account_id', '=', accountId)
      .returning('grant_id')
      .executeTakeFirst();
    if (!row) return false;
    await endHostSeats(transaction, accountId);
    const grants = await grantsOf(transaction, uid);
    for (const grantId of new Set([...grants, row.grant_id ?? ''])) {
      await revokeGrant(transaction, grantId);
    }
    await transaction
      .deleteFrom('oidc_payloads')
      .where('kind', '=', 'Session')
      .where('session_uid', '=', uid)
      .where('account_id', '=', accountId)
      .execute();
    return true;
  });
