import { LRUCache } from 'lru-cache';

/** How many seats are counted at a time. */
const MOST_KEYS = 10_000;

export interface BucketOptions {
  /** What a browser that has done nothing for a while may do at once. */
  readonly capacity: number;
  /** How much comes back within a second. */
  readonly refillPerSecond: number;
}

/**
 * A bound on what one browser does, counted in this process alone: it is there for a page that runs wild,
 * and must not cost a write.
 * @param clock ms since the epoch
 * @returns takes one from a seat; `false` where none is left
 */
export const createTokenBucket = (
  { capacity, refillPerSecond }: BucketOptions,
  clock: () => number,
): ((seat: string) => boolean) => {
  const counts = new LRUCache<string, { left: number; at: number }>({
    // By size and not by `max`, which takes the room of all of them at once.
    maxSize: MOST_KEYS,
    sizeCalculation: () => 1,
  });
  return (seat) => {
    const now = clock();
    const { at, left } = counts.get(seat) ?? { left: capacity, at: now };
    const there = Math.min(capacity, left + (Math.max(0, now - at) / 1000) * refillPerSecond);
    const isThere = there >= 1;
    counts.set(seat, { left: isThere ? there - 1 : there, at: now });
    return isThere;
  };
};
