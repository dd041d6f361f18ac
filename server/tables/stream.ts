import type { Context } from 'hono';

import { BEAT_MS } from '#contract/tables-bounds.ts';
import type { TableAnswer } from '#contract/tables.ts';
import { errorAnswer } from '#server/http/errors.ts';
import type { Hub } from '#server/tables/hub.ts';
import type { Delivery, LiveTable, Reader } from '#server/tables/live-table.ts';

/** Unread bytes after which a reader is dropped; it reconnects and catches up. */
const UNREAD = 1024 * 1024;

/** Timeout of a long poll, in ms; below the usual timeouts of proxies. */
const WAIT_MS = 25_000;

/** A reader before it is connected. */
export type Subscription = Omit<Reader, 'take' | 'end'>;

const encoder = new TextEncoder();

const field = (name: string, value: unknown): string => `${name}: ${JSON.stringify(value)}\n`;

/** Encoded events, made once per shared delivery. */
const made = new WeakMap<Delivery, readonly Uint8Array[]>();
const bytesOf = (batch: Delivery): readonly Uint8Array[] => {
  const { events, seq, snapshot } = batch;
  if (snapshot)
    return [
      encoder.encode(`event: snapshot\nid: ${seq}\ndata: `),
      ...snapshot,
      encoder.encode('\n\n'),
    ];
  const known = made.get(batch);
  if (known) return known;
  const text = events.map((event) => `id: ${event.seq}\n${field('data', event)}\n`).join('');
  const bytes = [encoder.encode(text)];
  made.set(batch, bytes);
  return bytes;
};

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * A table as Server-Sent Events (HTML, section 9.2): unnamed events, `snapshot`, and `beat` with the
 * server's clock as a heartbeat that pages can see. A reader with too many unread bytes is dropped.
 * @param clock ms since the epoch
 */
export const streamTable = (
  c: Context,
  hub: Hub,
  table: LiveTable,
  subscription: Subscription,
  clock: () => number,
): Response => {
  // A stream of a HEAD request would never end.
  if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS);
  let leave: (() => void) | undefined;
  let beat: NodeJS.Timeout | undefined;
  let isFull = false;
  const stop = (): void => {
    clearInterval(beat);
    leave?.();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let isOver = false;
        /** Enqueues all parts of a message or none. */
        const send = (...parts: readonly Uint8Array[]): boolean => {
          if (isOver || (controller.desiredSize ?? 0) <= 0) return false;
          for (const part of parts) controller.enqueue(part);
          return true;
        };
        const end = (): void => {
          stop();
          if (!isOver) controller.close();
          isOver = true;
        };
        const tell = () => encoder.encode(`event: beat\n${field('data', { now: clock() })}\n`);
        // Reconnection time in ms, with jitter, so that clients do not reconnect all at once.
        send(encoder.encode(`retry: ${500 + Math.floor(Math.random() * 1000)}\n\n`));
        const reader: Reader = {
          ...subscription,
          take: (batch) => send(...bytesOf(batch)),
          end,
        };
        leave = hub.join(table, reader);
        isFull = leave === undefined;
        beat = setInterval(() => {
          if (!send(tell())) end();
        }, BEAT_MS);
        if (isFull || isOver) end();
      },
      cancel: stop,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: UNREAD }),
  );
  if (isFull) return errorAnswer(c, 'unavailable');
  return c.body(body, 200, HEADERS);
};

/** A long poll, for readers behind proxies that buffer streams. */
export const pollTable = async (
  c: Context,
  hub: Hub,
  table: LiveTable,
  subscription: Subscription,
  clock: () => number,
): Promise<Response> => {
  const { promise, resolve } = Promise.withResolvers<Delivery | undefined>();
  const reader: Reader = {
    ...subscription,
    take: (batch) => {
      resolve(batch);
      // One delivery ends the poll.
      return false;
    },
    end: () => resolve(undefined),
  };
  const leave = hub.join(table, reader);
  if (!leave) return errorAnswer(c, 'unavailable');
  const timer = setTimeout(() => resolve(undefined), WAIT_MS);
  c.req.raw.signal.addEventListener('abort', () => resolve(undefined), { once: true });
  const batch = await promise;
  clearTimeout(timer);
  leave();
  const answer: TableAnswer = {
    seq: batch?.seq ?? subscription.seq ?? 0,
    now: clock(),
    events: [...(batch?.events ?? [])],
  };
  if (!batch?.snapshot) return c.json(answer);
  const begin = encoder.encode(`${JSON.stringify(answer).slice(0, -1)},"snapshot":`);
  const parts = [begin, ...batch.snapshot, encoder.encode('}')];
  // Not joined: the largest chunk is shared with other answers.
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return c.body(body, 200, { 'Content-Type': 'application/json' });
};
