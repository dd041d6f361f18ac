import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { currentRequest, type RequestScope } from '#server/http/request-scope.ts';

/** How long is waited for a database elsewhere, in ms. */
export interface DatabaseDeadlines {
  /** For a connection; then a request is told to come again. */
  readonly connection: number;
  /** For one answer outside of any request; a server that says nothing at all is given up then. */
  readonly answer: number;
  /** For all answers of a request together: people's browsers wait for 15 seconds. */
  readonly request: number;
}

export const DATABASE_DEADLINES: DatabaseDeadlines = {
  connection: 3_000,
  answer: 20_000,
  request: 10_000,
};

/** What a `rollback` or `commit` gets where no patience is left, in ms: it ends what is under way. */
const LAST_WORD_MS = 1_000;

/** The time in which a request has waited for something, however many things at once. */
interface Waited {
  ms: number;
  atOnce: number;
  since: number;
}

/**
 * Keeps requests from waiting for a slow database for ever: what a request asks after its time is over is
 * refused without being sent, so that nothing of it happens after its 503. Work that goes on once the
 * request has its answer, or that belongs to none, has its time for each answer by itself.
 * @returns runs something with the ms that it may take
 */
export const createDeadlineRunner = ({ answer, request: most }: DatabaseDeadlines) => {
  const waits = new WeakMap<RequestScope, Waited>();

  const waitsOf = (request: RequestScope): Waited => {
    const known = waits.get(request) ?? { ms: 0, atOnce: 0, since: 0 };
    waits.set(request, known);
    return known;
  };

  return async <Value>(
    isLastWord: boolean,
    ask: (ms: number) => Promise<Value>,
  ): Promise<Value> => {
    const request = currentRequest();
    if (!request || request.isAnswered()) return ask(answer);
    const waited = waitsOf(request);
    const now = performance.now();
    const left = most - waited.ms - (waited.atOnce > 0 ? now - waited.since : 0);
    if (left <= 0 && !isLastWord) throw new DatabaseUnavailable('The database is too slow.');
    if (waited.atOnce === 0) waited.since = now;
    waited.atOnce += 1;
    try {
      return await ask(Math.min(answer, Math.max(Math.ceil(left), isLastWord ? LAST_WORD_MS : 1)));
    } finally {
      waited.atOnce -= 1;
      if (waited.atOnce === 0) waited.ms += performance.now() - waited.since;
    }
  };
};
