/** The run of a card or an exercise: its steps, one at a time (behaviour/cards.md, 'Run it'). No DOM. */

import type { RunStep } from '#contract/run.ts';

/** The sum of the steps' minutes. */
export const runMinutes = (run: readonly RunStep[]): number =>
  run.reduce((sum, { minutes }) => sum + minutes, 0);
