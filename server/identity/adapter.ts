import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';

import type { Database } from '#server/db/open.ts';
import { sha256 } from '#server/shared/sha256.ts';

/** Kinds whose id is a secret that a person's browser holds; only its hash is stored. */
const SECRET_KINDS: ReadonlySet<string> = new Set(['AuthorizationCode', 'RefreshToken', 'Session']);

/** The grant whose end ends this artefact; a running sign-in outlives the grant it started from. */
const familyOf = (kind: string, id: string, { grantId }: AdapterPayload): string | null => {
  if (kind === 'Grant') return id;
  return kind === 'Interaction' ? null : (grantId ?? null);
};

/** The accounts that an artefact names; a running sign-in may name two. */
const accountsOf = (kind: string, { accountId, result, session }: AdapterPayload) => ({
  account_id: (kind === 'Interaction' ? session?.accountId : accountId) ?? null,
  login_account_id: (kind === 'Interaction' ? result?.login?.accountId : undefined) ?? null,
});

/**
 * The stored form of an artefact: without ids that are secrets of a browser (a running sign-in names its
 * session's), and without the last submission, which is not read.
 */
const storedPayload = (kind: string, payload: AdapterPayload): string => {
  const left = SECRET_KINDS.has(kind) ? { jti: undefined } : {};
  const session = payload.session && { ...payload.session, cookie: undefined };
  return JSON.stringify({ ...payload, session, lastSubmission: undefined, ...left });
};

/** The database's id of an artefact of the provider. */
export const storedId = (kind: string, id: string): string =>
  SECRET_KINDS.has(kind) ? sha256(id) : id;

/** Revokes a whole family: the grant and every code and refresh token that came of it. */
export const revokeGrant = async (db: Database, grantId: string): Promise<void> => {
  // The answers kept for parallel refreshes hold its tokens.
  await db
    .deleteFrom('refresh_replays')
    .where('token_hash', 'in', (tokens) =>
      tokens.selectFrom('oidc_payloads').select('id').where('grant_id', '=', grantId),
    )
    .execute();
  await db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute();
};

/**
 * The store of oidc-provider over the database, one adapter per kind of artefact.
 * @param clock milliseconds since the epoch
 */
export const createAdapterFactory =
  (db: Database, clock: () => number) =>
  (kind: string): Adapter => {
    const isSecret = SECRET_KINDS.has(kind);
    const rows = (id: string) =>
      db
        .selectFrom('oidc_payloads')
        .select(['id', 'payload', 'consumed_at'])
        .where('kind', '=', kind)
        .where('id', '=', storedId(kind, id));
    const read = (
      row: { payload: string; consumed_at: number | null } | undefined,
      id?: string,
    ): AdapterPayload | undefined =>
      row && {
        ...(JSON.parse(row.payload) as AdapterPayload),
        ...(isSecret && id !== undefined ? { jti: id } : {}),
        ...(row.consumed_at === null ? {} : { consumed: Math.floor(row.consumed_at / 1000) }),
      };

    return {
      upsert: async (id, payload, expiresIn = 0) => {
        const content = {
          payload: storedPayload(kind, payload),
          grant_id: familyOf(kind, id, payload),
          session_uid: kind === 'Session' ? (payload.uid ?? null) : null,
          ...accountsOf(kind, payload),
          expires_at: clock() + expiresIn * 1000,
        };
        await db
          .insertInto('oidc_payloads')
          .values({ kind, id: storedId(kind, id), consumed_at: null, ...content })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(content))
          .execute();
      },
      // PostgreSQL stores no NUL, so nothing has such an id.
      find: async (id) =>
        id.includes('\0') ? undefined : read(await rows(id).executeTakeFirst(), id),
      // A session that is found like this does not know its own id, so it can be read but not saved.
      findByUid: async (uid) =>
        read(
          await db
            .selectFrom('oidc_payloads')
            .select(['payload', 'consumed_at'])
            .where('kind', '=', kind)
            .where('session_uid', '=', uid)
            .executeTakeFirst(),
        ),
      // Device flow is off; the provider never asks.
      findByUserCode: () => Promise.resolve(undefined),
      consume: async (id) => {
        const consumed = await db
          .updateTable('oidc_payloads')
          .set({ consumed_at: clock() })
          .where('kind', '=', kind)
          .where('id', '=', storedId(kind, id))
          .where('consumed_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (consumed) return;
        // Consumed by another request since the provider's read: a replay.
        const row = await db
          .selectFrom('oidc_payloads')
          .select('grant_id')
          .where('kind', '=', kind)
          .where('id', '=', storedId(kind, id))
          .executeTakeFirst();
        if (row?.grant_id) await revokeGrant(db, row.grant_id);
        throw new errors.InvalidGrant('already consumed');
      },
      destroy: async (id) => {
        await db
          .deleteFrom('oidc_payloads')
          .where('kind', '=', kind)
          .where('id', '=', storedId(kind, id))
          .execute();
      },
      revokeByGrantId: async (grantId) => {
        await db
          .deleteFrom('oidc_payloads')
          .where('kind', '=', kind)
          .where('grant_id', '=', grantId)
          .execute();
      },
    };
  };
