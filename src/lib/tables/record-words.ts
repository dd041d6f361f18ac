/** Texts of a table's record, on pages and in files (behaviour/tables.md, 'Record'). No DOM. */

import * as m from '#messages';

import type {
  RecordAgreement,
  RecordCard,
  RecordNote,
  TableRecord,
} from '#contract/table-record.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { taskWords } from '#lib/tables/agreement-words.ts';
import { stepName } from '#lib/tables/course.ts';

/** Formats the days and times of a record in one time zone and language. */
export interface TimeFormat {
  /** `22 November 2026` */
  readonly day: (moment: string) => string;
  /** `14:05` */
  readonly time: (moment: string) => string;
  /** `2026-11-22`, for file names. */
  readonly date: (moment: string) => string;
  /** The zone's name, such as `Europe/Berlin`. */
  readonly zone: string;
}

/**
 * Creates the formats of a time zone.
 * @param zone a name of the tz database, such as `Europe/Berlin`
 * @returns `undefined` if there is no such zone
 */
export const timeFormatIn = (zone: string): TimeFormat | undefined => {
  const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
    return (moment: string): string => formatter.format(new Date(moment));
  };
  const language = m.record_format_language();
  try {
    return {
      day: format(language, { dateStyle: 'long' }),
      time: format(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      // Swedish writes dates as ISO 8601 does.
      date: format('sv-SE', { dateStyle: 'short' }),
      zone: new Intl.DateTimeFormat(language, { timeZone: zone }).resolvedOptions().timeZone,
    };
  } catch {
    // `Intl` throws a RangeError for an unknown zone.
    return undefined;
  }
};

/** The title of the recipe, exercise or hand that the table was started from. */
export const titleOf = ({ source }: TableRecord): string => source.title ?? m.record_untitled();

/** The code of the table and the period in which it was open. */
const openWords = (
  { closedAt, code, openedAt, writtenAt }: TableRecord,
  { day, time, zone }: TimeFormat,
): string => {
  const at = (moment: string): string => m.record_moment({ day: day(moment), time: time(moment) });
  const from = at(openedAt);
  const last = closedAt ?? writtenAt;
  const until = day(last) === day(openedAt) ? time(last) : at(last);
  return closedAt === null
    ? m.record_head_open({ code, from, until, zone })
    : m.record_head_closed({ code, from, until, zone });
};

/** The participants, the host last. */
export const peopleWords = ({ host, nameless, people }: TableRecord): string => {
  const more = nameless === 0 ? [] : [m.record_nameless({ count: nameless })];
  return new Intl.ListFormat(m.record_format_language()).format([
    ...people,
    ...more,
    host === undefined ? m.tables_the_host() : m.tables_host_named({ name: host }),
  ]);
};

/** The lines below the title of a record: its table, when it was open, and who was there. */
export const headLines = (record: TableRecord, times: TimeFormat): readonly string[] => [
  openWords(record, times),
  m.record_with({ people: peopleWords(record) }),
];

export const recordCardTitle = ({ code, title }: RecordCard): string =>
  [code, title].filter((word) => word !== undefined).join(' · ') || m.record_hidden_card();

/** The line below a card's title. */
export const recordCardDetails = ({ category, code, face, stream, votes }: RecordCard): string =>
  [
    ...(category === undefined ? [] : [kindName(category)]),
    ...(stream === undefined ? [] : [kindName(stream)]),
    ...(face === 'down' && code !== undefined ? [m.record_face_down()] : []),
    ...(votes ? [m.record_votes({ count: votes })] : []),
  ].join(' · ');

const cardOf = ({ aside, groups }: TableRecord, wanted: string): RecordCard | undefined =>
  [...groups.flatMap(({ cards }) => cards), ...aside].find(({ code }) => code === wanted);

/** The name of a step, from its title, its card or its text. */
export const recordStepName = (record: TableRecord, index: number): string => {
  const step = record.steps[index];
  return step ? stepName(step, index, (wanted) => cardOf(record, wanted)?.title) : '';
};

/** Start of a step, its time as planned and as taken, and its card unless the step is named by it. */
export const stepWords = (record: TableRecord, index: number, { time }: TimeFormat): string => {
  const step = record.steps[index];
  if (!step) return '';
  const { beganAt, card, minutes, title, tookSeconds } = step;
  const found = card === undefined || title === undefined ? undefined : cardOf(record, card);
  return [
    ...(beganAt === null ? [] : [m.record_began({ time: time(beganAt) })]),
    ...(minutes > 0 ? [m.record_planned({ count: minutes })] : []),
    tookSeconds === null
      ? m.record_not_begun()
      : m.record_taken({ count: Math.round(tookSeconds / 60) }),
    ...(found ? [m.record_step_card({ card: recordCardTitle(found) })] : []),
  ].join(', ');
};

/** The author and the votes of a note: `Kim, written by the host, 3 votes`. */
export const noteWords = ({ author, byHost, votes }: RecordNote): string =>
  [
    ...(author === undefined ? [] : [author]),
    ...(byHost ? [m.record_by_host()] : []),
    ...(votes ? [m.record_votes({ count: votes })] : []),
  ].join(', ');

/** A heading with what is under it, in the order of the record. */
export interface RecordSection {
  readonly heading: string;
  readonly lines?: readonly string[];
  readonly notes?: readonly RecordNote[];
  readonly cards?: readonly RecordCard[];
}

const agreementWords = (agreement: RecordAgreement): string => {
  const words = taskWords(agreement);
  return words === '' ? agreement.text : `${agreement.text} (${words})`;
};

/** All notes with votes, most votes first. */
const rankedNotes = ({ aside, groups, notes, steps }: TableRecord): readonly RecordNote[] =>
  [
    ...[...groups.flatMap(({ cards }) => cards), ...aside].flatMap((card) => card.notes),
    ...steps.flatMap((step) => step.notes),
    ...groups.flatMap((group) => group.notes),
    ...notes,
  ]
    .filter(({ votes = 0 }) => votes > 0)
    .toSorted((one, other) => (other.votes ?? 0) - (one.votes ?? 0));

/** The results at the top of a record: decisions, tasks, and the notes with votes. */
export const resultsOf = (record: TableRecord): readonly RecordSection[] =>
  [
    { heading: m.record_decisions(), lines: record.decisions.map(agreementWords) },
    { heading: m.record_tasks(), lines: record.tasks.map(agreementWords) },
    { heading: m.record_ranked(), notes: rankedNotes(record) },
  ].filter(({ lines = [], notes = [] }) => lines.length + notes.length > 0);

/** The cards and notes of a record under their headings, after its steps. */
export const sectionsOf = ({ aside, groups, notes }: TableRecord): readonly RecordSection[] => [
  ...groups.map(({ name, ...group }) => ({ heading: name ?? m.record_cards(), ...group })),
  ...(notes.length > 0 ? [{ heading: m.record_notes(), notes }] : []),
  ...(aside.length > 0 ? [{ heading: m.record_set_aside(), cards: aside }] : []),
];
