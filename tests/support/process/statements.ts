import { StatementSync } from 'node:sqlite';

import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/** The statements that this process sends to its databases. */
export interface Statements {
  /** How long each took, every time, in ms; by its text. */
  readonly times: Map<string, number[]>;
  /** Does something that is not watched. */
  readonly aside: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Reads and changes of rows, unlike `begin` and `commit`. */
const OF_ROWS = /^(?:select|insert|update|delete|with)\b/i;

/** Watches the statements of both engines until the test ends. */
export const watchStatements = (): Statements => {
  const times: Statements['times'] = new Map();
  let watching = true;
  const note = (sql: string, took: number): void => {
    if (watching && OF_ROWS.test(sql)) times.set(sql, [...(times.get(sql) ?? []), took]);
  };
  const watch = (
    prototype: object,
    name: string,
    sqlOf: (self: unknown, values: readonly unknown[]) => string,
  ): void => {
    const method = Reflect.get(prototype, name) as Method;
    const watched: Method = function (...values) {
      const began = performance.now();
      const finish = () => note(sqlOf(this, values), performance.now() - began);
      const result = method.apply(this, values);
      if (result instanceof Promise) void result.then(finish, finish);
      else finish();
      return result;
    };
    Reflect.set(prototype, name, watched);
    onTestFinished(() => void Reflect.set(prototype, name, method));
  };
  const ofStatement = (statement: unknown): string =>
    statement instanceof StatementSync ? statement.sourceSQL : '';
  watch(StatementSync.prototype, 'all', ofStatement);
  watch(StatementSync.prototype, 'run', ofStatement);
  watch(Client.prototype, 'query', (_client, [wanted]) =>
    typeof wanted === 'string' ? wanted : String(Object(wanted).text),
  );
  return {
    times,
    aside: async (work) => {
      watching = false;
      try {
        return await work();
      } finally {
        watching = true;
      }
    },
  };
};
