import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

import { DatabaseUnavailable, isPlaceFailure } from '#server/db/unavailable.ts';
import { isObserved, seeDatabase } from '#server/shared/observe.ts';

type Prepared = ReturnType<SqliteDatabase['prepare']>;

/** Capacity of the cache of prepared statements; the product has fewer. */
const STATEMENTS = 200;

const isInput = (value: unknown): value is SQLInputValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Uint8Array;

const inputs = (parameters: readonly unknown[]): SQLInputValue[] => {
  if (parameters.every(isInput)) return [...parameters];
  throw new TypeError('Only text, numbers, bytes and null can be stored.');
};

/** Runs a database call; errors of the disk or the file become `DatabaseUnavailable`. */
const guarded = <Value>(run: () => Value): Value => {
  try {
    return run();
  } catch (error) {
    if (!isPlaceFailure(error)) throw error;
    const { message } = error instanceof Error ? error : { message: '' };
    throw new DatabaseUnavailable(message, { cause: error });
  }
};

const timed = <Value>(run: () => Value): Value => {
  if (!isObserved()) return guarded(run);
  const start = performance.now();
  try {
    return guarded(run);
  } finally {
    seeDatabase('statement', performance.now() - start);
  }
};

/**
 * Adapts a database of Node's own `node:sqlite` to Kysely's SQLite dialect.
 * @param database an open database; Kysely closes it when it is destroyed
 */
export const forKysely = (database: DatabaseSync): SqliteDatabase => {
  const kept = new LRUCache<string, Prepared>({ max: STATEMENTS });
  const prepare = (sql: string): Prepared => {
    // A transaction takes the write lock at its beginning: one that reads before it writes could not wait for
    // it later.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return {
      // A statement with columns returns rows: `select`, and anything with `returning`.
      reader: statement.columns().length > 0,
      all: (parameters) => timed(() => statement.all(...inputs(parameters))),
      run: (parameters) =>
        // A failed commit, as on a full disk, may have rolled back already.
        sql === 'rollback' && !database.isTransaction
          ? { changes: 0, lastInsertRowid: 0 }
          : timed(() => statement.run(...inputs(parameters))),
      // An iteration holds its statement for longer than a call, so it has a statement of its own.
      iterate: (parameters) => database.prepare(sql).iterate(...inputs(parameters)),
    };
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known) return known;
      const prepared = guarded(() => prepare(sql));
      kept.set(sql, prepared);
      return prepared;
    },
  };
};
