/** A table's events as they come (HTML, section 9.2), and a watch over the line that they come by. */

import type { TableEvent } from '#contract/table-events.ts';
import type { TableSnapshot } from '#contract/tables.ts';
import { now } from '#lib/shared/clock.browser.ts';

/** How long a line may bring nothing before it counts as dead, in ms: two beats and a little. */
const SILENCE = 45_000;

/**
 * How long the first thing on a line may take, in ms. There is always one: an event that is known already
 * where nothing else is new.
 */
const FIRST = 8000;

/** How a line has ended. */
export interface StreamEnd {
  /** It had brought something. */
  readonly heard: boolean;
  /** It was open and yet brought nothing: something on the way holds it back. */
  readonly heldBack: boolean;
  /** How long it lasted, in ms. */
  readonly lasted: number;
}

export interface StreamListener {
  readonly onSnapshot: (snapshot: TableSnapshot) => void;
  readonly onEvent: (event: TableEvent) => void;
  /** A sign of life, with the server's clock in ms. */
  readonly onBeat: (server: number) => void;
}

export interface TableStream {
  /** Resolves once something has come, `false` where the line ends first. */
  readonly heard: Promise<boolean>;
  readonly ended: Promise<StreamEnd>;
  /** How long ago something came last, in ms. */
  readonly silentFor: () => number;
  readonly close: () => void;
}

/** Opens a stream, which ends once it is broken or silent; the caller reconnects. */
export const openTableStream = (
  url: string,
  { onBeat, onEvent, onSnapshot }: StreamListener,
): TableStream => {
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
  // The server's own; it is trusted to be what the contract says.
  on('message', (data) => onEvent(JSON.parse(data) as TableEvent));
  on('snapshot', (data) => onSnapshot(JSON.parse(data) as TableSnapshot));
  on('beat', (data) => onBeat((JSON.parse(data) as { now: number }).now));
  source.addEventListener('open', () => {
    isOpen = true;
  });
  // Suppress EventSource's own reconnection: the caller has one backoff for all failures.
  source.addEventListener('error', () => {
    // A line that is ended by the server at once was not held back.
    isOpen = false;
    close();
  });
  return { heard: heard.promise, ended: ended.promise, silentFor: () => now() - lastAt, close };
};
