import { sql } from 'kysely';

import { CLOCK_SLACK_MS } from '#server/db/limits.ts';
import type { Database } from '#server/db/open.ts';

/** How long a count lasts, from its first try, in ms. */
const WINDOW = 15 * 60_000;

/**
 * Creates the counters in the database, so that they count across processes. `add` is one statement, so
 * that parallel attempts get different counts.
 * @param clock milliseconds since the epoch
 */
export const createTries = (db: Database, clock: () => number) => ({
  /**
   * Counts one more try.
   * @param source has a separate count for each email
   * @returns the new count
   */
  add: async (email: string, source: string): Promise<number> => {
    const now = clock();
    const end = now + WINDOW;
    const isOver = sql<boolean>`(sign_in_tries.expires_at <= ${now}
        or sign_in_tries.expires_at > ${end + CLOCK_SLACK_MS})`;
    const row = await db
      .insertInto('sign_in_tries')
      .values({ email, source, points: 1, expires_at: end })
      .onConflict((conflict) =>
        conflict.columns(['email', 'source']).doUpdateSet({
          points: sql`case when ${isOver} then 1 else sign_in_tries.points + 1 end`,
          expires_at: sql`case when ${isOver} then excluded.expires_at
              else sign_in_tries.expires_at end`,
        }),
      )
      .returning('points')
      .executeTakeFirst();
    return row?.points ?? 1;
  },
  /** Reduces the count by one, such as after an attempt that was not checked. */
  takeBack: async (email: string, source: string): Promise<void> => {
    await db
      .updateTable('sign_in_tries')
      .set((set) => ({ points: set('points', '-', 1) }))
      .where('email', '=', email)
      .where('source', '=', source)
      .where('points', '>', 0)
      .execute();
  },
  /** Deletes the count of a source. */
  clear: async (email: string, source: string): Promise<void> => {
    await db
      .deleteFrom('sign_in_tries')
      .where('email', '=', email)
      .where('source', '=', source)
      .execute();
  },
});
