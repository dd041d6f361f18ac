import { sql } from 'kysely';

import type { Database } from '#server/db/open.ts';

const HOUR_MS = 60 * 60_000;

/** A session as the provider has it at the end of a request. */
export interface SessionNow {
  readonly uid: string;
  readonly accountId: string;
  /** The family of tokens that the app has from it. */
  readonly grantId: string | undefined;
}

/** A session that stands, as its owner sees it. Times are milliseconds since the epoch. */
export interface AccountSession {
  readonly uid: string;
  /** In words; empty where it is unknown. */
  readonly device: string;
  readonly startedAt: number;
  /** To the hour. */
  readonly seenAt: number;
}

/**
 * Enters a session whose owner has proved who they are. One that goes on keeps its beginning.
 * @param device in words, as `deviceOf` gives it
 * @param now milliseconds since the epoch
 * @param provenAt when the password, the passkey or the link of a reset was given, likewise
 * @returns whether it is new for this account
 */
export const enterSession = async (
  db: Database,
  { accountId, grantId, uid }: SessionNow,
  device: string,
  now: number,
  provenAt = now,
): Promise<boolean> => {
  const same = sql<boolean>`account_sessions.account_id = excluded.account_id`;
  const { started_at } = await db
    .insertInto('account_sessions')
    .values({
      session_uid: uid,
      account_id: accountId,
      grant_id: grantId ?? null,
      device,
      started_at: now,
      seen_at: now,
      proved_at: provenAt,
    })
    .onConflict((conflict) =>
      conflict.column('session_uid').doUpdateSet((set) => ({
        account_id: set.ref('excluded.account_id'),
        grant_id: set.ref('excluded.grant_id'),
        device: set.ref('excluded.device'),
        started_at: sql<number>`case when ${same} then account_sessions.started_at else ${now} end`,
        seen_at: now,
        proved_at: provenAt,
      })),
    )
    .returning('started_at')
    .executeTakeFirstOrThrow();
  return started_at === now;
};

/**
 * Notes that a session is used. It writes its row each time, and so waits for a transaction that ends it.
 * @param now milliseconds since the epoch
 * @returns whether it still counts
 */
export const touchSession = async (
  db: Database,
  { accountId, grantId, uid }: SessionNow,
  now: number,
): Promise<boolean> => {
  const touched = await db
    .updateTable('account_sessions')
    .set({
      ...(grantId === undefined ? {} : { grant_id: grantId }),
      seen_at: sql<number>`case when seen_at <= ${now - HOUR_MS} then ${now} else seen_at end`,
    })
    .where('session_uid', '=', uid)
    .where('account_id', '=', accountId)
    .returning('session_uid')
    .executeTakeFirst();
  return touched !== undefined;
};

/**
 * Notes that the tokens of a session are refreshed, once an hour at most.
 * @param now milliseconds since the epoch
 */
export const touchGrant = async (db: Database, grantId: string, now: number): Promise<void> => {
  await db
    .updateTable('account_sessions')
    .set({ seen_at: now })
    .where('grant_id', '=', grantId)
    .where('seen_at', '<=', now - HOUR_MS)
    .execute();
};

/** When the owner of a session last proved who they are; `undefined` where it does not count. */
export const provedAt = async (
  db: Database,
  { accountId, uid }: Pick<SessionNow, 'uid' | 'accountId'>,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('account_sessions')
      .select('proved_at')
      .where('session_uid', '=', uid)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.proved_at;

/**
 * Notes that the owner of a session has just proved who they are, by password or passkey.
 * @param now milliseconds since the epoch
 */
export const noteProof = async (db: Database, uid: string, now: number): Promise<void> => {
  await db
    .updateTable('account_sessions')
    .set({ proved_at: now })
    .where('session_uid', '=', uid)
    .execute();
};

/**
 * Where an account is signed in: the sessions whose cookie or refresh token still counts, the last used
 * first.
 * @param now milliseconds since the epoch
 */
export const listSessions = async (
  db: Database,
  accountId: string,
  now: number,
): Promise<AccountSession[]> => {
  const rows = await db
    .selectFrom('account_sessions')
    .select(['session_uid', 'device', 'started_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('oidc_payloads')
          .select('oidc_payloads.id')
          .where('oidc_payloads.account_id', '=', accountId)
          .where('oidc_payloads.expires_at', '>', now)
          .where((payload) =>
            payload.or([
              payload.and([
                payload('oidc_payloads.kind', '=', 'Session'),
                payload(
                  'oidc_payloads.session_uid',
                  '=',
                  payload.ref('account_sessions.session_uid'),
                ),
              ]),
              payload.and([
                payload('oidc_payloads.kind', '=', 'RefreshToken'),
                payload('oidc_payloads.grant_id', '=', payload.ref('account_sessions.grant_id')),
              ]),
            ]),
          ),
      ),
    )
    .orderBy('seen_at', 'desc')
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map((row) => ({
    uid: row.session_uid,
    device: row.device,
    startedAt: row.started_at,
    seenAt: row.seen_at,
  }));
};
