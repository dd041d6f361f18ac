import * as z from 'zod/mini';

import { text } from './text.ts';

/** A step that a facilitator reads at a glance. */
export const RunStep = z.object({
  /** The instruction, in the imperative. */
  do: text,
  minutes: z.int().check(z.positive()),
  /** A sentence to read aloud. */
  say: z.optional(text),
});
export type RunStep = z.infer<typeof RunStep>;

/** The fields of a card or an exercise that is run step by step (behaviour/cards.md, 'Run it'). */
export const RunFields = z.object({
  run: z.optional(z.array(RunStep)),
  /** The usual problem and the move that solves it. */
  flop: z.optional(text),
  /** The question at the end. */
  debrief: z.optional(text),
  /** Whether it may hurt or expose someone in the room: the deck's line `care` is shown. */
  care: z.optional(z.literal(true)),
});
export type RunFields = z.infer<typeof RunFields>;
