import { LRUCache } from 'lru-cache';

/** Keys in memory; the least recently used is dropped. */
const MOST_KEYS = 10_000;

export interface BucketOptions {
  /** Tokens of a full bucket. */
  readonly capacity: number;
  readonly refillPerSecond: number;
}

/**
 * A token bucket per key, in the memory of this process, so that counting costs no database write.
 * @param clock ms since the epoch
 * @returns takes a token; `false` where none is left
 */
export const createTokenBucket = (
  { capacity, refillPerSecond }: BucketOptions,
  clock: () => number,
): ((key: string) => boolean) => {
  const counts = new LRUCache<string, { left: number; at: number }>({
    // `max` would allocate all entries at once.
    maxSize: MOST_KEYS,
    sizeCalculation: () => 1,
  });
  return (key) => {
    const now = clock();
    const { at, left } = counts.get(key) ?? { left: capacity, at: now };
    const there = Math.min(capacity, left + (Math.max(0, now - at) / 1000) * refillPerSecond);
    const isThere = there >= 1;
    counts.set(key, { left: isThere ? there - 1 : there, at: now });
    return isThere;
  };
};
