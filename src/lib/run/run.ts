/** The run of a card or an exercise: its steps, one at a time (behaviour/cards.md, 'Run it'). The clock is an argument. */

import type { RunStep } from '#contract/run.ts';
import type { Timer } from '#contract/table-state.ts';
import { leftOf } from '#lib/shared/timer.ts';

/** A run in this browser. */
export interface RunProgress {
  /** Index of the current step; the number of steps at the question at the end. */
  readonly step: number;
  /** The timer of each step that was reached; `null` before it starts. */
  readonly timers: readonly (Timer | null)[];
  /** When it was last used, in ms since the epoch. */
  readonly at: number;
  /** Whether the page shows it instead of the text. */
  readonly isShown: boolean;
}

const MINUTE = 60_000;

/** The sum of the steps' minutes. */
export const runMinutes = (run: readonly RunStep[]): number =>
  run.reduce((sum, { minutes }) => sum + minutes, 0);

/** A run at its first step, before its timer starts. */
export const newRun = (at: number): RunProgress => ({ step: 0, timers: [null], at, isShown: true });

/** The timer of a step before it starts. */
export const fullTimer = ({ minutes }: RunStep): Timer => ({
  ms: minutes * MINUTE,
  leftMs: minutes * MINUTE,
});

const started = (timer: Timer, now: number): Timer => ({
  ms: timer.ms,
  endsAt: now + leftOf(timer, now),
});

const paused = (timer: Timer, now: number): Timer => ({
  ms: timer.ms,
  leftMs: leftOf(timer, now),
});

const withTimer = (progress: RunProgress, timer: Timer, now: number): RunProgress => ({
  ...progress,
  timers: progress.timers.with(progress.step, timer),
  at: now,
});

/** A change of the current step's timer; none at the question at the end. */
const timerChange =
  (change: (timer: Timer, now: number) => Timer) =>
  (progress: RunProgress, run: readonly RunStep[], now: number): RunProgress => {
    const step = run[progress.step];
    if (!step) return progress;
    const timer = progress.timers[progress.step] ?? fullTimer(step);
    return withTimer(progress, change(timer, now), now);
  };

/** Starts the timer of the current step, or lets it go on. */
export const startStep = timerChange(started);

/** Pauses the timer of the current step. */
export const pauseStep = (progress: RunProgress, now: number): RunProgress => {
  const timer = progress.timers[progress.step];
  return timer ? withTimer(progress, paused(timer, now), now) : progress;
};

/** Adds a minute to the current step; a timer that is over runs for one minute. */
export const addMinute = timerChange((timer, now) => {
  const ms = timer.ms + MINUTE;
  const leftMs = leftOf(timer, now) + MINUTE;
  return 'endsAt' in timer ? { ms, endsAt: now + leftMs } : { ms, leftMs };
});

/**
 * Goes on to the next step and starts its timer, or to the question at the end. A step that was left by going back
 * has the time that it had left.
 */
export const nextStep = (
  progress: RunProgress,
  run: readonly RunStep[],
  now: number,
): RunProgress => {
  const index = Math.min(progress.step + 1, run.length);
  const step = run[index];
  const timers = [...progress.timers];
  if (step) {
    const known = timers[index];
    const isLeft = known && 'leftMs' in known && known.leftMs > 0;
    timers[index] = started(isLeft ? known : fullTimer(step), now);
  }
  return { ...progress, step: index, timers, at: now };
};

/** Goes back to the step before, whose timer has gone on; the timer of the step that is left waits. */
export const previousStep = (progress: RunProgress, now: number): RunProgress => {
  if (progress.step === 0) return progress;
  const held = pauseStep(progress, now);
  return { ...held, step: progress.step - 1, at: now };
};
