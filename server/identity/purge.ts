import type { Database } from '#server/db/open.ts';
import { GRACE_MS } from '#server/identity/refresh-once.ts';

/**
 * Deletes what has run out: artefacts of the provider, counters, answers kept for refreshes.
 * @param now milliseconds since the epoch
 */
export const purgeExpired = async (db: Database, now: number): Promise<void> => {
  await db.deleteFrom('oidc_payloads').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('refresh_replays')
    .where('claimed_at', '<=', now - 6 * GRACE_MS)
    .execute();
};
