import * as m from '#messages';

import type { RecordCard, RecordNote, TableRecord } from '#contract/table-record.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { recordStepName } from '#lib/tables/record-words.ts';
import { guardCell, guardSplitCell } from '#server/shared/csv.ts';

/**
 * A cell (RFC 4180, section 2). Spreadsheets with another separator, such as the German semicolon, keep a
 * quoted cell whole only at the start of a line: so the multi-line notes come first.
 */
const cell = (text: string, column: number): string => {
  const safe = column === 0 ? guardCell(text) : guardSplitCell(text);
  return `"${safe.replaceAll('"', '""')}"`;
};

const head = (): string[] => [
  m.record_csv_note(),
  m.record_csv_author(),
  m.record_csv_by_host(),
  m.record_csv_votes(),
  m.record_csv_code(),
  m.record_csv_card(),
  m.record_csv_category(),
  m.record_csv_stream(),
  m.record_csv_card_votes(),
  m.record_csv_step(),
  m.record_csv_group(),
  m.record_csv_written(),
];

interface Place {
  readonly card?: RecordCard;
  readonly step?: string;
  readonly group?: string;
}

const rowOf = (
  { author = '', byHost = false, text, votes, writtenAt }: RecordNote,
  { card, group = '', step = '' }: Place,
): string[] => [
  text,
  author,
  byHost ? m.record_csv_yes() : '',
  String(votes ?? ''),
  card?.code ?? '',
  card?.title ?? '',
  kindName(card?.category ?? ''),
  kindName(card?.stream ?? ''),
  String(card?.votes ?? ''),
  step,
  group,
  writtenAt,
];

const rowsOf = function* (record: TableRecord): Generator<string[], void, void> {
  const { aside, groups, notes, steps } = record;
  for (const { cards, name, ...own } of groups) {
    const group = name ?? '';
    for (const card of cards) for (const note of card.notes) yield rowOf(note, { card, group });
    for (const note of own.notes) yield rowOf(note, { group });
  }
  for (const [index, step] of steps.entries())
    for (const note of step.notes) yield rowOf(note, { step: recordStepName(record, index) });
  for (const note of notes) yield rowOf(note, {});
  for (const card of aside)
    for (const note of card.notes) yield rowOf(note, { card, group: m.record_set_aside() });
};

const line = (row: readonly string[]): string => `${row.map(cell).join(',')}\r\n`;

/** The notes of a record as CSV, one row per chunk. Spreadsheets need the byte order mark to detect UTF-8. */
export const csvOf = function* (record: TableRecord): Generator<string, void, void> {
  yield `\uFEFF${line(head())}`;
  for (const row of rowsOf(record)) yield line(row);
};
