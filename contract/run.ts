import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));

/** Number of steps of a run. */
export const RUN_STEPS = { least: 3, most: 5 } as const;

/** The longest run of a card without a fixed duration, in minutes. */
export const SITTING_MINUTES = 45;

/** A step that a facilitator reads at a glance. */
export const RunStep = z.object({
  /** The instruction, in the imperative. */
  do: text,
  minutes: z.int().check(z.positive()),
  /** A sentence to read aloud. */
  say: z.optional(text),
});
export type RunStep = z.infer<typeof RunStep>;

const steps = z.array(RunStep).check(z.minLength(RUN_STEPS.least), z.maxLength(RUN_STEPS.most));

/** The fields of a card or an exercise that is run step by step (behaviour/cards.md, 'Run it'). */
export const RunFields = z.object({
  run: z.optional(steps),
  /** The usual problem and the move that solves it. */
  flop: z.optional(text),
  /** The question at the end. */
  debrief: z.optional(text),
  /** Whether it may hurt or expose someone in the room: the deck's line `care` is shown. */
  care: z.optional(z.literal(true)),
});
export type RunFields = z.infer<typeof RunFields>;

/** The same for a deck's file, which has no other fields in a step. */
export const strictRunFields = {
  ...RunFields.shape,
  run: z.optional(
    z
      .array(z.strictObject(RunStep.shape))
      .check(z.minLength(RUN_STEPS.least), z.maxLength(RUN_STEPS.most)),
  ),
};
