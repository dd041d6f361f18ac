import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely, Transaction } from 'kysely';

import { codeOf } from '#server/db/folder.ts';
import type { DatabaseSchema } from '#server/db/schema.ts';

/** Serialization failure and deadlock: another transaction won, and this one has no effect. */
const LOST: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** A unique violation; SQLite has two codes for that. */
const TAKEN: ReadonlySet<unknown> = new Set(['23505', 1555, 2067]);

const LOST_OR_TAKEN = LOST.union(TAKEN);

/** The code of PostgreSQL, or the extended result code of SQLite. */
const databaseCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : codeOf(error);

/** Whether a write failed because a row with a unique value of its exists. */
export const isTaken = (error: unknown): boolean => TAKEN.has(databaseCodeOf(error));

const TRIES = 20;

/** Exponential backoff with jitter, so that losing transactions do not collide again; in ms. */
const LONGEST_FIRST_PAUSE = 5;
const LONGEST_PAUSE = 250;

const retry = async <Value>(
  work: () => Promise<Value>,
  retriable: ReadonlySet<unknown>,
): Promise<Value> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried >= TRIES || !retriable.has(databaseCodeOf(error))) throw error;
      const longest = Math.min(LONGEST_PAUSE, LONGEST_FIRST_PAUSE * 2 ** (tried - 1));
      await sleep(Math.random() * longest);
    }
  }
};

/**
 * Sends a single statement, with retries where it lost to another transaction.
 * @param send without effect when it fails with a serialization failure or a deadlock
 */
export const sendAlone = <Value>(send: () => Promise<Value>): Promise<Value> => retry(send, LOST);

/**
 * Creates an object that another process may create at the same time, such as a table.
 * @param make may run more than once, and must accept that the object exists
 */
export const makeOnce = <Value>(make: () => Promise<Value>): Promise<Value> =>
  retry(make, LOST_OR_TAKEN);

/**
 * Runs statements in a transaction.
 * @param work may run more than once; its effects outside the database must allow that
 */
export const inTransaction = <Value>(
  db: Kysely<DatabaseSchema>,
  work: (transaction: Transaction<DatabaseSchema>) => Promise<Value>,
): Promise<Value> => retry(() => db.transaction().execute(work), LOST_OR_TAKEN);
