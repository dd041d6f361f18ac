import { setTimeout as delay } from 'node:timers/promises';

import * as z from 'zod';

import type { Database } from '#server/db/open.ts';
import { storedId } from '#server/identity/adapter.ts';
import { GRACE_MS } from '#server/identity/refresh-grace.ts';
import { sha256 } from '#server/shared/sha256.ts';

/** An answer of the token endpoint. */
export interface RefreshAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Time after which a call without an answer counts as dead, in ms. */
const ABANDONED_MS = 10_000;
const POLL_MS = 15;

const WithRefreshToken = z.object({ refresh_token: z.string() });

/**
 * Single-flight refresh, across processes. The provider rotates refresh tokens and treats the second use of
 * one as theft, but several tabs may refresh at the same time. So one call per refresh token does the
 * exchange, and for ten seconds all others get its answer. A server error does not use the token up.
 * Later uses reach the provider, which revokes the family (RFC 9700, section 4.14.2).
 * @param clock milliseconds since the epoch
 */
export const createRefreshOnce = (db: Database, clock: () => number) => {
  const claim = async (tokenHash: string, now: number): Promise<boolean> => {
    const claimed = await db
      .insertInto('refresh_replays')
      .values({ token_hash: tokenHash, answer: null, claimed_at: now, answered_at: null })
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .returning('token_hash')
      .executeTakeFirst();
    return claimed !== undefined;
  };
  /** Resets a token that a call has consumed without an answer: no client got the new one. */
  const unuse = async (tokenHash: string, claimedAt: number): Promise<void> => {
    await db
      .updateTable('oidc_payloads')
      .set({ consumed_at: null })
      .where('kind', '=', 'RefreshToken')
      .where('id', '=', tokenHash)
      .where('consumed_at', '>=', claimedAt)
      .execute();
  };
  /** Takes over from a call whose process died before it answered. */
  const takeOver = async (tokenHash: string, claimedAt: number, now: number): Promise<boolean> => {
    const taken = await db
      .updateTable('refresh_replays')
      .set({ claimed_at: now })
      .where('token_hash', '=', tokenHash)
      .where('claimed_at', '=', claimedAt)
      .where('answer', 'is', null)
      .returning('token_hash')
      .executeTakeFirst();
    if (taken) await unuse(tokenHash, claimedAt);
    return taken !== undefined;
  };
  const forget = (tokenHash: string) =>
    db.deleteFrom('refresh_replays').where('token_hash', '=', tokenHash).execute();
  const undo = async (tokenHash: string, claimedAt: number): Promise<void> => {
    await unuse(tokenHash, claimedAt);
    await forget(tokenHash);
  };
  const lead = async (
    tokenHash: string,
    claimedAt: number,
    exchange: () => Promise<RefreshAnswer>,
  ): Promise<RefreshAnswer> => {
    try {
      const answer = await exchange();
      if (answer.status >= 500) await undo(tokenHash, claimedAt);
      else if (answer.status !== 200) await forget(tokenHash);
      else {
        await db
          .updateTable('refresh_replays')
          .set({ answer: JSON.stringify(answer.body), answered_at: clock() })
          .where('token_hash', '=', tokenHash)
          .execute();
      }
      return answer;
    } catch (error) {
      // If this fails, a later call takes over.
      await undo(tokenHash, claimedAt).catch(() => {});
      throw error;
    }
  };
  /** Whether the answer's own refresh token is still valid: a revoked family gets no replay. */
  const stands = async (body: unknown): Promise<boolean> => {
    const given = WithRefreshToken.safeParse(body);
    if (!given.success) return false;
    const row = await db
      .selectFrom('oidc_payloads')
      .select('id')
      .where('kind', '=', 'RefreshToken')
      .where('id', '=', storedId('RefreshToken', given.data.refresh_token))
      .executeTakeFirst();
    return row !== undefined;
  };

  return async (
    refreshToken: string,
    exchange: () => Promise<RefreshAnswer>,
  ): Promise<RefreshAnswer> => {
    const tokenHash = sha256(refreshToken);
    for (;;) {
      const now = clock();
      if (await claim(tokenHash, now)) return lead(tokenHash, now, exchange);
      const row = await db
        .selectFrom('refresh_replays')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      // The first call failed and its row is deleted: this one does the exchange.
      if (!row) continue;
      if (row.answer !== null) {
        const body: unknown = JSON.parse(row.answer);
        const fresh = Math.abs(now - (row.answered_at ?? 0)) < GRACE_MS;
        return fresh && (await stands(body)) ? { status: 200, body } : exchange();
      }
      // Absolute, so that a clock that was set back does not delay calls.
      const abandoned = Math.abs(now - row.claimed_at) > ABANDONED_MS;
      if (abandoned && (await takeOver(tokenHash, row.claimed_at, now)))
        return lead(tokenHash, now, exchange);
      await delay(POLL_MS);
    }
  };
};
