import { LRUCache } from 'lru-cache';

/** How many seats are counted at a time. */
const COUNTED = 10_000;

export interface SeatBounds {
  /** What a browser that has done nothing for a while may do at once. */
  readonly atOnce: number;
  /** How much comes back within a second. */
  readonly perSecond: number;
}

/**
 * A bound on what one browser does, counted in this process alone: it is there for a page that runs wild,
 * and must not cost a write.
 * @param clock ms since the epoch
 * @returns takes one from a seat; `false` where none is left
 */
export const createSeatLimit = (
  { atOnce, perSecond }: SeatBounds,
  clock: () => number,
): ((seat: string) => boolean) => {
  const counts = new LRUCache<string, { left: number; at: number }>({
    // By size and not by `max`, which takes the room of all of them at once.
    maxSize: COUNTED,
    sizeCalculation: () => 1,
  });
  return (seat) => {
    const now = clock();
    const { at, left } = counts.get(seat) ?? { left: atOnce, at: now };
    const there = Math.min(atOnce, left + (Math.max(0, now - at) / 1000) * perSecond);
    const isThere = there >= 1;
    counts.set(seat, { left: isThere ? there - 1 : there, at: now });
    return isThere;
  };
};
