import { vi } from 'vitest';

import { messagesOf } from '#support/shared/event-stream.ts';

/** The streams of a browser. */
export interface Streams {
  /** How many were opened, and how many of them are open. */
  readonly opened: () => number;
  readonly open: () => number;
  /** Breaks those that are open. */
  readonly cut: () => void;
  /** Whether the next ones are refused, as by a proxy that knows no streams. */
  refuses: boolean;
  /** How many of the messages to come are lost. */
  losing: number;
}

/** Gives a page `EventSource` (HTML, section 9.2), over its own `fetch` and as far as stores use it. */
export const stubEventSource = (): Streams => {
  const open = new Set<TestEventSource>();
  let opened = 0;
  const streams: Streams = {
    opened: () => opened,
    open: () => open.size,
    cut: () => {
      for (const source of open) source.break();
    },
    refuses: false,
    losing: 0,
  };

  class TestEventSource extends EventTarget {
    readonly #end = new AbortController();

    constructor(url: string) {
      super();
      opened += 1;
      void this.#read(url);
    }

    close(): void {
      open.delete(this);
      this.#end.abort();
    }

    break(): void {
      this.close();
      this.dispatchEvent(new Event('error'));
    }

    async #read(url: string): Promise<void> {
      const { signal } = this.#end;
      try {
        if (streams.refuses) throw new TypeError('Refused');
        const answer = await fetch(url, { headers: { Accept: 'text/event-stream' }, signal });
        if (answer.status !== 200 || !answer.body) throw new TypeError(String(answer.status));
        open.add(this);
        this.dispatchEvent(new Event('open'));
        for await (const { data, event } of messagesOf(answer.body)) {
          if (signal.aborted) return;
          streams.losing -= 1;
          if (streams.losing < 0) this.dispatchEvent(new MessageEvent(event, { data }));
        }
      } catch {
        // The error event is the same for all reasons.
      }
      if (!signal.aborted) this.break();
    }
  }
  vi.stubGlobal('EventSource', TestEventSource);
  return streams;
};
