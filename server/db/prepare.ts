import type { Compilable } from 'kysely';

import type { Database } from '#server/db/open.ts';

/** Stands in a query for a value that comes when it runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds a query once and for all: to build it costs more than to run it.
 * @param build makes the query from its parameters. It may only put them into the query as they are:
 * their values come later.
 * @returns a function that runs the query with the parameters' values and gives its rows
 */
export const prepareQuery = <Parameters extends Record<string, string | number>, Row>(
  db: Database,
  build: (parameters: Parameters) => Compilable<Row>,
): ((values: Parameters) => Promise<Row[]>) => {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  const query = build(placeholders as Parameters).compile();
  return async (values) => {
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
