import { sql } from 'kysely';

import type { Database } from '#server/db/open.ts';
import { seeEvent } from '#server/shared/observe.ts';

export const PERSONAL_LIMITS = {
  registration: 'registration-account',
  confirm: 'confirm-account',
  newEmail: 'new-email-account',
  myCards: 'my-cards-account',
  tables: 'tables-account',
  export: 'export-account',
  language: 'language-account',
} as const;

/**
 * Limits that protect an email from abuse by others, keyed by the SHA-256 of its mailbox (`mailboxOf`). They
 * outlive the accounts of that email by a day at most: a new account brings no new attempts.
 */
export const EMAIL_LIMITS = {
  resetMails: 'reset-mails',
  askedMails: 'asked-mails',
  verifyCodes: 'verify-codes',
  verifyPasswords: 'verify-passwords',
  signUpMails: 'sign-up-mails',
  signUpCodes: 'sign-up-codes',
} as const;

/**
 * Maximum clock difference between processes, in ms. A counter that ends later than a window from now plus
 * this was started by a clock that was ahead and has been put back: it no longer counts.
 */
export const CLOCK_SLACK_MS = 5 * 60_000;

/** The database key of a counter. */
export const limitKey = (name: string, key: string): string => `${name}:${key}`;

export interface LimitOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Separates the counters of this limit from those of others. */
  readonly name: string;
  readonly points: number;
  readonly windowMs: number;
}

/** Allowed, or the time until the next point. */
export type ConsumeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterMs: number };

/**
 * A fixed-window rate limit with counters in the database: it survives a restart and counts across processes.
 * Each `consume` is one statement, so concurrent calls cannot exceed it.
 */
export const createLimit = ({ db, clock, name, points, windowMs }: LimitOptions) => {
  const keyOf = (key: string): string => limitKey(name, key);
  const consumePoint = async (key: string, now: number): Promise<boolean> => {
    const end = now + windowMs;
    const fresh = sql<boolean>`(rate_limits.expires_at <= ${now}
      or rate_limits.expires_at > ${end + CLOCK_SLACK_MS})`;
    const row = await db
      .insertInto('rate_limits')
      .values({ key: keyOf(key), points: 1, expires_at: end })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            points: sql`case when ${fresh} then 1 else rate_limits.points + 1 end`,
            expires_at: sql`case when ${fresh} then excluded.expires_at else rate_limits.expires_at end`,
          })
          .where((where) => where.or([fresh, where('rate_limits.points', '<', points)])),
      )
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  };
  return {
    /** Whether a point is left, without consuming it. */
    peek: async (key: string): Promise<ConsumeResult> => {
      const now = clock();
      const latest = now + windowMs + CLOCK_SLACK_MS;
      const row = await db
        .selectFrom('rate_limits')
        .select('expires_at')
        .where('key', '=', keyOf(key))
        .where('points', '>=', points)
        .executeTakeFirst();
      return row && row.expires_at > now && row.expires_at <= latest
        ? { ok: false, retryAfterMs: row.expires_at - now }
        : { ok: true };
    },
    /** Consumes one point of the key. A rejected call consumes none, so waiting always helps. */
    consume: async (key: string): Promise<ConsumeResult> => {
      const now = clock();
      if (await consumePoint(key, now)) return { ok: true };
      seeEvent('limit', name);
      const row = await db
        .selectFrom('rate_limits')
        .select('expires_at')
        .where('key', '=', keyOf(key))
        .executeTakeFirst();
      return { ok: false, retryAfterMs: Math.max(1, (row?.expires_at ?? now) - now) };
    },
    /** Returns one point, as after a success that should not count. */
    refund: async (key: string): Promise<void> => {
      await db
        .updateTable('rate_limits')
        .set((set) => ({ points: set('points', '-', 1) }))
        .where('key', '=', keyOf(key))
        .where('points', '>', 0)
        .execute();
    },
    /** Resets the key's counter. */
    clear: async (key: string): Promise<void> => {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(key)).execute();
    },
  };
};

export type Limit = ReturnType<typeof createLimit>;

/** A limit whose keys are emails, stored as hashes only. */
export type EmailLimit = Pick<Limit, 'consume'>;
