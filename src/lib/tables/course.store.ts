/** The host's moves along the course of a table. */
import { atom } from 'nanostores';

import * as m from '#messages';

import { COURSE_LENGTH, MOST_STEPS } from '#contract/tables-bounds.ts';
import type { Step, TableState } from '#contract/table-state.ts';
import { FORMAT_LANGUAGE } from '#lib/shared/format-language.ts';
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';
import { newId } from '#lib/shared/random.browser.ts';
import { courseActions, courseLength } from '#lib/tables/course.ts';
import { $actionError, sendAction } from '#lib/tables/table-actions.store.ts';

const MINUTE = 60_000;

/** Whether each step starts its timer by itself; a choice of this browser. */
export const $startsTimers = atom(true);

/** Reads the choice that this browser remembers. */
export const readStartsTimers = (): void => {
  $startsTimers.set(readPersonal('timers') !== false);
};

export const setStartsTimers = (starts: boolean): void => {
  writePersonal('timers', starts);
  $startsTimers.set(starts);
};

/** Starts the shared timer; returns whether it was accepted. */
export const startTimer = (minutes: number): Promise<boolean> =>
  sendAction({ kind: 'timer', do: 'start', ms: Math.round(minutes * MINUTE) });

/**
 * Goes on to a step: it is shown to all with its card, and its timer starts if the host has chosen so. A card that
 * is not on the table is laid, and one that was set aside comes back.
 */
export const goToStep = async (state: TableState, index: number): Promise<void> => {
  const code = state.steps[index]?.card;
  const placed = state.cards.find((card) => card.code !== undefined && card.code === code);
  await Promise.all([
    ...(code !== undefined && !placed
      ? [sendAction({ kind: 'lay', cards: [{ place: newId(), code, face: 'down' }] })]
      : []),
    ...(placed?.aside ? [sendAction({ kind: 'aside', place: placed.place, aside: false })] : []),
    sendAction({ kind: 'go', from: state.step, to: index, timed: $startsTimers.get() }),
  ]);
};

/** Undoes the last press of 'Next': step, screen, card and timer are as before. */
export const goBack = async ({ step }: TableState): Promise<void> => {
  if (step !== null) await sendAction({ kind: 'back', from: step });
};

/** Why the steps of a table cannot be these; empty if they can. */
const overflowWords = (steps: readonly Step[]): string => {
  if (steps.length > MOST_STEPS)
    return m.tables_steps_too_many({ most: MOST_STEPS, count: steps.length });
  return courseLength(steps) > COURSE_LENGTH
    ? m.tables_steps_too_long({ most: COURSE_LENGTH.toLocaleString(FORMAT_LANGUAGE) })
    : '';
};

/**
 * Gives the table new steps after the current one.
 * @returns whether all were accepted; else {@link $actionError} says why
 */
export const setCourse = async (
  { step, steps: known }: Pick<TableState, 'step' | 'steps'>,
  steps: readonly Step[],
): Promise<boolean> => {
  const after = step === null ? 0 : step + 1;
  // Long lists are sent in parts: none is sent if the whole does not fit.
  const problem = overflowWords([...known.slice(0, after), ...steps]);
  $actionError.set(problem);
  if (problem !== '') return false;
  const accepted = await Promise.all(courseActions(after, steps).map(sendAction));
  return accepted.every(Boolean);
};
