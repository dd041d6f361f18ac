import type { Compilable } from 'kysely';

import type { Database } from '#server/db/open.ts';
import { prepareQuery } from '#server/db/prepare.ts';

/** How many keys the queries take; a few sizes, each built once and padded by one of its keys. */
const SIZES = [1, 4, 16, 64] as const;
const MOST = Math.max(...SIZES);

/** A lookup of rows by a text that each row carries along. */
export interface Lookup<Row> {
  /** Finds the rows of several keys at once, in the order in which each key's are to be given. */
  readonly find: (keys: readonly string[]) => Compilable<Row>;
  readonly keyOf: (row: Row) => string | null;
}

interface Waiting<Row> {
  readonly resolve: (rows: Row[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks rows up for all who ask within one turn of the event loop by one query: for a row or two by an
 * index, a query costs more than finding them does, and on PostgreSQL each is a round trip of its own.
 * Whoever asks hears of everything that was committed before.
 * @returns a function that gives the rows of a key
 */
export const lookUpTogether = <Row>(
  db: Database,
  { find, keyOf }: Lookup<Row>,
): ((key: string) => Promise<Row[]>) => {
  const queries = SIZES.map((size) => {
    const names = Array.from({ length: size }, (_, place) => `key${place}`);
    const query = prepareQuery(
      db,
      Object.fromEntries(names.map((name) => [name, String])),
      (parameters: Readonly<Record<string, string>>) =>
        find(names.map((name) => parameters[name] ?? '')),
    );
    return { size, query, names };
  });
  let waiting = new Map<string, Waiting<Row>[]>();

  const ask = async (group: readonly (readonly [string, readonly Waiting<Row>[]])[]) => {
    const fitting = queries.find(({ size }) => size >= group.length);
    const last = group.at(-1)?.[0] ?? '';
    try {
      if (!fitting) throw new RangeError('More keys than any query takes.');
      const values = fitting.names.map((name, place) => [name, group[place]?.[0] ?? last] as const);
      const rows = Map.groupBy(await fitting.query(Object.fromEntries(values)), keyOf);
      for (const [key, all] of group) for (const { resolve } of all) resolve(rows.get(key) ?? []);
    } catch (error) {
      for (const [, all] of group) for (const { reject } of all) reject(error);
    }
  };

  const askAll = (): void => {
    const groups = [...waiting];
    waiting = new Map();
    for (let from = 0; from < groups.length; from += MOST)
      void ask(groups.slice(from, from + MOST));
  };

  return (key) =>
    new Promise((resolve, reject) => {
      // Once the requests that have come in by now are all read.
      if (waiting.size === 0) setImmediate(askAll);
      const known = waiting.get(key);
      if (known) known.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
    });
};
