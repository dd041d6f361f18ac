import type { RecordCard, TableRecord } from '#contract/table-record.ts';
import { readableName } from '#lib/shared/text.ts';

/** What a spreadsheet takes for the beginning of a formula, in its wide forms as well. */
const FORMULA = /^(\s*)(?=[=+\-@＝＋－＠])/;

/**
 * Where the separator is a semicolon, as in German, a quoted cell holds together only where a line begins:
 * so notes, which may have lines, stand first, and the others are guarded within. Quotes after a semicolon
 * begin and end a cell there, and what follows them is its text.
 */
const FORMULA_WITHIN = /(;["\s]*)(?=[=+\-@＝＋－＠])/g;

/** A cell (RFC 4180, section 2). The apostrophe makes a spreadsheet read a text. */
const cell = (text: string, column: number): string => {
  const guarded = text.replace(FORMULA, "$1'");
  const safe = column === 0 ? guarded : guarded.replaceAll(FORMULA_WITHIN, "$1'");
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
