import { setImmediate as turn } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

/** How many that were drawn last are kept, and how long, in ms: a whole group takes the same one. */
const KEPT = 8;
const KEPT_MS = 60_000;

/** How many may wait to be drawn. */
const WAITING = 24;

export type Drawn = Uint8Array<ArrayBuffer>;

/** Draws what a key names, or gives what was drawn under it; `undefined` where too many wait. */
export type Press = (key: string, draw: () => Promise<Drawn>) => Promise<Drawn> | undefined;

/** Draws one thing after the other, since each is the work of one core, and keeps the last ones a minute. */
export const createPress = (): Press => {
  const drawn = new LRUCache<string, Promise<Drawn>>({
    max: KEPT,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  });
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, Promise<Drawn>>();
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
