/** The event stream of a table (Server-Sent Events; HTML, section 9.2) with a watchdog. */

import type { TableEvent } from '#contract/table-events.ts';
import type { TableSnapshot } from '#contract/tables.ts';
import { now } from '#lib/shared/clock.browser.ts';

/** Silence after which a stream counts as dead, in ms: a little more than two beats. */
const SILENCE = 45_000;

/**
 * Deadline of the first event of a stream, in ms. There is always one: the server repeats a known event if
 * nothing is new.
 */
const FIRST = 8000;

/** How a stream has ended. */
export interface StreamEnd {
  /** Whether it had delivered data. */
  readonly heard: boolean;
  /** It was open without delivering data: a proxy buffers it. */
  readonly heldBack: boolean;
  /** Duration, in ms. */
  readonly lasted: number;
}

export interface StreamListener {
  readonly onSnapshot: (snapshot: TableSnapshot) => void;
  readonly onEvent: (event: TableEvent) => void;
  /** A heartbeat, with the server's clock in ms. */
  readonly onBeat: (server: number) => void;
}

/** Opens a stream that ends on an error or on silence; the caller reconnects. */
export const openTableStream = (url: string, { onBeat, onEvent, onSnapshot }: StreamListener) => {
  const source = new EventSource(url);
  const heard = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<StreamEnd>();
  const openedAt = now();
  let lastAt = openedAt;
  let hasHeard = false;
  let isOpen = false;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    clearTimeout(watchdog);
    source.close();
    heard.resolve(false);
    const heldBack = isOpen && !hasHeard;
    ended.resolve({ heard: hasHeard, heldBack, lasted: now() - openedAt });
  };
  watchdog = setTimeout(close, FIRST);
  const on = (kind: string, take: (data: string) => void): void => {
    source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      clearTimeout(watchdog);
      watchdog = setTimeout(close, SILENCE);
      lastAt = now();
      hasHeard = true;
      heard.resolve(true);
      take(data);
    });
  };
  // The server's data is trusted to follow the contract.
  on('message', (data) => onEvent(JSON.parse(data) as TableEvent));
  on('snapshot', (data) => onSnapshot(JSON.parse(data) as TableSnapshot));
  on('beat', (data) => onBeat((JSON.parse(data) as { now: number }).now));
  source.addEventListener('open', () => {
    isOpen = true;
  });
  // Suppress EventSource's own reconnection: the caller has one backoff for all failures.
  source.addEventListener('error', () => {
    // A stream that the server ends at once was not buffered.
    isOpen = false;
    close();
  });
  return {
    /** Resolves at the first data; `false` if the stream ends first. */
    heard: heard.promise,
    ended: ended.promise,
    /** Time since the last data, in ms. */
    silentFor: (): number => now() - lastAt,
    close,
  };
};

export type TableStream = ReturnType<typeof openTableStream>;
