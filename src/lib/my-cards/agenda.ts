/** An agenda: its times, and the table that it starts (behaviour/my-cards.md, 'Agendas'). No DOM. */

import * as m from '#messages';

import type { Agenda, AgendaTimes } from '#contract/agendas.ts';
import type { Card } from '#contract/cards.ts';
import {
  COURSE_LENGTH,
  MOST_STEPS,
  MOST_TABLE_CARDS,
  TABLE_TITLE_LENGTH,
} from '#contract/tables-bounds.ts';
import type { TableRequest } from '#contract/tables.ts';
import { runSteps } from '#lib/run/run-steps.ts';
import { courseLength, stepName } from '#lib/tables/course.ts';
import { FORMAT_LANGUAGE } from '#lib/shared/format-language.ts';

export type AgendaStep = Agenda['steps'][number];

/** The title of a card by its code; `undefined` if the deck has no such card. */
export type TitleOfCard = (code: string) => string | undefined;

/** A step without the texts that are empty. */
export const withoutEmpty = ({
  card,
  minutes,
  run,
  say = '',
  text = '',
  title = '',
}: AgendaStep): AgendaStep => ({
  minutes,
  ...(title.trim() !== '' && { title }),
  ...(text.trim() !== '' && { text }),
  ...(say.trim() !== '' && { say }),
  ...(run && { run }),
  ...(card !== undefined && { card }),
});

