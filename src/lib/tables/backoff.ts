/** Exponential backoff with jitter (behaviour/tables.md, 'Tables'). */

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/**
 * The delay before the next attempt, in ms.
 * @param failures number of failures in a row
 * @param chance from 0 up to 1
 */
export const backoffDelay = (failures: number, chance: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1)) * (0.5 + chance / 2);
