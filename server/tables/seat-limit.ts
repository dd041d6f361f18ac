import { LRUCache } from 'lru-cache';

/** How many seats are counted at a time. */
const COUNTED = 10_000;

/**
 * A bound on what one browser does within a second, counted in this process alone: it is there for a page
 * that runs wild, and must not cost a write.
 * @returns takes one from a seat; `false` where none is left within this second
 */
export const createSeatLimit = (
  perSecond: number,
  clock: () => number,
): ((seat: string) => boolean) => {
  const counts = new LRUCache<string, { second: number; count: number }>({ max: COUNTED });
  return (seat) => {
    const second = Math.floor(clock() / 1000);
    const known = counts.get(seat);
    const entry = known?.second === second ? known : { second, count: 0 };
    entry.count += 1;
    counts.set(seat, entry);
    return entry.count <= perSecond;
  };
};
