/**
 * The line by which one tab of a browser follows a table (behaviour/tables.md, 'Tables'): Server-Sent Events
 * and, where something on the way holds them back, long-polls.
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
  type TableError,
  type TableResult,
} from '#lib/tables/table-calls.browser.ts';
import { openTableStream, type TableStream } from '#lib/tables/table-stream.browser.ts';

export interface ConnectionListener {
  readonly onSnapshot: (snapshot: TableSnapshot) => void;
  /** @returns whether none is missing before them */
  readonly onEvents: (events: readonly TableEvent[]) => boolean;
  readonly onBeat: () => void;
  /** The line is up, or down. */
  readonly onLive: (isLive: boolean) => void;
  /** There is no way to the server, or it does not answer as it should. */
  readonly onFailure: (error: TableError) => void;
  /** This browser has no seat; says whether to try again, at once or in a while, or to end. */
  readonly onNoSeat: () => Promise<'again' | 'later' | 'end'>;
}

export interface TableConnection {
  /** Looks at once whether the line still holds, as when the connection returns. */
  readonly wake: (isNewConnection: boolean) => void;
  readonly close: () => void;
}

/** A line that breaks sooner counts as one that could not be had, in ms. */
const SHORT = 10_000;

/** How often a stream may fail where single questions do not, before it is done without. */
const MOST_FAILURES = 2;

/** How long it is done without at first, and at most, in ms. */
const FIRST_REST = 60_000;
const LONGEST_REST = 10 * 60_000;

/** Silence after which a page that becomes visible reconnects, in ms. */
const STALE = 25_000;

/** The longest time that a server may ask to wait, in ms; afterwards it is asked all the same. */
const LONGEST_WISH = 60_000;

/** How often the server is asked for no more than its time. */
const MOST_CLOCK_QUESTIONS = 5;

/**
 * Follows a table until it is closed.
 * @param isNew whether the table is to be read anew, whatever is known of it: the seat may be another one
 */
export const connectTable = (
  place: { readonly code: string; readonly asScreen: boolean },
  listener: ConnectionListener,
  isNew: boolean,
): TableConnection => {
  const over = new AbortController();
  const { pause, wake } = createPauses();
  /** Events that came while the whole table was asked for. */
  let early: readonly TableEvent[] = [];
  let needsSnapshot = isNew;
  let stream: TableStream | undefined;
  /** A stream was ended here, to have a fresh one. */
  let renews = false;
  let question: AbortController | undefined;
  let clockQuestions = 0;

  const isOver = (): boolean => over.signal.aborted;
  const rest = (failures: number, asked?: number): Promise<void> =>
    pause(pauseBefore(backoffDelay(failures, randomBelow(1000) / 1000), asked, LONGEST_WISH));

  const known = (): number | undefined => (needsSnapshot ? undefined : lastSeq());

  /** The event before the last one: so there is something to send at once, which proves the line. */
  const before = (): number | undefined => {
    const last = known();
    return last === undefined ? undefined : Math.max(0, last - 1);
  };

  const takeEvents = (events: readonly TableEvent[]): void => {
    if (needsSnapshot) early = [...early, ...events];
    else if (!listener.onEvents(events)) {
      // Something is missing: the whole table makes up for it.
      needsSnapshot = true;
      early = events;
      void ask(undefined, over.signal).then((answer) => {
        // The next stream begins with it.
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

  /** Asks what came after an event, and takes it; `undefined` where that was broken off. */
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

  /** The same, as the one question at a time that {@link TableConnection.wake} asks anew. */
  const askMain = (after: number | undefined) => {
    question = new AbortController();
    return ask(after, AbortSignal.any([over.signal, question.signal]));
  };

  /** Asks for the server's time alone: what else is in the answer comes by the line. */
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

  /** Handles an error; `false` where the connection ends. */
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

  /** Asks until there is an answer; `false` where the line ends. */
  const reach = async (): Promise<boolean> => {
    for (let failures = 1; !isOver(); failures += 1) {
      const answer = await askMain(before());
      if (answer?.ok) return true;
      if (answer && !(await afterFailure(answer.error, failures))) return false;
    }
    return false;
  };

  /** Tries streams, ever less often, until one brings something or the signal is aborted. */
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

  /** Does without a stream until one brings something; `undefined` where the line ends. */
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
        // The server is back: that streams have failed may have been no more than that.
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
        // After a sleep much may have happened: one answer holds all of it.
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
    wake: (isNewConnection) => {
      wake();
      question?.abort();
      if (!stream || !(isNewConnection || stream.silentFor() > STALE)) return;
      renews = true;
      stream.close();
    },
    close: () => {
      over.abort();
      wake();
      stream?.close();
    },
  };
};
