/** Table set up for an exercise (behaviour/tables.md, 'Tables'). No DOM. */

import type { Exercise } from '#contract/exercises.ts';
import { MOST_STEPS, STEP_TEXT_LENGTH } from '#contract/tables-bounds.ts';
import type { TableRequest } from '#contract/tables.ts';
import { exerciseMinutes, splitCodes, STEP_MINUTES, stepsOf } from '#lib/exercises/exercises.ts';
import { wholeRun } from '#lib/run/run-steps.ts';

const MINUTES = new RegExp(String.raw`\s*${STEP_MINUTES}$`, 'i');

type Steps = NonNullable<TableRequest['steps']>;

/**
 * Returns the steps with their minutes; `undefined` where one has none, or where they exceed a table's
 * limits.
 */
const timedSteps = (how: string): Steps | undefined => {
  const steps = stepsOf(how).flatMap((line) => {
    const minutes = MINUTES.exec(line)?.groups?.['minutes'];
    const text = line.replace(MINUTES, '');
    return minutes === undefined || text === '' || text.length > STEP_TEXT_LENGTH
      ? []
      : [{ minutes: Number(minutes), text }];
  });
  const whole = steps.length === stepsOf(how).length && steps.length <= MOST_STEPS;
  return whole && steps.length > 0 ? steps : undefined;
};

/**
 * Returns the initial table: the steps of its run or of its plan, or the whole exercise as one step, and the named
 * cards face down.
 */
export const exerciseTable = (exercise: Exercise): TableRequest => {
  const { how, summary, title, what } = exercise;
  const named = [summary, what, how].flatMap(splitCodes).flatMap(({ code }) => code ?? []);
  const run = wholeRun(exercise);
  return {
    source: { kind: 'exercise', title },
    steps:
      run.length > 0
        ? [...run]
        : (timedSteps(how) ?? [{ minutes: exerciseMinutes(exercise), title, text: summary }]),
    cards: [...new Set(named)].map((code) => ({ code, face: 'down' })),
  };
};
