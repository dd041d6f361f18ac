/** The course of a table: names of its steps, and the host's next action (behaviour/tables.md, 'Tables'). No DOM. */

import * as m from '#messages';

import type { Step, TableState } from '#contract/table-state.ts';
import type { NewAction } from '#lib/tables/table-status.ts';

const MINUTE = 60_000;

/** Maximum length of a step's name that is taken from its text, in characters. */
const LONGEST_NAME = 60;

/** The first sentence of a text, cut at a word. */
const firstSentence = (text: string): string => {
  const [sentence = ''] = text.trim().split(/(?<=[.!?:])\s|\n/, 1);
  const name = sentence.replace(/[.:]$/, '');
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, name.lastIndexOf(' ', LONGEST_NAME))}…`;
};

/** The first line of a text, without the full stop at its end. */
const firstLine = (text: string): string => text.split('\n', 1)[0]?.replace(/[.:]$/, '') ?? '';

/**
 * The name of a step: its title, the instruction of a run, the title of its card, or the first sentence of its text.
 * @param index from 0
 * @param titleOf the title of a card
 */
export const stepName = (
  { card, run, text = '', title }: Step,
  index: number,
  titleOf: (code: string) => string | undefined = () => undefined,
): string => {
  if (title !== undefined) return title;
  if (run) return firstLine(text) || m.tables_step({ number: index + 1 });
  const known = card === undefined ? undefined : (titleOf(card) ?? card);
  return known ?? (firstSentence(text) || m.tables_step({ number: index + 1 }));
};

/** The minutes of a step: as planned, or of its timer, to which the host can add. */
export const stepMinutes = ({ step, steps, timer }: TableState, index: number): number =>
  index === step && timer ? Math.round(timer.ms / MINUTE) : (steps[index]?.minutes ?? 0);

/** The number, name and minutes of the current step: `Step 1 of 6: Opening, 5 minutes`. */
export const stepLine = (state: TableState, name = ''): string => {
  const index = state.step ?? 0;
  const place = { number: index + 1, total: state.steps.length };
  const count = stepMinutes(state, index);
  if (count === 0)
    return name ? m.tables_step_of_named({ ...place, name }) : m.tables_step_of(place);
  const minutes = m.tables_minutes({ count });
  return name
    ? m.tables_step_of_named_minutes({ ...place, name, minutes })
    : m.tables_step_of_minutes({ ...place, minutes });
};

/** The text of a step below its name: what the name does not say already; `undefined` if that is nothing. */
export const textBelowName = ({ card, run, text, title }: Step): string | undefined => {
  if (text === undefined || title !== undefined || (card !== undefined && !run)) return text;
  const name = run ? firstLine(text) : firstSentence(text);
  if (!text.trim().startsWith(name)) return text;
  return text.trim().slice(name.length).replace(/^[.:]/, '').trim() || undefined;
};

/** Action of the host's 'Next' button: go to a step, start the timer of the current step, or end the course. */
export type NextMove =
  | { readonly do: 'step'; readonly index: number }
  | { readonly do: 'timer'; readonly minutes: number }
  | { readonly do: 'finish' };

/**
 * The next move of a course; `undefined` for a table without steps.
 * @param startsTimers whether a step starts its timer by itself
 * @param timed the step whose timer has been started, if any
 */
export const nextMove = (
  { step, steps }: TableState,
  startsTimers: boolean,
  timed: number | undefined,
): NextMove | undefined => {
  if (steps.length === 0) return undefined;
  const minutes = step === null ? 0 : (steps[step]?.minutes ?? 0);
  if (!startsTimers && minutes > 0 && timed !== step) return { do: 'timer', minutes };
  const index = step === null ? 0 : step + 1;
  return index < steps.length ? { do: 'step', index } : { do: 'finish' };
};

/** Length of the titles and texts of steps, in characters. */
export const courseLength = (steps: readonly Pick<Step, 'say' | 'text' | 'title'>[]): number =>
  steps.reduce(
    (sum, { say = '', text = '', title = '' }) => sum + text.length + title.length + say.length,
    0,
  );

type CourseAction = Extract<NewAction, { readonly kind: 'course' }>;

/** Maximum size of the steps of an action, in characters: three bytes each stay below the limit of a request. */
const ACTION_CHARACTERS = 5000;

/**
 * The actions that replace the steps from an index on; long lists are split.
 * @param after number of steps that stay
 */
export const courseActions = (after: number, steps: readonly Step[]): readonly CourseAction[] => {
  const actions: CourseAction[] = [];
  let room = 0;
  for (const [index, step] of steps.entries()) {
    const size = JSON.stringify(step).length;
    const last = actions.at(-1);
    if (last && size <= room) last.steps.push(step);
    else {
      actions.push({ kind: 'course', after: after + index, steps: [step] });
      room = ACTION_CHARACTERS;
    }
    room -= size;
  }
  return actions.length > 0 ? actions : [{ kind: 'course', after, steps: [] }];
};
