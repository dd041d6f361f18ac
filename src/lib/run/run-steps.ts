/** The steps of a card or an exercise on a table (behaviour/tables.md, 'Tables'). No DOM. */

import * as m from '#messages';

import type { Card } from '#contract/cards.ts';
import type { RunFields, RunStep } from '#contract/run.ts';
import type { Step } from '#contract/table-state.ts';
import type { TableRequest } from '#contract/tables.ts';
import { CARE } from '#facts/care.ts';
import { runMinutes } from '#lib/run/run.ts';

/** Minutes of a card that names none. */
const MINUTES = 10;

/** Share of a run's minutes from which it is run in less time; below it, the step stays one. */
const LEAST_SHARE = 0.75;

const isStep = (step: unknown): step is RunStep => {
  const { do: words, minutes } = Object(step) as Readonly<Record<string, unknown>>;
  return typeof words === 'string' && Number.isInteger(minutes);
};

/** The fields of a run, of a card or an exercise that need not be validated; none for another thing. */
const runOf = (thing: object | undefined): (RunFields & { run: RunStep[] }) | undefined => {
  const { run } = Object(thing) as { readonly run?: unknown };
  return Array.isArray(run) && run.length > 0 && run.every(isStep)
    ? (thing as RunFields & { run: RunStep[] })
    : undefined;
};

/** Minutes of a card in an agenda: its own, those of its run, or ten. */
export const cardMinutes = (card: Card | undefined): number => {
  const run = runOf(card);
  const minutes = card?.['minutes'];
  return typeof minutes === 'number' ? minutes : run ? runMinutes(run.run) : MINUTES;
};

/** Distributes minutes over steps in the proportion of their own, at least one each. */
const distributed = (run: readonly RunStep[], minutes: number): readonly number[] => {
  const share = minutes / runMinutes(run);
  const each = run.map((step) => Math.max(1, Math.round(step.minutes * share)));
  const longest = each.indexOf(Math.max(...each));
  const rest = minutes - each.reduce((sum, part) => sum + part, 0);
  return each.map((part, index) => (index === longest ? part + rest : part));
};

interface Options {
  /** Minutes for all of it; those of its run where left out. */
  readonly minutes?: number;
  /** The code of the card that each step shows. */
  readonly card?: string;
  /** The title of the first step. */
  readonly title?: string;
  /** The agenda's own words, below the first instruction. */
  readonly line?: string;
}

/**
 * The steps of a run.
 * @param thing a card or an exercise, which need not be validated
 * @returns none where it has no run, or far fewer minutes than its run takes
 */
export const runSteps = (
  thing: object | undefined,
  { minutes, card, title = '', line = '' }: Options = {},
): readonly Step[] => {
  const found = runOf(thing);
  if (!found) return [];
  const { run, care } = found;
  const whole = minutes ?? runMinutes(run);
  if (whole < runMinutes(run) * LEAST_SHARE) return [];
  const each = distributed(run, whole);
  const toStep = (step: RunStep, index: number): Step => {
    const first = index === 0 ? [line, care ? CARE : ''] : [];
    return {
      minutes: each[index] ?? step.minutes,
      text: [step.do, ...first].filter((words) => words !== '').join('\n'),
      ...(index === 0 && title !== '' && { title }),
      ...(step.say !== undefined && { say: step.say }),
      run: true,
      ...(card !== undefined && { card }),
    };
  };
  return run.map(toStep);
};

/** The steps of a run with its question at the end; none where it has no run. */
export const wholeRun = (thing: object, card?: string): readonly Step[] => {
  const steps = runSteps(thing, card === undefined ? {} : { card });
  const { debrief } = thing as RunFields;
  if (steps.length === 0 || debrief === undefined) return steps;
  const end: Step = { minutes: 0, title: m.run_debrief(), text: debrief, run: true };
  return [...steps, card === undefined ? end : { ...end, card }];
};

/** Returns the initial table of a card: the steps of its run, or one, and the card face down. */
export const cardTable = (card: Card): TableRequest => {
  const { code, title } = card;
  const steps = wholeRun(card, code);
  return {
    source: { kind: 'card', title },
    steps: steps.length > 0 ? [...steps] : [{ minutes: cardMinutes(card), card: code }],
    cards: [{ code, face: 'down' }],
  };
};
