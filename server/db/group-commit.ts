import { SqliteAdapter } from 'kysely';

import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** Runs statements that count together or not at all; `work` may run more than once. */
type InTransaction = <Value>(work: (transaction: Database) => Promise<Value>) => Promise<Value>;

interface Waiting {
  readonly run: (transaction: Database) => Promise<void>;
  readonly done: () => void;
  readonly runAlone: () => void;
}

/**
 * Transactions for work that comes often. SQLite has one writer, and the whole process waits until the disk
 * has a commit: what comes within one turn of the event loop is committed at once. Where one piece of work
 * fails, each is done by itself. PostgreSQL brings the commits of several connections together itself.
 */
export const createGroupCommit = (db: Database): InTransaction => {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter))
    return (work) => inTransaction(db, work);
  let waiting: Waiting[] = [];
  const commit = async (): Promise<void> => {
    const together = waiting;
    waiting = [];
    try {
      await inTransaction(db, async (transaction) => {
        for (const { run } of together) await run(transaction);
      });
    } catch {
      for (const { runAlone } of together) runAlone();
      return;
    }
    for (const { done } of together) done();
  };
  return (work) =>
    new Promise((resolve, reject) => {
      let done = (): void => undefined;
      if (waiting.length === 0) setImmediate(() => void commit());
      waiting.push({
        run: async (transaction) => {
          const value = await work(transaction);
          done = () => resolve(value);
        },
        done: () => done(),
        runAlone: () => void inTransaction(db, work).then(resolve, reject),
      });
    });
};
