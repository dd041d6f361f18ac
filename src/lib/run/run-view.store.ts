/** Which card or exercise this browser runs, apart from the rest, so that a page knows it before the code of runs. */
import { isCurrent } from '#lib/run/stored-run.ts';
import { now } from '#lib/shared/clock.browser.ts';
import { readPersonal } from '#lib/shared/personal.browser.ts';

/** The stored runs by the id of their card or exercise, not validated. */
export const readRuns = (): Readonly<Record<string, unknown>> =>
  Object(readPersonal('runs')) as Readonly<Record<string, unknown>>;

/** Whether a page that opens this card or exercise shows its run. */
export const isRunShown = (id: string): boolean => {
  const { at, isShown } = Object(readRuns()[id]) as Readonly<Record<string, unknown>>;
  return isShown === true && typeof at === 'number' && isCurrent(at, now());
};
