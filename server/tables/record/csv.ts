import type { RecordCard, TableRecord } from '#contract/table-record.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { guardCell, guardSplitCell } from '#server/shared/csv.ts';

/**
 * A cell (RFC 4180, section 2). Spreadsheets with another separator, such as the German semicolon, keep a
 * quoted cell whole only at the start of a line: so the multi-line notes come first.
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
    kindName(card.category ?? ''),
    kindName(card.stream ?? ''),
    String(card.votes ?? ''),
    group,
    writtenAt,
  ]);

const line = (row: readonly string[]): string => `${row.map(cell).join(',')}\r\n`;

/** The notes of a record as CSV, one row per chunk. Spreadsheets need the byte order mark to detect UTF-8. */
export const csvOf = function* ({ aside, groups }: TableRecord): Generator<string, void, void> {
  yield `\uFEFF${line(HEAD)}`;
  for (const { cards, name } of groups)
    for (const card of cards) for (const row of rowsOf(card, name ?? '')) yield line(row);
  for (const card of aside) for (const row of rowsOf(card, 'Set aside')) yield line(row);
};
