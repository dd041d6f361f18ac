import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { currentRequest, type RequestScope } from '#server/http/request-scope.ts';

/** Deadlines for a remote database, in ms. */
export interface DatabaseDeadlines {
  /** To get a connection; after it the request is answered with 503. */
  readonly connection: number;
  /** For one query outside of a request, so that a silent server does not block it forever. */
  readonly answer: number;
  /** For all queries of a request together: browsers wait for 15 seconds. */
  readonly request: number;
}

export const DATABASE_DEADLINES: DatabaseDeadlines = {
  connection: 3_000,
  answer: 20_000,
  request: 10_000,
};

/** Time left for a `rollback` or `commit` after the deadline, in ms: it ends a running transaction. */
const FINAL_STATEMENT_MS = 1_000;

/** The time that a request has waited for the database; concurrent waits count once. */
interface Waited {
  ms: number;
  atOnce: number;
  since: number;
}

/**
 * Enforces the deadlines of requests: after its deadline a request's query is rejected without being sent, so
 * that nothing of it happens after its 503. A query outside of a request, or after the request's answer, has
 * the `answer` deadline.
 * @returns runs a query with the ms that it may take
 */
export const createDeadlineRunner = ({ answer, request: most }: DatabaseDeadlines) => {
  const waits = new WeakMap<RequestScope, Waited>();

  const waitsOf = (request: RequestScope): Waited => {
    const known = waits.get(request) ?? { ms: 0, atOnce: 0, since: 0 };
    waits.set(request, known);
    return known;
  };

  return async <Value>(
    isFinalStatement: boolean,
    ask: (ms: number) => Promise<Value>,
  ): Promise<Value> => {
    const request = currentRequest();
    if (!request || request.isAnswered()) return ask(answer);
    const waited = waitsOf(request);
    const now = performance.now();
    const left = most - waited.ms - (waited.atOnce > 0 ? now - waited.since : 0);
    if (left <= 0 && !isFinalStatement) throw new DatabaseUnavailable('The database is too slow.');
    if (waited.atOnce === 0) waited.since = now;
    waited.atOnce += 1;
    try {
      return await ask(
        Math.min(answer, Math.max(Math.ceil(left), isFinalStatement ? FINAL_STATEMENT_MS : 1)),
      );
    } finally {
      waited.atOnce -= 1;
      if (waited.atOnce === 0) waited.ms += performance.now() - waited.since;
    }
  };
};
