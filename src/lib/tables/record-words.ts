/** Texts of a table's record, on pages and in files (behaviour/tables.md, 'Record'). No DOM. */

import type { RecordCard, TableRecord } from '#contract/table-record.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { stepName } from '#lib/tables/course.ts';

/** Formats the days and times of a record in one time zone. */
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
  try {
    return {
      day: format('en-GB', { dateStyle: 'long' }),
      time: format('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      // Swedish writes dates as ISO 8601 does.
      date: format('sv-SE', { dateStyle: 'short' }),
      zone: new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone,
    };
  } catch {
    // `Intl` throws a RangeError for an unknown zone.
    return undefined;
  }
};

/** A count with its noun: `1 vote`, `3 votes`. */
const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The title of the recipe, exercise or hand that the table was started from. */
export const titleOf = ({ source }: TableRecord): string => source.title ?? 'A table';

/** The period in which the table was open. */
export const openWords = (
  { closedAt, openedAt, writtenAt }: TableRecord,
  { day, time, zone }: TimeFormat,
): string => {
  const from = `${day(openedAt)}, ${time(openedAt)}`;
  const until = (moment: string): string =>
    day(moment) === day(openedAt) ? time(moment) : `${day(moment)}, ${time(moment)}`;
  return closedAt === null
    ? `${from}, still open at ${until(writtenAt)} (${zone})`
    : `${from} to ${until(closedAt)} (${zone})`;
};

/** The participants; the host has no name. */
export const peopleWords = ({ nameless, people }: TableRecord): string => {
  const more = nameless === 0 ? [] : [`${count(nameless, 'guest')} whose names are deleted`];
  return new Intl.ListFormat('en-GB').format([...people, ...more, 'the host']);
};

export const recordCardTitle = ({ code, title }: RecordCard): string =>
  [code, title].filter((word) => word !== undefined).join(' · ') || 'A card that lies face down';

/** The line below a card's title. */
export const recordCardDetails = ({ category, code, face, stream, votes }: RecordCard): string =>
  [
    ...(category === undefined ? [] : [kindName(category)]),
    ...(stream === undefined ? [] : [kindName(stream)]),
    ...(face === 'down' && code !== undefined ? ['face down'] : []),
    ...(votes ? [count(votes, 'vote')] : []),
  ].join(' · ');

/** The name of a step, from its title, its card or its text. */
export const recordStepName = ({ aside, groups, steps }: TableRecord, index: number): string => {
  const cards = [...groups.flatMap((group) => group.cards), ...aside];
  const step = steps[index];
  return step
    ? stepName(step, index, (wanted) => cards.find(({ code }) => code === wanted)?.title)
    : '';
};

/** Duration and start of a step. */
export const stepWords = (
  { beganAt, minutes }: TableRecord['steps'][number],
  { time }: TimeFormat,
): string =>
  [
    ...(minutes > 0 ? [count(minutes, 'minute')] : []),
    beganAt === null ? 'not begun' : `began ${time(beganAt)}`,
  ].join(', ');

/** A heading and its cards, in the order of the record. */
export interface RecordSection {
  readonly heading: string;
  readonly cards: readonly RecordCard[];
}

/** The cards of a record under their headings. */
export const sectionsOf = ({ aside, groups }: TableRecord): readonly RecordSection[] => [
  ...groups.map(({ cards, name }) => ({ heading: name ?? 'Cards', cards })),
  ...(aside.length > 0 ? [{ heading: 'Set aside', cards: aside }] : []),
];
