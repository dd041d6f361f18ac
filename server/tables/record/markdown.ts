import type { RecordCard, RecordNote, TableRecord } from '#contract/table-record.ts';
import {
  cardTitle,
  cardWords,
  openWords,
  peopleWords,
  sectionsOf,
  stepWords,
  titleOf,
  type Section,
  type Times,
} from '#lib/tables/record-words.ts';

/** What may mean something anywhere in a line (CommonMark 0.31.2, section 6; GFM's tables and strikes). */
const INLINE = /[\\`*_[\]<>&~|$#]/g;

/** What means something where a line begins: lists, rules and underlines (sections 4 and 5). */
const AT_START = /^(?:[+=-]|\d+(?=[.)]))/;

const escapeStart = (line: string): string =>
  line.replace(AT_START, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));

/**
 * A text of one line so that Markdown shows its characters.
 * @param begins whether it stands where a line begins
 */
const plain = (text: string, begins = false): string => {
  const escaped = text.replaceAll(INLINE, String.raw`\$&`);
  return begins ? escapeStart(escaped) : escaped;
};

/** A text of several lines below each other, as parts of a block that is indented so far. */
const block = (text: string, indent: string): string =>
  text
    .split('\n')
    // Four blanks would begin a block of code.
    .map((line) => plain(line.trim(), true))
    .join('\n')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').join(`\\\n${indent}`))
    .join(`\n\n${indent}`);

const note = ({ author, text }: RecordNote): string =>
  `- ${block(author === undefined ? text : `${author}: ${text}`, '  ')}`;

const card = (one: RecordCard): string =>
  [
    `### ${plain(cardTitle(one))}`,
    ...(cardWords(one) === '' ? [] : [plain(cardWords(one))]),
    ...(one.notes.length === 0 ? [] : [one.notes.map(note).join('\n')]),
  ].join('\n\n');

const step = (one: TableRecord['steps'][number], index: number, times: Times): string => {
  const head = plain(one.title ?? 'A step');
  const number = `${index + 1}. `;
  const indent = ' '.repeat(number.length);
  const text = one.text === undefined ? '' : `\n\n${indent}${block(one.text, indent)}`;
  return `${number}${escapeStart(head)}: ${stepWords(one, times)}${text}`;
};

const section = ({ cards, heading }: Section): string =>
  [`## ${plain(heading)}`, ...(cards.length === 0 ? ['No cards.'] : cards.map(card))].join('\n\n');

/** A record as Markdown. What people wrote stays text: no sign of theirs has a meaning, and no HTML. */
export const toMarkdown = (record: TableRecord, times: Times): string => {
  const { code, steps } = record;
  const parts = [
    `# ${plain(titleOf(record))}`,
    plain(`Table ${code}, ${openWords(record, times)}`),
    `With ${plain(peopleWords(record))}`,
    ...(steps.length === 0
      ? []
      : ['## Steps', steps.map((one, index) => step(one, index, times)).join('\n')]),
    ...sectionsOf(record).map(section),
  ];
  return `${parts.join('\n\n')}\n`;
};
