/** Display of timers: of a table (behaviour/tables.md, 'Tables') and of a run. The clock is an argument. */

import * as m from '#messages';

import type { Timer } from '#contract/table-state.ts';

const SECOND = 1000;

/**
 * The remaining time, in ms; 0 once the timer is over.
 * @param now the clock that the timer was set by, in ms
 */
export const leftOf = (timer: Timer, now: number): number =>
  Math.max(0, 'endsAt' in timer ? Math.min(timer.endsAt - now, timer.ms) : timer.leftMs);

/** A duration as `m:ss`, rounded up to seconds, so that 0:00 is the end. */
export const readableTime = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Announcements of a timer, by the remaining time in ms. */
export const TIMER_WORDS = [
  { leftMs: 60_000, words: m.shared_one_minute_left },
  { leftMs: 0, words: m.shared_time_is_over },
] as const;
