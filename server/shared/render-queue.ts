import { setImmediate as turn } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

/** Maximum of waiting renders. */
const WAITING = 24;

export type RenderResult = Uint8Array<ArrayBuffer>;

/**
 * Renders a file, or returns the cached or pending one of the same key; `undefined` where the queue is full.
 */
export type RenderQueue = (
  key: string,
  draw: () => Promise<RenderResult>,
) => Promise<RenderResult> | undefined;

/**
 * Renders files one at a time, since each takes a whole core, and caches the last ones.
 * @param kept capacity of the cache
 * @param keptMs lifetime of an entry, in ms; without it an entry stays until a newer one evicts it
 */
export const createRenderQueue = (kept: number, keptMs?: number): RenderQueue => {
  const drawn = new LRUCache<string, Promise<RenderResult>>({
    max: kept,
    ...(keptMs !== undefined && { ttl: keptMs, ttlAutopurge: true }),
  });
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, Promise<RenderResult>>();
  return (key, draw) => {
    const known = waiting.get(key) ?? drawn.get(key);
    if (known) return known;
    if (waiting.size >= WAITING) return undefined;
    // Rendering blocks the thread, so other work runs before the next one starts.
    const next = last.then(() => turn()).then(draw);
    waiting.set(key, next);
    last = next.then(
      () => {
        waiting.delete(key);
        drawn.set(key, next);
      },
      () => waiting.delete(key),
    );
    return next;
  };
};
