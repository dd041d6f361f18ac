/**
 * The connection of one tab to a table (behaviour/tables.md, 'Tables'): Server-Sent Events, with long-polling as
 * the fallback where a proxy buffers them.
 */
import type { TableEvent } from '#contract/table-events.ts';
import type { TableAnswer, TableSnapshot } from '#contract/tables.ts';
import { randomBelow } from '#lib/shared/random.browser.ts';
import { pauseBefore } from '#lib/shared/retry-after.ts';
import { doubtsClock, isSlowClock, lastSeq, noteClock } from '#lib/tables/table-status.store.ts';
import { backoffDelay } from '#lib/tables/backoff.ts';
import { createPauses } from '#lib/tables/pauses.ts';
import {
  askTable,
  clockOf,
  eventsUrl,
  type Asking,
  type TableError,
  type TableResult,
} from '#lib/tables/table-calls.browser.ts';
import { openTableStream, type TableStream } from '#lib/tables/table-stream.browser.ts';

export interface ConnectionListener {
  readonly onSnapshot: (snapshot: TableSnapshot) => void;
  /** @returns false if there is a gap before them */
  readonly onEvents: (events: readonly TableEvent[]) => boolean;
  readonly onBeat: () => void;
  /** The connection was established or lost. */
  readonly onLive: (isLive: boolean) => void;
  /** A request failed: no network, or an unexpected status. */
  readonly onFailure: (error: TableError) => void;
  /** This browser has no seat. @returns whether to retry at once, after a delay, or not at all */
  readonly onNoSeat: () => Promise<'again' | 'later' | 'end'>;
}

/** A stream that ends sooner counts as a failed one, in ms. */
const SHORT = 10_000;

/** Failures of streams in a row before the fallback to long-polling. */
const MOST_FAILURES = 2;

/** First and longest delay between attempts to return from long-polling to a stream, in ms. */
const FIRST_REST = 60_000;
const LONGEST_REST = 10 * 60_000;

/** Silence after which a page that becomes visible reconnects, in ms. */
const STALE = 25_000;

/** Upper bound of a `Retry-After`, in ms. */
const LONGEST_WISH = 60_000;

/** Maximum of requests for the server's clock alone. */
const MOST_CLOCK_QUESTIONS = 5;

/**
 * Connects to a table until its `close`.
 * @param isNew whether to start with a snapshot whatever is known, since the seat may have changed
 */
