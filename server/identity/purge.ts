import { setImmediate as turn } from 'node:timers/promises';

import type { Database } from '#server/db/open.ts';
import { EVENT_LIFE_MS } from '#server/identity/account/events.ts';
import { GRACE_MS } from '#server/identity/refresh-once.ts';

/** Longer than a session or a refresh token lives without being used. */
const SESSION_LIFE_MS = 31 * 24 * 60 * 60_000;

/** How many rows go at once: SQLite holds up everything else meanwhile. */
const CHUNK = 200;

interface Deletion {
  readonly executeTakeFirst: () => Promise<{ readonly numDeletedRows: bigint }>;
}

/** Deletes what has run out of each table, in chunks where there may be many; a row that goes on is left alone. */
const deletions = (db: Database, now: number): Deletion[] => [
  db
    .deleteFrom('oidc_payloads')
    .where((where) =>
      where(
        where.refTuple('kind', 'id'),
        'in',
        where
          .selectFrom('oidc_payloads')
          .select(['kind', 'id'])
          .where('expires_at', '<=', now)
          .orderBy('expires_at')
          .limit(CHUNK)
          .$asTuple('kind', 'id'),
      ),
    )
    .where('expires_at', '<=', now),
  db
    .deleteFrom('rate_limits')
    .where('key', 'in', (rows) =>
      rows
        .selectFrom('rate_limits')
        .select('key')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(CHUNK),
    )
    .where('expires_at', '<=', now),
  db
    .deleteFrom('sign_in_tries')
    .where((where) =>
      where(
        where.refTuple('email', 'source'),
        'in',
        where
          .selectFrom('sign_in_tries')
          .select(['email', 'source'])
          .where('expires_at', '<=', now)
          .orderBy('expires_at')
          .limit(CHUNK)
          .$asTuple('email', 'source'),
      ),
    )
    .where('expires_at', '<=', now),
  db
    .deleteFrom('refresh_replays')
    .where('token_hash', 'in', (rows) =>
      rows
        .selectFrom('refresh_replays')
        .select('token_hash')
        .where('claimed_at', '<=', now - 6 * GRACE_MS)
        .orderBy('claimed_at')
        .limit(CHUNK),
    )
    .where('claimed_at', '<=', now - 6 * GRACE_MS),
  db
    .deleteFrom('account_sessions')
    .where('session_uid', 'in', (rows) =>
      rows
        .selectFrom('account_sessions')
        .select('session_uid')
        .where('seen_at', '<=', now - SESSION_LIFE_MS)
        .orderBy('seen_at')
        .limit(CHUNK),
    )
    .where('seen_at', '<=', now - SESSION_LIFE_MS),
  db
    .deleteFrom('account_events')
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('account_events')
        .select('id')
        .where('at', '<=', now - EVENT_LIFE_MS)
        .orderBy('at')
        .limit(CHUNK),
    )
    .where('at', '<=', now - EVENT_LIFE_MS),
  db
    .deleteFrom('passkey_sign_ups')
    .where('interaction_uid', 'in', (rows) =>
      rows
        .selectFrom('passkey_sign_ups')
        .select('interaction_uid')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(CHUNK),
    )
    .where('expires_at', '<=', now),
  db
    .deleteFrom('passkey_challenges')
    .where('subject_hash', 'in', (rows) =>
      rows
        .selectFrom('passkey_challenges')
        .select('subject_hash')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(CHUNK),
    )
    .where('expires_at', '<=', now),
  // One for each account, kind and address at most: they need no chunks.
  db.deleteFrom('proofs').where('expires_at', '<=', now),
];

/**
 * Deletes what has run out: artefacts of the provider, counters, answers kept for refreshes, proofs. It goes
 * chunk by chunk and lets requests through in between.
 * @param now milliseconds since the epoch
 * @param signal ends it after the chunk that is being deleted
 */
export const purgeExpired = async (
  db: Database,
  now: number,
  signal: AbortSignal,
): Promise<void> => {
  for (const deletion of deletions(db, now)) {
    while (!signal.aborted) {
      const { numDeletedRows } = await deletion.executeTakeFirst();
      if (numDeletedRows < CHUNK) break;
      await turn();
    }
  }
};
