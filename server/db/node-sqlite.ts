import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import type { SqliteDatabase } from 'kysely';

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

/**
 * Shows a database of Node's own `node:sqlite` the way Kysely's SQLite dialect expects it.
 * @param database an open database; Kysely closes it when it is destroyed
 */
export const forKysely = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    const statement = database.prepare(sql);
    return {
      // A statement that gives columns gives rows: `select`, and anything with `returning`.
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...inputs(parameters)),
      run: (parameters) => statement.run(...inputs(parameters)),
      iterate: (parameters) => statement.iterate(...inputs(parameters)),
    };
  },
});
