import * as m from '#messages';

import {
  COURSE_LENGTH,
  LEAST_TIMER_MS,
  MOST_STEPS,
  MOST_TIMER_MS,
} from '#contract/tables-bounds.ts';
import type { PlacedCard, Step, TableState, Timer } from '#contract/table-state.ts';
import { courseLength } from '#lib/tables/course.ts';
import { readableNumber } from '#server/shared/language.ts';
import {
  actionError,
  NO_STEP,
  rejectInvisibleName,
  type ActionError,
} from '#server/tables/action-error.ts';
import type { Decide } from '#server/tables/actions/context.ts';

const MINUTE = 60_000;

const MOVED = actionError('invalid', m.tables_refused_other_step);

const cardOf = ({ cards, steps }: TableState, index: number | null): PlacedCard | undefined => {
  const wanted = index === null ? undefined : steps[index]?.card;
  return wanted === undefined ? undefined : cards.find(({ code }) => code === wanted);
};

const timerOf = (minutes: number, now: number): Timer | null => {
  const ms = Math.min(Math.round(minutes * MINUTE), MOST_TIMER_MS);
  return ms < LEAST_TIMER_MS ? null : { ms, endsAt: now + ms };
};

/** Shows a step with its card. A step whose card is not on the table shows its text alone. */
export const decideGo: Decide<'go'> = ({ now, state }, { from, timed, to }) => {
  if (state.step !== from) return MOVED;
  const step = state.steps[to];
  if (!step) return NO_STEP;
  const placed = cardOf(state, to);
  return {
    kind: 'went',
    index: to,
    light: placed?.place ?? null,
    timer: timed ? timerOf(step.minutes, now) : null,
    ...(placed?.face === 'down' && { card: { place: placed.place, face: 'up' } }),
  };
};

/** A step that was not reached by `go` leads to the one before it. */
export const decideBack: Decide<'back'> = ({ state }, { from }) => {
  if (state.step !== from) return MOVED;
  const { before } = state.steps[from] ?? {};
  const isKnown = before && (before.step === null || state.steps[before.step] !== undefined);
  const index = from === 0 ? null : from - 1;
  if (!isKnown)
    return {
      kind: 'went',
      index,
      light: cardOf(state, index)?.place ?? null,
      timer: null,
      back: true,
    };
  const turned = state.cards.find(({ face, place }) => place === before.up && face === 'up');
  return {
    kind: 'went',
    index: before.step,
    light: before.light,
    timer: before.timer,
    screen: before.screen,
    back: true,
    ...(turned && { card: { place: turned.place, face: 'down' } }),
  };
};

/** Rejects steps whose texts are too long together. */
export const rejectLongCourse = (steps: readonly Step[]): ActionError | undefined =>
  courseLength(steps) > COURSE_LENGTH
    ? actionError('too_large', () =>
        m.tables_refused_long_steps({ count: readableNumber(COURSE_LENGTH) }),
      )
    : undefined;

export const decideCourse: Decide<'course'> = ({ state }, { after, steps }) => {
  if (after > state.steps.length) return NO_STEP;
  if (after + steps.length > MOST_STEPS)
    return actionError('too_large', () => m.tables_refused_steps({ count: MOST_STEPS }));
  return (
    rejectLongCourse([...state.steps.slice(0, after), ...steps]) ?? {
      kind: 'coursed',
      after,
      steps,
    }
  );
};

export const decideTitle: Decide<'title'> = (_context, { title }) =>
  rejectInvisibleName(title) ?? { kind: 'titled', title };
