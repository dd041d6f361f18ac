/** The runs of this browser: one for each card or exercise, kept for a reload. Sign-out clears them. */
import { atom } from 'nanostores';
import * as z from 'zod/mini';

import type { RunStep } from '#contract/run.ts';
import { readRuns } from '#lib/run/run-view.store.ts';
import {
  addMinute,
  newRun,
  nextStep,
  pauseStep,
  previousStep,
  startStep,
  type RunProgress,
} from '#lib/run/run.ts';
import { isCurrent } from '#lib/run/stored-run.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { writePersonal } from '#lib/shared/personal.browser.ts';
import { keepAwake } from '#lib/shared/wake-lock.browser.ts';

export { now, keepAwake };

/** Maximum number of stored runs. */
const MOST = 8;

const time = z.int().check(z.nonnegative());

const StoredTimer = z.union([
  z.object({ ms: time, endsAt: time }),
  z.object({ ms: time, leftMs: time }),
]);

const StoredRun = z.object({
  step: z.int().check(z.nonnegative()),
  timers: z.array(z.nullable(StoredTimer)),
  at: z.number(),
  isShown: z.boolean(),
});

/** An open run. */
interface OpenRun {
  readonly id: string;
  readonly steps: readonly RunStep[];
  readonly progress: RunProgress;
}

/** The run of the open card or exercise. */
export const $run = atom<OpenRun | undefined>();

const isOld = (value: unknown): boolean => {
  const run = StoredRun.safeParse(value);
  return !run.success || !isCurrent(run.data.at, now());
};

const store = (id: string, progress: RunProgress | undefined): void => {
  const others = Object.entries(readRuns()).filter(([key, run]) => key !== id && !isOld(run));
  const kept = [...others, ...(progress ? [[id, progress] as const] : [])].slice(-MOST);
  writePersonal('runs', Object.fromEntries(kept));
};

const change = (next: (run: OpenRun) => RunProgress): void => {
  const run = $run.get();
  if (!run) return;
  const progress = next(run);
  $run.set({ ...run, progress });
  store(run.id, progress);
};

/** Opens a run where it was, or at its first step. */
export const openRun = (id: string, steps: readonly RunStep[]): void => {
  const stored = StoredRun.safeParse(readRuns()[id]);
  const isKnown =
    stored.success &&
    isCurrent(stored.data.at, now()) &&
    stored.data.step <= steps.length &&
    stored.data.timers.length <= steps.length;
  $run.set({ id, steps, progress: isKnown ? stored.data : newRun(now()) });
};

/** Remembers whether the page shows the run or the text. A run that was only looked at is not kept. */
export const showRun = (id: string, isShown: boolean): void => {
  const run = $run.get();
  if (run?.id === id && run.progress.timers.some(Boolean))
    change(({ progress }) => ({ ...progress, isShown }));
};

export const startTimer = (): void =>
  change(({ progress, steps }) => startStep(progress, steps, now()));

export const pauseTimer = (): void => change(({ progress }) => pauseStep(progress, now()));

export const addTime = (): void =>
  change(({ progress, steps }) => addMinute(progress, steps, now()));

export const goOn = (): void => change(({ progress, steps }) => nextStep(progress, steps, now()));

export const goBack = (): void => change(({ progress }) => previousStep(progress, now()));

/** Ends the run: the next one begins with its first step. */
export const endRun = (): void => {
  const run = $run.get();
  if (!run) return;
  store(run.id, undefined);
  $run.set({ ...run, progress: newRun(now()) });
};
