import { Client } from 'pg';

/** A statement that the product sends, before it is sent. */
export interface Outgoing {
  /** The connection that it goes out on. */
  readonly connection: object;
  readonly text: string;
  readonly values: unknown;
  readonly send: (text?: string) => Promise<Result>;
}

export interface Result {
  readonly rowCount: number | null;
}

type Query = (this: Client, text: unknown, values?: unknown) => Promise<Result>;

/** A statement as pg takes it in one piece, perhaps with how long it may take. */
interface AskedQuery {
  readonly text: string;
  readonly values?: unknown;
}

const isQuery = (query: unknown): query is AskedQuery =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string';

/** The product's own connections; the suites have others. */
const isOurs = (client: Client): boolean =>
  JSON.stringify(Reflect.get(client, 'connectionParameters')).includes('"application_name":"dck"');

/**
 * Stands between the product and its PostgreSQL. There every index is made at once: the word that Aurora
 * DSQL wants is left out.
 * @param answer sends a statement, or does not
 * @returns ends it
 */
export const watchStatements = (answer: (outgoing: Outgoing) => Promise<Result>): (() => void) => {
  const plain = Reflect.get(Client.prototype, 'query') as Query;
  const watched: Query = function (query, values) {
    const asked = typeof query === 'string' ? { text: query, values } : query;
    if (!isQuery(asked) || !isOurs(this)) return plain.call(this, query, values);
    const { text } = asked;
    return answer({
      connection: this,
      text,
      values: asked.values,
      send: (sent = text) => {
        const withoutAsync = sent.replace(/\bindex async\b/i, 'index');
        const { values: _, ...rest } = asked;
        return plain.call(this, { ...(sent === text ? asked : rest), text: withoutAsync });
      },
    });
  };
  Reflect.set(Client.prototype, 'query', watched);
  return () => void Reflect.set(Client.prototype, 'query', plain);
};

const BEGINS = /^\s*(?:begin|start transaction)\b/i;
const COMMITS = /^\s*commit\s*$/i;
const ROLLS_BACK = /^\s*rollback\s*$/i;

/** The effect of a statement on its transaction. */
export const partOf = (text: string): 'begins' | 'commits' | 'rolls back' | 'within' => {
  if (BEGINS.test(text)) return 'begins';
  if (COMMITS.test(text)) return 'commits';
  return ROLLS_BACK.test(text) ? 'rolls back' : 'within';
};

/** The error of a statement, or of a commit, that lost to another transaction. */
export const lost = (): Error =>
  Object.assign(new Error('change conflicts with another transaction, please retry: (OC000)'), {
    code: '40001',
  });
