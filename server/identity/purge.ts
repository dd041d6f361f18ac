import { setImmediate as turn } from 'node:timers/promises';

import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Database } from '#server/db/open.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';
import type { Accounts } from '#server/identity/accounts.ts';
import { EVENT_LIFE_MS } from '#server/identity/account/events.ts';
import { GRACE_MS } from '#server/identity/refresh-grace.ts';

const EVERY_MS = 5 * 60_000;

/** Longer than a session or a refresh token lives without being used. */
const SESSION_LIFE_MS = 31 * 24 * 60 * 60_000;

/** How long an unproven account beside the holder of its address stays that is not in use, in ms. */
const FORGOTTEN_MS = 30 * 24 * 60 * 60_000;

/** How many rows go at once: SQLite holds up everything else meanwhile. */
const CHUNK = 200;

/** Rows of a table that have run out: those whose time lies before `until`. */
interface RunOut {
  readonly table: keyof DatabaseSchema;
  /** The columns that tell one row from another. */
  readonly key: readonly string[];
  /** The column with the time, which has an index. */
  readonly time: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** A further condition. */
  readonly only?: RawBuilder<SqlBool>;
}

const allRunOut = (now: number): RunOut[] => [
  { table: 'oidc_payloads', key: ['kind', 'id'], time: 'expires_at', until: now },
  { table: 'rate_limits', key: ['key'], time: 'expires_at', until: now },
  { table: 'sign_in_tries', key: ['email', 'source'], time: 'expires_at', until: now },
  {
    table: 'refresh_replays',
    key: ['token_hash'],
    time: 'claimed_at',
    until: now - 6 * GRACE_MS,
    // One without an answer says that its token may be used again.
    only: sql`answer is not null`,
  },
  {
    table: 'refresh_replays',
    key: ['token_hash'],
    time: 'claimed_at',
    until: now - SESSION_LIFE_MS,
  },
  {
    table: 'account_sessions',
    key: ['session_uid'],
    time: 'seen_at',
    until: now - SESSION_LIFE_MS,
  },
  { table: 'account_events', key: ['id'], time: 'at', until: now - EVENT_LIFE_MS },
  { table: 'passkey_sign_ups', key: ['interaction_uid'], time: 'expires_at', until: now },
  { table: 'passkey_challenges', key: ['subject_hash'], time: 'expires_at', until: now },
  { table: 'my_operations', key: ['account_id', 'id'], time: 'expires_at', until: now },
  { table: 'proofs', key: ['account_id', 'kind', 'email'], time: 'expires_at', until: now },
];

/**
 * Deletes a chunk of rows; one that goes on meanwhile is left alone.
 * @returns how many it were
 */
const deleteChunk = async (
  db: Database,
  { table, key, only = sql`true`, time, until }: RunOut,
): Promise<number> => {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${sql.ref(time)} <= ${until} and ${only}
      order by ${sql.ref(time)} limit ${CHUNK}
    ) and ${sql.ref(time)} <= ${until}`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/**
 * Deletes what has run out: artefacts of the provider, counters, answers kept for refreshes, proofs and
 * the like. It goes chunk by chunk and lets requests through in between.
 * @param now milliseconds since the epoch
 * @param signal ends it after the chunk that is being deleted
 */
export const purgeExpired = async (
  db: Database,
  now: number,
  signal: AbortSignal,
): Promise<void> => {
  for (const rows of allRunOut(now)) {
    while (!signal.aborted) {
      if ((await deleteChunk(db, rows)) < CHUNK) break;
      await turn();
    }
  }
};

export interface PurgeOptions {
  readonly db: Database;
  /** Left out where accounts are kept elsewhere. */
  readonly accounts?: Pick<Accounts, 'eraseForgotten'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * Begins to purge every five minutes.
 * @param failed receives the error of a scheduled run
 */
export const startPurge = (
  { accounts, clock, db }: PurgeOptions,
  failed: (error: unknown) => void,
) => {
  const closing = new AbortController();
  const run = async (): Promise<void> => {
    await purgeExpired(db, clock(), closing.signal);
    if (!closing.signal.aborted) await accounts?.eraseForgotten(clock() - FORGOTTEN_MS);
  };
  const timer = setInterval(() => {
    run().catch(failed);
  }, EVERY_MS).unref();
  return {
    /** Purges now. */
    run,
    /** Ends a run that is under way, too. */
    close: (): void => {
      clearInterval(timer);
      closing.abort();
    },
  };
};
