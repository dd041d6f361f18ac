import { LRUCache } from 'lru-cache';

/** How many seats are counted at a time. */
const COUNTED = 10_000;

/**
 * A bound on what one browser does within a window of time, counted in this process alone: it is there for
 * a page that runs wild, and must not cost a write.
 * @param windowMs a second when left out
 * @returns takes one from a seat; `false` where none is left within this window
 */
export const createSeatLimit = (
  points: number,
  clock: () => number,
  windowMs = 1000,
): ((seat: string) => boolean) => {
  const counts = new LRUCache<string, { window: number; count: number }>({ max: COUNTED });
  return (seat) => {
    const window = Math.floor(clock() / windowMs);
    const known = counts.get(seat);
    const entry = known?.window === window ? known : { window, count: 0 };
    entry.count += 1;
    counts.set(seat, entry);
    return entry.count <= points;
  };
};
