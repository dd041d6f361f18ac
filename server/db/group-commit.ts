import { setImmediate as turn } from 'node:timers/promises';

import { sql, SqliteAdapter } from 'kysely';

import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';

/** Runs statements that count together or not at all, and gives their value once they are on the disk. */
type Commit = <Value>(work: (database: Database) => Promise<Value>) => Promise<Value>;

/** How work that comes often is committed. It may run more than once, and waits for nothing but the database. */
export interface GroupCommit {
  /**
   * Commits several statements.
   * @throws DatabaseUnavailable where too much waits already, or after `close`
   */
  readonly inTransaction: Commit;
  /** The same for a single statement, which needs no transaction where nothing is committed together. */
  readonly statement: Commit;
  /** Takes no more work, and ends when all that was taken is committed. */
  readonly close: () => Promise<void>;
}

/** The most pieces of one commit, and how long they may take, in ms: nothing else is done while they run. */
const GROUP = 256;
const LONGEST = 10;

/** The most pieces that wait; whoever comes then is told to come again. */
const WAITING = 4096;

/** A piece of work that waits for its commit. */
interface Piece {
  /** Runs it, and keeps its value. */
  readonly run: (database: Database) => Promise<void>;
  /** Keeps what it has failed with. */
  readonly keep: (error: unknown) => void;
  /** Gives what was kept. */
  readonly settle: () => void;
  readonly reject: (error: unknown) => void;
}

const isSqlite = (database: Database): boolean =>
  database.getExecutor().adapter instanceof SqliteAdapter;

const execute = (database: Database, statement: string): Promise<unknown> =>
  sql.raw(statement).execute(database);

/** Runs a piece so that it can be undone by itself; what it fails with is kept for it. */
const runGuarded = async (database: Database, piece: Piece): Promise<void> => {
  await execute(database, 'savepoint piece');
  try {
    await piece.run(database);
  } catch (error) {
    await execute(database, 'rollback to piece');
    piece.keep(error);
  }
  await execute(database, 'release piece');
};

/**
 * Commits what `run` does.
 * @returns what went wrong; nothing of it counts then
 * @throws where others hold the database for too long
 */
const attempt = async (
  database: Database,
  run: () => Promise<void>,
): Promise<{ readonly error: unknown } | undefined> => {
  // The lock of SQLite's writer comes first, so that waiting for it is no failure of a piece.
  await execute(database, isSqlite(database) ? 'begin immediate' : 'begin');
  try {
    await run();
    await execute(database, 'commit');
    return undefined;
  } catch (error) {
    // SQLite has rolled back by itself where the disk is full.
    await execute(database, 'rollback').catch(() => {});
    return { error };
  }
};

/**
 * Commits pieces together, and where one of them fails all others.
 * @returns how many it were, from the first on: at least one, and no more once they take long
 */
const commitGroup = (db: Database, group: readonly Piece[]): Promise<number> =>
  db.connection().execute(async (connection) => {
    let taken = 0;
    const failed = await attempt(connection, async () => {
      const end = performance.now() + LONGEST;
      for (const piece of group) {
        taken += 1;
        await piece.run(connection);
        if (performance.now() >= end) return;
      }
    });
    if (!failed) return taken;
    const again = await attempt(connection, async () => {
      for (const piece of group.slice(0, taken)) await runGuarded(connection, piece);
    });
    if (again) throw again.error;
    return taken;
  });

/** What comes within one turn of the event loop is committed together; a piece that fails is undone by itself. */
export const commitTogether = (db: Database): GroupCommit => {
  let waiting: Piece[] = [];
  let working: Promise<void> | undefined;
  let isClosed = false;
  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      // All that the event loop has at hand comes before.
      await turn();
      const group = waiting.slice(0, GROUP);
      let taken = group.length;
      try {
        taken = await commitGroup(db, group);
        for (const { settle } of group.slice(0, taken)) settle();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      waiting = waiting.slice(taken);
    }
    working = undefined;
  };
  const commit: Commit = <Value>(run: (database: Database) => Promise<Value>) => {
    if (isClosed || waiting.length >= WAITING)
      return Promise.reject(new DatabaseUnavailable('No more work is taken.'));
    const { promise, reject, resolve } = Promise.withResolvers<Value>();
    let settle = (): void => undefined;
    waiting.push({
      run: async (database) => {
        const value = await run(database);
        settle = () => resolve(value);
      },
      keep: (error) => {
        settle = () => reject(error);
      },
      settle: () => settle(),
      reject,
    });
    working ??= work();
    return promise;
  };
  return {
    inTransaction: commit,
    statement: commit,
    close: async () => {
      isClosed = true;
      await working;
    },
  };
};

/** Each piece is committed by itself, as it comes. */
export const commitAlone = (db: Database): GroupCommit => ({
  inTransaction: (work) => inTransaction(db, work),
  statement: (work) => work(db),
  close: () => Promise.resolve(),
});

/**
 * Commits of work that comes often. SQLite has one writer, and the whole process waits until the disk has
 * a commit: what comes within one turn of the event loop is committed together. PostgreSQL brings the
 * commits of several connections together itself, and one connection for all is slower (decision 0035).
 */
export const createGroupCommit = (db: Database): GroupCommit =>
  isSqlite(db) ? commitTogether(db) : commitAlone(db);
