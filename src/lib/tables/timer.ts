/** The shared timer as it is shown (behaviour/tables.md, 'Tables'). No clock of its own. */

import type { Timer } from '#contract/table-state.ts';

const SECOND = 1000;

/**
 * How much of a timer is left, in ms; 0 once it is over.
 * @param now the server's clock, in ms
 */
export const leftOf = (timer: Timer, now: number): number =>
  Math.max(0, 'endsAt' in timer ? Math.min(timer.endsAt - now, timer.ms) : timer.leftMs);

/** A time as `m:ss`. A second that has begun counts, so that 0:00 is the end and not the second before. */
export const readableTime = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
