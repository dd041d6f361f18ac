import type { TableEvent } from '#contract/table-events.ts';
import type { TableState } from '#contract/table-state.ts';
import type { TableSnapshot } from '#contract/tables.ts';
import { foldTable, NEW_TABLE } from '#lib/tables/fold.ts';
import { messagesOf, type Message } from '#support/shared/event-stream.ts';

/** Makes a stream, from after an event where one is named. */
export type Connect = (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;

/**
 * A client that follows a table as pages do: it folds what comes, and when a stream ends comes again
 * with the last id that it has seen.
 */
export class Follower {
  state: TableState = NEW_TABLE;
  /** All events in the order in which they came, but for those that a snapshot stood for. */
  readonly events: TableEvent[] = [];
  snapshots = 0;
  /** Everything that came, as text. */
  heard = '';
  /** Hears of each event when it comes. */
  onEvent: (event: TableEvent) => void = () => undefined;
  readonly #connect: Connect;
  readonly #end = new AbortController();
  readonly #done: Promise<void>;
  readonly #waiting = new Set<{
    readonly until: (state: TableState) => boolean;
    readonly go: () => void;
  }>();
  #lastId: string | undefined;

  constructor(connect: Connect) {
    this.#connect = connect;
    this.#done = this.#follow();
  }

  /** Waits until the table is as asked for. */
  async until(until: (state: TableState) => boolean): Promise<void> {
    if (until(this.state)) return;
    await new Promise<void>((resolve) => {
      this.#waiting.add({ until, go: resolve });
    });
  }

  async end(): Promise<void> {
    this.#end.abort();
    await this.#done;
  }

  #take({ data, event, id }: Message): void {
    this.heard += `${data}\n`;
    if (event === 'beat') return;
    this.#lastId = id;
    if (event === 'snapshot') {
      this.snapshots += 1;
      this.state = (JSON.parse(data) as TableSnapshot).state;
    } else {
      const happened = JSON.parse(data) as TableEvent;
      this.events.push(happened);
      this.state = foldTable(this.state, happened);
      this.onEvent(happened);
    }
    for (const waiter of this.#waiting)
      if (waiter.until(this.state)) {
        this.#waiting.delete(waiter);
        waiter.go();
      }
  }

  async #follow(): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      try {
        const { body, status } = await this.#connect(this.#lastId, signal);
        if (status === 403) return;
        if (status === 200 && body) {
          // Ends with the follower, also where the connection does not hear of the signal.
          const heard = body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
          for await (const message of messagesOf(heard)) this.#take(message);
        }
      } catch {
        // The server is away: it is asked again.
      }
      // The others get their turn: a server that is away refuses at once.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
