/** Agendas of My Cards (behaviour/my-cards.md, 'Agendas'). Pages import only types from this file. */
import * as z from 'zod/mini';

import { AGENDA_NAME_LENGTH } from './my-cards-bounds.ts';
import { Step } from './table-state.ts';
import {
  COURSE_LENGTH,
  MOST_STEP_MINUTES,
  MOST_STEPS,
  STEP_SAY_LENGTH,
  STEP_TEXT_LENGTH,
  TABLE_TITLE_LENGTH,
} from './tables-bounds.ts';

const textOf = (length: number) => z.optional(z.string().check(z.maxLength(length)));

const AgendaStep = z.extend(Step, {
  // Pages parse this: `z.maximum` would be one more check in the code of all of them.
  minutes: z.number().check(z.refine((minutes) => minutes >= 0 && minutes <= MOST_STEP_MINUTES)),
  title: textOf(TABLE_TITLE_LENGTH),
  /** The words that the host says. */
  text: textOf(STEP_TEXT_LENGTH),
  say: textOf(STEP_SAY_LENGTH),
});

/** The steps, in order. Their texts fit on a table. */
export const AgendaSteps = z.array(AgendaStep).check(
  z.maxLength(MOST_STEPS),
  z.refine(
    (steps) =>
      steps.reduce(
        (sum, { say = '', text = '', title = '' }) => sum + text.length + title.length + say.length,
        0,
      ) <= COURSE_LENGTH,
  ),
);

/** When the session is planned, in the time zone of its place. */
export const AgendaTimes = z.object({
  /** `2026-11-26T09:00` */
  begins: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))),
  /** `10:30`; before the time of `begins`, it is on the next day. */
  ends: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
});
export type AgendaTimes = z.infer<typeof AgendaTimes>;

export const AgendaName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(AGENDA_NAME_LENGTH));

/** A planned session. */
export const Agenda = z.object({
  name: AgendaName,
  steps: AgendaSteps,
  times: z.optional(AgendaTimes),
  at: z.int().check(z.nonnegative()),
});
export type Agenda = z.infer<typeof Agenda>;