/** Length of all steps, in minutes. */
export const minutesOf = (steps: readonly Pick<AgendaStep, 'minutes'>[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes since midnight of the end of `2026-11-26T09:00` or of `09:00`. */
const clockOf = (time: string): number =>
  Number(time.slice(-5, -3)) * HOUR + Number(time.slice(-2));

/** Minutes since midnight as `09:05`, on whichever day. */
const toClock = (minutes: number): string => {
  const time = ((Math.round(minutes) % DAY) + DAY) % DAY;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(time / HOUR))}:${two(time % HOUR)}`;
};

/**
 * When each step begins: `09:05`, or minutes from the beginning, as `+5`, without a time.
 * @param times without `begins`, the session is planned back from its end
 */
export const startsOf = (
  steps: readonly AgendaStep[],
  { begins, ends }: AgendaTimes = {},
): readonly string[] => {
  const first =
    begins === undefined
      ? ends === undefined
        ? undefined
        : clockOf(ends) - minutesOf(steps)
      : clockOf(begins);
  return steps.map((_, index) => {
    const before = minutesOf(steps.slice(0, index));
    return first === undefined ? `+${before}` : toClock(first + before);
  });
};

/** Minutes between beginning and end; `undefined` unless both are set. */
const roomOf = ({ begins, ends }: AgendaTimes): number | undefined => {
  if (begins === undefined || ends === undefined) return undefined;
  const room = clockOf(ends) - clockOf(begins);
  return room > 0 ? room : room + DAY;
};

/** The sum of the minutes, compared with the planned times. */
export const sumWords = (
  steps: readonly AgendaStep[],
  times: AgendaTimes = {},
): { readonly words: string; readonly isTooLong: boolean } => {
  const sum = minutesOf(steps);
  const all = m.my_cards_minutes({ count: sum });
  const { begins, ends } = times;
  const room = roomOf(times);
  if (room !== undefined) {
    const isTooLong = sum > room;
    const inRoom = { sum, room: m.my_cards_minutes({ count: room }) };
    if (sum === room) return { words: m.my_cards_agenda_sum_exact(inRoom), isTooLong };
    const rest = m.my_cards_minutes({ count: Math.abs(room - sum) });
    return {
      words: isTooLong
        ? m.my_cards_agenda_sum_too_long({ ...inRoom, rest })
        : m.my_cards_agenda_sum_to_spare({ ...inRoom, rest }),
      isTooLong,
    };
  }
  if (begins !== undefined)
    return {
      words: m.my_cards_agenda_sum_from({
        sum: all,
        from: toClock(clockOf(begins)),
        to: toClock(clockOf(begins) + sum),
      }),
      isTooLong: false,
    };
  if (ends !== undefined)
    return {
      words: m.my_cards_agenda_sum_until({
        sum: all,
        from: toClock(clockOf(ends) - sum),
        to: ends,
      }),
      isTooLong: false,
    };
  return { words: m.my_cards_agenda_sum({ sum: all }), isTooLong: false };
};

/** The end of the session, in minutes after its beginning. */
export const lengthOf = ({ steps, times = {} }: Pick<Agenda, 'steps' | 'times'>): number =>
  Math.max(minutesOf(steps), roomOf(times) ?? 0);

/** The name of a step in an agenda. */
export const agendaStepName = (step: AgendaStep, index: number, titleOf: TitleOfCard): string =>
  stepName(withoutEmpty(step), index, (code) => `${code} ${titleOf(code) ?? ''}`.trim());

/** Why these steps do not fit an agenda; empty if they do. */
export const overflowWords = (steps: readonly AgendaStep[]): string => {
  if (steps.length > MOST_STEPS)
    return m.my_cards_agenda_too_many_steps({
      most: MOST_STEPS,
      count: steps.length.toLocaleString(FORMAT_LANGUAGE),
    });
  return courseLength(steps) > COURSE_LENGTH
    ? m.my_cards_agenda_too_long({ most: COURSE_LENGTH.toLocaleString(FORMAT_LANGUAGE) })
    : '';
};

/** Characters that a table refuses: control characters, lone surrogates, bidirectional controls. */
const STRANGE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

const lineOf = (text: string): string => text.replaceAll(STRANGE, ' ').trim();
const textOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(STRANGE, ' '))
    .join('\n')
    .trim();

/** Finds a card of the deck by its code. */
export type FindCard = (code: string) => Card | undefined;

type Course = NonNullable<TableRequest['steps']>;

/**
 * The steps as a table takes them: without empty texts. A card that the deck does not have becomes a title, and one
 * with a run has its steps, as long as a table holds them all.
 */
export const courseOf = (steps: readonly AgendaStep[], findCard: FindCard): Course => {
  const plain = steps.map(({ card: code, minutes, run, say, text, title }) => {
    const card = code === undefined ? undefined : findCard(code);
    const name = lineOf(title ?? '') || (card ? '' : (code ?? ''));
    const words = textOf(text ?? '');
    // A card without words of the agenda is shown itself; with words, guests read its title above them.
    const heading = name || (words === '' ? '' : lineOf(card?.title ?? ''));
    const spoken = lineOf(say ?? '');
    const step: Course[number] = {
      minutes,
      ...(heading !== '' && { title: heading }),
      ...(words !== '' && { text: words }),
      ...(spoken !== '' && { say: spoken }),
      ...(run && { run }),
      ...(card && { card: card.code }),
    };
    return { step, card, name, words };
  });
  const course = plain.flatMap(({ step, card, name, words }): Course => {
    const run =
      card && !step.run
        ? runSteps(card, { minutes: step.minutes, card: card.code, title: name, line: words })
        : [];
    return run.length > 0 ? [...run] : [step];
  });
  return course.length <= MOST_STEPS && courseLength(course) <= COURSE_LENGTH
    ? course
    : plain.map(({ step }) => step);
};

/** The initial table of an agenda: its steps, and their cards face down. */
export const agendaTable = ({ name, steps }: Agenda, findCard: FindCard): TableRequest => {
  const course = courseOf(steps, findCard);
  const cards = new Set(course.flatMap(({ card }) => card ?? []));
  return {
    source: {
      kind: 'agenda',
      title: lineOf(name).slice(0, TABLE_TITLE_LENGTH) || m.my_cards_agenda_table(),
    },
    steps: course,
    cards: [...cards].slice(0, MOST_TABLE_CARDS).map((code) => ({ code, face: 'down' })),
  };
};
