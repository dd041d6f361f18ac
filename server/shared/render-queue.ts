import { setImmediate as turn } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

/** How many may wait to be drawn. */
const WAITING = 24;

export type RenderResult = Uint8Array<ArrayBuffer>;

/** Draws what a key names, or gives what was drawn under it; `undefined` where too many wait. */
export type RenderQueue = (
  key: string,
  draw: () => Promise<RenderResult>,
) => Promise<RenderResult> | undefined;

/**
 * Draws one thing after the other, since each is the work of one core, and keeps the last ones.
 * @param kept how many
 * @param keptMs for how long, in ms; as long as there are no others where it is left out
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
    // Others have their turn before the next one: drawing is the work of the one thread.
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
