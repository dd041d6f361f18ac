import type { Compilable, CompiledQuery } from 'kysely';

import type { Database } from '#server/db/open.ts';

/** The kinds of values that a prepared query takes. */
type Kind = typeof String | typeof Number;

/** The values of parameters, by their names. */
type ValuesOf<Kinds extends Record<string, Kind>> = {
  readonly [Name in keyof Kinds]: ReturnType<Kinds[Name]>;
};

/** Stands in a query for a value that comes when it runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds a query once and for all, when it runs first: to build it costs more than to run it.
 * @param kinds the names of the parameters, each with the kind of its values, such as `{ id: String }`
 * @param build makes the query from its parameters. It may only put them into the query as they are:
 * their values come later.
 * @returns a function that runs the query with the parameters' values and gives its rows, within a
 * transaction where one is named
 */
export const prepareQuery = <Kinds extends Record<string, Kind>, Row>(
  db: Database,
  kinds: Kinds,
  build: (parameters: ValuesOf<Kinds>) => Compilable<Row>,
): ((values: ValuesOf<Kinds>, within?: Database) => Promise<Row[]>) => {
  const placeholders: unknown = Object.fromEntries(
    Object.keys(kinds).map((name) => [name, new Placeholder(name)]),
  );
  let built: CompiledQuery<Row> | undefined;
  return async (values, within = db) => {
    const query = (built ??= build(placeholders as ValuesOf<Kinds>).compile());
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    return (await within.executeQuery<Row>({ ...query, parameters })).rows;
  };
};
