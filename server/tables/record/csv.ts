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

/**
 * The notes of a record as CSV, a row each. It begins with a byte order mark: without one a spreadsheet
 * takes the letters for those of its country.
 */
export const toCsv = ({ aside, groups }: TableRecord): string => {
  const rows = [
    HEAD,
    ...groups.flatMap(({ cards, name }) => cards.flatMap((card) => rowsOf(card, name ?? ''))),
    ...aside.flatMap((card) => rowsOf(card, 'Set aside')),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
};
