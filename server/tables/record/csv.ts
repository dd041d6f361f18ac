import type { RecordCard, TableRecord } from '#contract/table-record.ts';
import { readableName } from '#lib/shared/text.ts';
import { guardCell, guardSplitCell } from '#server/shared/csv.ts';

/**
 * A cell (RFC 4180, section 2). Where the separator is a semicolon, as in German, a quoted cell holds
 * together only where a line begins: so notes, which may have lines, stand first, and the others are
 * guarded within.
 */
const cell = (text: string, column: number): string => {
  const safe = column === 0 ? guardCell(text) : guardSplitCell(text);
  return `"${safe.replaceAll('"', '""')}"`;
};

const HEAD = ['Note', 'Author', 'Code', 'Card', 'Category', 'Stream', 'Votes', 'Group', 'Written'];

const rowsOf = (card: RecordCard, group: string): string[][] =>
  card.notes.map(({ author = '', text, writtenAt }) => [
    text,
    author,
    card.code ?? '',
    card.title ?? '',
    readableName(card.category ?? ''),
    readableName(card.stream ?? ''),
    String(card.votes ?? ''),
    group,
    writtenAt,
  ]);

const line = (row: readonly string[]): string => `${row.map(cell).join(',')}\r\n`;

/**
 * The notes of a record as CSV, in parts that follow each other, a row each. It begins with a byte order mark: without one a spreadsheet
 * takes the letters for those of its country.
 */
export const csvOf = function* ({ aside, groups }: TableRecord): Generator<string, void, void> {
  yield `\uFEFF${line(HEAD)}`;
  for (const { cards, name } of groups)
    for (const card of cards) for (const row of rowsOf(card, name ?? '')) yield line(row);
  for (const card of aside) for (const row of rowsOf(card, 'Set aside')) yield line(row);
};
