import { expect, test } from 'vitest';

import {
  addMinute,
  newRun,
  nextStep,
  pauseStep,
  previousStep,
  runMinutes,
  startStep,
  type RunProgress,
} from '#lib/run/run.ts';
import { isCurrent } from '#lib/run/stored-run.ts';
import { leftOf } from '#lib/shared/timer.ts';

const RUN = [
  { do: 'Write.', minutes: 4 },
  { do: 'Read.', minutes: 6 },
  { do: 'Choose.', minutes: 5 },
];

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 0, 1, 12);

/** The remaining time of the current step, in ms; `undefined` without a timer. */
const left = ({ step, timers }: RunProgress, now: number): number | undefined => {
  const timer = timers[step];
  return timer ? leftOf(timer, now) : undefined;
};

const begun = startStep(newRun(NOON), RUN, NOON);

test('the minutes of a run are those of its steps', () => {
  expect(runMinutes(RUN)).toBe(15);
});

test('a timer starts when it is told, and not before', () => {
  expect(left(newRun(NOON), NOON)).toBeUndefined();
  expect(left(begun, NOON + 90_000)).toBe(4 * MINUTE - 90_000);
});

test('Next starts the timer of the next step', () => {
  const next = nextStep(begun, RUN, NOON + 1000);
  expect([next.step, left(next, NOON + 1000)]).toEqual([1, 6 * MINUTE]);
});

test('Next, and back at once, loses no time of the step', () => {
  const back = previousStep(nextStep(begun, RUN, NOON + 60_000), NOON + 62_000);
  expect([back.step, left(back, NOON + 62_000)]).toEqual([0, 4 * MINUTE - 62_000]);
});

test('a step that was left by going back has the time that it had left', () => {
  const second = nextStep(begun, RUN, NOON);
  const back = previousStep(second, NOON + 2 * MINUTE);
  const again = nextStep(back, RUN, NOON + 3 * MINUTE);
  expect([again.step, left(again, NOON + 3 * MINUTE)]).toEqual([1, 4 * MINUTE]);
});

test('a step whose time was over begins anew', () => {
  const back = previousStep(nextStep(begun, RUN, NOON), NOON + 9 * MINUTE);
  const again = nextStep(back, RUN, NOON + 10 * MINUTE);
  expect(left(again, NOON + 10 * MINUTE)).toBe(6 * MINUTE);
});

test('a paused step waits, and goes on', () => {
  const paused = pauseStep(begun, NOON + MINUTE);
  expect(left(paused, NOON + 9 * MINUTE)).toBe(3 * MINUTE);
  const on = startStep(paused, RUN, NOON + 9 * MINUTE);
  expect(left(on, NOON + 10 * MINUTE)).toBe(2 * MINUTE);
});

test.each([
  ['that runs', begun, NOON + MINUTE, 4 * MINUTE],
  ['that is over', begun, NOON + 9 * MINUTE, MINUTE],
  ['that is paused', pauseStep(begun, NOON + MINUTE), NOON + 9 * MINUTE, 4 * MINUTE],
  ['before it starts', newRun(NOON), NOON, 5 * MINUTE],
])('a minute more for a timer %s', (_, progress, now, expected) => {
  expect(left(addMinute(progress, RUN, now), now)).toBe(expected);
});

test('after the last step comes the question, and nothing after it', () => {
  const end = RUN.reduce((progress) => nextStep(progress, RUN, NOON), begun);
  expect(end.step).toBe(3);
  expect(nextStep(end, RUN, NOON).step).toBe(3);
  expect(addMinute(end, RUN, NOON)).toBe(end);
  expect(previousStep(end, NOON).step).toBe(2);
});

test('a clock that was set back gives a step its minutes, and no more', () => {
  expect(left(begun, NOON - 60 * MINUTE)).toBe(4 * MINUTE);
});

test.each([
  [0, true],
  [11, true],
  [13, false],
  [-13, false],
])('a run used %s hours ago goes on: %s', (hours, expected) => {
  expect(isCurrent(begun.at, NOON + hours * 60 * MINUTE)).toBe(expected);
});
