/** An agenda as Markdown and as iCalendar (RFC 5545). No DOM. */

import * as m from '#messages';

import type { Agenda } from '#contract/agendas.ts';
import { readableDay } from '#lib/shared/text.ts';
import { agendaStepName, lengthOf, minutesOf, startsOf, type TitleOfCard } from './agenda.ts';

/** Escapes Markdown. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

const paragraph = (text: string, indent: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => escaped(line.trim()))
    .join(`\\\n${indent}`);

/** Day, beginning and length, as far as they are set. */
const whenWords = ({ steps, times: { begins, ends: to } = {} }: Agenda): string => {
  const sum = m.my_cards_minutes({ count: minutesOf(steps) });
  if (begins === undefined)
    return to === undefined ? sum : m.my_cards_agenda_when_ends({ to, sum });
  const day = readableDay(`${begins}Z`);
  const from = begins.slice(-5);
  return to === undefined
    ? m.my_cards_agenda_when_begins({ day, from, sum })
    : m.my_cards_agenda_when({ day, from, to, sum });
};

/** An agenda as Markdown. */
export const agendaMarkdown = (agenda: Agenda, titleOf: TitleOfCard): string => {
  const { name, steps, times } = agenda;
  const starts = startsOf(steps, times);
  const list = steps.map((step, index) => {
    const number = `${index + 1}. `;
    const indent = ' '.repeat(number.length);
    const head = `${number}**${starts[index]}** ${escaped(agendaStepName(step, index, titleOf))}, ${m.my_cards_minutes({ count: step.minutes })}`;
    const words = step.text?.trim() ?? '';
    return words === '' ? head : `${head}\n\n${indent}${paragraph(words, indent)}`;
  });
  return `${[`# ${escaped(name)}`, whenWords(agenda), list.join('\n')].filter((part) => part !== '').join('\n\n')}\n`;
};

/** `2026-11-26T09:00` and minutes as `20261126T090000`: a time without zone is that of the place. */
const localTime = (begins: string, minutes: number): string =>
  new Date(Date.parse(`${begins}:00Z`) + minutes * 60_000)
    .toISOString()
    .replaceAll(/[-:]|\.000Z$/g, '');

const escapedValue = (text: string): string =>
  text
    .replaceAll(/[^\n\P{Cc}]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Maximum size of a line, in bytes (section 3.1). */
const LINE_BYTES = 75;

/** Splits a content line; a continuation begins with a space. */
const foldLine = (line: string): string => {
  const encoder = new TextEncoder();
  let folded = '';
  let room = LINE_BYTES;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (bytes > room) {
      folded += '\r\n ';
      room = LINE_BYTES - 1;
    }
    folded += character;
    room -= bytes;
  }
  return folded;
};

/**
 * An agenda as one calendar event; its steps are in the description.
 * @param id unique, so that a second import replaces the first
 * @param now ms since the epoch
 * @returns `undefined` for an agenda without a beginning
 */
export const agendaCalendar = (
  agenda: Agenda,
  titleOf: TitleOfCard,
  { id, now }: { readonly id: string; readonly now: number },
): string | undefined => {
  const { name, steps, times } = agenda;
  const begins = times?.begins;
  if (begins === undefined || Number.isNaN(Date.parse(`${begins}:00Z`))) return undefined;
  const starts = startsOf(steps, times);
  const description = steps
    .map((step, index) => {
      const head = `${starts[index]} ${agendaStepName(step, index, titleOf)} (${m.my_cards_minutes_short({ count: step.minutes })})`;
      return [head, step.text?.trim() ?? ''].filter((part) => part !== '').join('\n');
    })
    .join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//dck//agenda//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${localTime(begins, 0)}`,
    `DTEND:${localTime(begins, Math.max(lengthOf(agenda), 1))}`,
    `SUMMARY:${escapedValue(name)}`,
    `DESCRIPTION:${escapedValue(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
};
