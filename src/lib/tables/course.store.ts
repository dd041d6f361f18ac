/** The host's moves along the course of a table. */
import { atom } from 'nanostores';

import type { TableState } from '#contract/table-state.ts';
import { readPersonal, writePersonal } from '#lib/shared/personal.browser.ts';
import { sendAction, showActions } from '#lib/tables/table-actions.store.ts';

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
 * Goes to a step: it is shown to all, its card is turned up and shown, and its timer starts if the host has
 * chosen so. All actions are queued at once, in order, so that a lost connection does not part them.
 */
export const goToStep = async (state: TableState, index: number): Promise<void> => {
  const { card, minutes = 0 } = state.steps[index] ?? {};
  const placed = state.cards.find(({ code }) => code !== undefined && code === card);
  const hidesCard = card === undefined && state.light !== null;
  await Promise.all([
    // Before the step, so that a screen ends on the step.
    ...(hidesCard ? [sendAction({ kind: 'light', place: null })] : []),
    sendAction({ kind: 'step', index }),
    ...(card === undefined ? [] : showActions(card, placed).map(sendAction)),
    ...($startsTimers.get() && minutes > 0 ? [startTimer(minutes)] : []),
  ]);
};
