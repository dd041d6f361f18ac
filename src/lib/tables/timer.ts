/** Display of the shared timer (behaviour/tables.md, 'Tables'). The clock is an argument. */

import type { Timer } from '#contract/table-state.ts';

const SECOND = 1000;

/**
 * The remaining time, in ms; 0 once the timer is over.
 * @param now the server's clock, in ms
 */
export const leftOf = (timer: Timer, now: number): number =>
  Math.max(0, 'endsAt' in timer ? Math.min(timer.endsAt - now, timer.ms) : timer.leftMs);

/** A duration as `m:ss`, rounded up to seconds, so that 0:00 is the end. */
export const readableTime = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
