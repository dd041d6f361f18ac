import { sql } from 'kysely';

import type { Database } from '#server/db/open.ts';
import { seeEvent } from '#server/shared/observe.ts';

/** The limits whose keys are people: ids of accounts. */
export const PERSONAL_LIMITS = {
  registration: 'registration-account',
  confirm: 'confirm-account',
  newEmail: 'new-email-account',
  myCards: 'my-cards-account',
  tables: 'tables-account',
  export: 'export-account',
} as const;

/**
 * The limits that protect an email from others, by the SHA-256 of its mailbox (`mailboxOf`). They outlive
 * the accounts of that email, a day at most: a new account brings no new tries.
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
 * How far clocks of processes may be apart, in ms. A counter that ends later than one that begins now, and
 * this, was begun by a clock that was ahead and has been put back: it counts no more.
 */
export const CLOCK_SLACK_MS = 5 * 60_000;

/** What a counter stands under. */
export const limitKey = (name: string, key: string): string => `${name}:${key}`;

export interface LimitOptions {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Tells this limit's counters from those of others. */
  readonly name: string;
  /** How many points a key may use within a window. */
  readonly points: number;
  readonly windowMs: number;
}

/** The outcome of taking a point: let through, or how long to wait. */
export type ConsumeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterMs: number };

export interface Limit {
  /** Whether a point is left, without using it. */
  readonly peek: (key: string) => Promise<ConsumeResult>;
  /** Uses one point of the key. A refused call uses none, so waiting always helps. */
  readonly consume: (key: string) => Promise<ConsumeResult>;
  /** Gives one point back, as after a success that should not count. */
  readonly refund: (key: string) => Promise<void>;
  /** Forgets what the key has used. */
  readonly clear: (key: string) => Promise<void>;
}

/** A limit that counts emails and keeps none. */
export type EmailLimit = Pick<Limit, 'consume'>;

/**
 * A limit over fixed windows whose counters live in the database: it survives a restart and counts
 * across processes. Each `consume` is one statement, so parallel calls cannot slip through.
 */
export const createLimit = ({ db, clock, name, points, windowMs }: LimitOptions): Limit => {
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
    peek: async (key) => {
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
    consume: async (key) => {
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
    refund: async (key) => {
      await db
        .updateTable('rate_limits')
        .set((set) => ({ points: set('points', '-', 1) }))
        .where('key', '=', keyOf(key))
        .where('points', '>', 0)
        .execute();
    },
    clear: async (key) => {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(key)).execute();
    },
  };
};
