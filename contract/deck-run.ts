/** The deck's own schema of a run: strict, with bounds. Pages do not load it. */
import * as z from 'zod/mini';

import { RunFields, RunStep } from './run.ts';

/** Number of steps of a run. */
const RUN_STEPS = { least: 3, most: 5 } as const;

/** The longest run of a card without a fixed duration, in minutes. */
export const SITTING_MINUTES = 45;

export const deckRunFields = {
  ...RunFields.shape,
  run: z.optional(
    z
      .array(z.strictObject(RunStep.shape))
      .check(z.minLength(RUN_STEPS.least), z.maxLength(RUN_STEPS.most)),
  ),
};
