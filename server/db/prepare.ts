import type { Compilable } from 'kysely';

import type { Database } from '#server/db/open.ts';

/**
 * Builds a query once and for all: to build it costs more than to run it.
 * @param build makes the query from its one parameter, which stands for every later one
 * @returns a function that runs the query with a parameter and gives its rows
 */
export const prepareQuery = <Row>(
  db: Database,
  build: (parameter: string) => Compilable<Row>,
): ((parameter: string) => Promise<Row[]>) => {
  const query = build('').compile();
  return async (parameter) =>
    (await db.executeQuery<Row>({ ...query, parameters: [parameter] })).rows;
};