export const connectTable = (
  place: Omit<Asking, 'after'>,
  listener: ConnectionListener,
  isNew: boolean,
) => {
  const over = new AbortController();
  const { pause, wake } = createPauses();
  /** Events that arrived while a snapshot was requested. */
  let early: readonly TableEvent[] = [];
  let needsSnapshot = isNew;
  let stream: TableStream | undefined;
  /** The stream was closed by this client, to be reopened. */
  let renews = false;
  let question: AbortController | undefined;
  let clockQuestions = 0;

  const isOver = (): boolean => over.signal.aborted;
  const rest = (failures: number, asked?: number): Promise<void> =>
    pause(pauseBefore(backoffDelay(failures, randomBelow(1000) / 1000), asked, LONGEST_WISH));

  const known = (): number | undefined => (needsSnapshot ? undefined : lastSeq());

  /** The event before the last known one, so that the server sends an event at once, which proves the stream. */
  const before = (): number | undefined => {
    const last = known();
    return last === undefined ? undefined : Math.max(0, last - 1);
  };

  const takeEvents = (events: readonly TableEvent[]): void => {
    if (needsSnapshot) early = [...early, ...events];
    else if (!listener.onEvents(events)) {
      // A gap: request a snapshot.
      needsSnapshot = true;
      early = events;
      void ask(undefined, over.signal).then((answer) => {
        // The next stream begins with a snapshot.
        if (!answer?.ok) stream?.close();
      });
    }
  };

  const takeSnapshot = (snapshot: TableSnapshot): void => {
    const later = early;
    needsSnapshot = false;
    early = [];
    listener.onSnapshot(snapshot);
    if (later.length > 0) takeEvents(later);
  };

  /** Requests the events after `after`, or a snapshot, and applies the answer; `undefined` if aborted. */
  const ask = async (
    after: number | undefined,
    signal: AbortSignal,
  ): Promise<TableResult<TableAnswer> | undefined> => {
    const answer = await askTable({ ...place, after }, signal);
    if (signal.aborted) return undefined;
    if (answer.ok) {
      noteClock(clockOf(answer));
      if (answer.value.snapshot) takeSnapshot(answer.value.snapshot);
      else takeEvents(answer.value.events);
    }
    return answer;
  };

  /** The same for the main request, which {@link TableConnection.wake} aborts and repeats. */
  const askMain = (after: number | undefined) => {
    question = new AbortController();
    return ask(after, AbortSignal.any([over.signal, question.signal]));
  };

  /** Requests the server's clock; the events of the answer are ignored, since the stream delivers them. */
  const askForClock = async (): Promise<void> => {
    if (clockQuestions >= MOST_CLOCK_QUESTIONS) return;
    clockQuestions += 1;
    const answer = await askTable({ ...place, after: before() }, over.signal);
    if (answer.ok) noteClock(clockOf(answer));
  };

  const openStream = (): TableStream => {
    const opened = openTableStream(eventsUrl({ ...place, after: before() }), {
      onSnapshot: takeSnapshot,
      onEvent: (event) => takeEvents([event]),
      onBeat: (server) => {
        listener.onBeat();
        if (doubtsClock(server)) void askForClock();
      },
    });
    stream = opened;
    void opened.ended.then(() => {
      if (stream === opened) stream = undefined;
    });
    return opened;
  };

  /** Handles an error; `false` if the connection ends. */
  const afterFailure = async (error: TableError, failures: number): Promise<boolean> => {
    listener.onLive(false);
    if (error.status === 403) {
      const next = await listener.onNoSeat();
      if (next === 'end') return false;
      needsSnapshot = true;
      if (next === 'later') await rest(failures);
    } else {
      listener.onFailure(error);
      await rest(failures, error.retryAfterMs);
    }
    return !isOver();
  };

  /** Retries until there is an answer; `false` if the connection ends. */
  const reach = async (): Promise<boolean> => {
    for (let failures = 1; !isOver(); failures += 1) {
      const answer = await askMain(before());
      if (answer?.ok) return true;
      if (answer && !(await afterFailure(answer.error, failures))) return false;
    }
    return false;
  };

  /** Tries streams with growing delays until one delivers data or the signal is aborted. */
  const tryStreams = async (signal: AbortSignal): Promise<TableStream | undefined> => {
    let wait = FIRST_REST;
    while (!signal.aborted) {
      await pause(wait);
      if (signal.aborted) break;
      const attempt = openStream();
      if (await attempt.heard) return attempt;
      renews = false;
      wait = Math.min(LONGEST_REST, wait * 2);
    }
    return undefined;
  };

  /** Long-polls until a stream delivers data; `undefined` if the connection ends. */
  const pollUntilStream = async (): Promise<TableStream | undefined> => {
    const done = new AbortController();
    const found = tryStreams(AbortSignal.any([done.signal, over.signal]));
    void found.then(() => {
      done.abort();
      question?.abort();
    });
    let failures = 0;
    while (!done.signal.aborted) {
      const answer = await askMain(known());
      if (answer?.ok) {
        listener.onLive(true);
        // The server is back, so try a stream at once.
        if (failures > 0) wake();
        failures = 0;
      } else if (answer) {
        failures += 1;
        if (!(await afterFailure(answer.error, failures))) {
          done.abort();
          stream?.close();
        }
      }
    }
    // Wake pending waits.
    wake();
    return found;
  };

  const follow = async (): Promise<void> => {
    if (known() === undefined && !(await reach())) return;
    if (isSlowClock()) void askForClock();
    let failures = 0;
    let next: TableStream | undefined;
    while (!isOver()) {
      const now = next ?? openStream();
      next = undefined;
      if (await now.heard) listener.onLive(true);
      const { heard, heldBack, lasted } = await now.ended;
      if (isOver()) return;
      if (renews) {
        renews = false;
        // After a sleep there may be many events: one answer holds all of them.
        if (!(await reach())) return;
        continue;
      }
      listener.onLive(false);
      failures = heard && lasted > SHORT ? 0 : failures + 1;
      if (heldBack || failures >= MOST_FAILURES) {
        failures = 0;
        next = await pollUntilStream();
        if (!next) return;
      } else {
        await rest(1);
        if (!heard && !(await reach())) return;
      }
    }
  };
  void follow();

  return {
    /** Checks the connection at once, as when the network returns. */
    wake: (isNewConnection: boolean): void => {
      wake();
      question?.abort();
      if (!stream || !(isNewConnection || stream.silentFor() > STALE)) return;
      renews = true;
      stream.close();
    },
    close: (): void => {
      over.abort();
      wake();
      stream?.close();
    },
  };
};

export type TableConnection = ReturnType<typeof connectTable>;
