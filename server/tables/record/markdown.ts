import * as m from '#messages';

import type { RecordCard, RecordNote, TableRecord } from '#contract/table-record.ts';
import {
  recordCardTitle,
  recordStepName,
  recordCardDetails,
  noteWords,
  headLines,
  resultsOf,
  sectionsOf,
  stepWords,
  titleOf,
  type RecordSection,
  type TimeFormat,
} from '#lib/tables/record-words.ts';
import { textBelowName } from '#lib/tables/course.ts';

/** Inline syntax (CommonMark 0.31.2, section 6; GFM's tables and strikethrough). */
const INLINE = /[\\`*_[\]<>&~|$#]/g;

/** Block syntax at the start of a line: lists, rules and underlines (sections 4 and 5). */
const AT_START = /^(?:[+=-]|\d+(?=[.)]))/;

const escapeStart = (line: string): string =>
  line.replace(AT_START, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));

/**
 * Escapes a text of one line.
 * @param begins whether it starts a line
 */
const plain = (text: string, begins = false): string => {
  const escaped = text.replaceAll(INLINE, String.raw`\$&`);
  return begins ? escapeStart(escaped) : escaped;
};

/** Escapes a text of several lines, for a block with this indentation. */
const block = (text: string, indent: string): string =>
  text
    .split('\n')
    // Four spaces would start a code block.
    .map((line) => plain(line.trim(), true))
    .join('\n')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').join(`\\\n${indent}`))
    .join(`\n\n${indent}`);

/** @param indent of the list */
const noteItem = (note: RecordNote, indent = ''): string => {
  const words = noteWords(note);
  return `${indent}- ${block(words === '' ? note.text : `${words}: ${note.text}`, `${indent}  `)}`;
};

const notesOf = function* (notes: readonly RecordNote[]): Generator<string, void, void> {
  for (const [index, each] of notes.entries())
    yield `${index === 0 ? '\n\n' : '\n'}${noteItem(each)}`;
};

const card = function* (one: RecordCard): Generator<string, void, void> {
  yield `\n\n### ${plain(recordCardTitle(one))}`;
  const words = recordCardDetails(one);
  if (words !== '') yield `\n\n${plain(words)}`;
  yield* notesOf(one.notes);
};

const step = (record: TableRecord, index: number, times: TimeFormat): string => {
  const one = record.steps[index];
  if (!one) return '';
  const head = plain(recordStepName(record, index));
  const number = `${index + 1}. `;
  const indent = ' '.repeat(number.length);
  const below = textBelowName(one);
  const text = below === undefined ? '' : `\n\n${indent}${block(below, indent)}`;
  const notes = one.notes.map((note) => noteItem(note, indent)).join('\n');
  return [
    `${number}${escapeStart(head)}: ${plain(stepWords(record, index, times))}${text}`,
    ...(notes === '' ? [] : [notes]),
  ].join('\n\n');
};

const section = function* (one: RecordSection): Generator<string, void, void> {
  const { cards = [], heading, lines = [], notes = [] } = one;
  yield `\n\n## ${plain(heading)}`;
  if (cards.length + lines.length + notes.length === 0) yield `\n\n${m.record_nothing()}`;
  for (const [index, words] of lines.entries())
    yield `${index === 0 ? '\n\n' : '\n'}- ${block(words, '  ')}`;
  // Before the cards: after one, they would look like its own.
  yield* notesOf(notes);
  for (const each of cards) yield* card(each);
};

/** A record as Markdown, in chunks. Texts of people are escaped: no markup, no HTML. */
export const markdownOf = function* (
  record: TableRecord,
  times: TimeFormat,
): Generator<string, void, void> {
  const { steps } = record;
  const lines = headLines(record, times).map((line) => plain(line));
  yield [`# ${plain(titleOf(record))}`, ...lines].join('\n\n');
  for (const one of resultsOf(record)) yield* section(one);
  if (steps.length > 0)
    yield `\n\n## ${m.record_steps()}\n\n${steps.map((_, index) => step(record, index, times)).join('\n')}`;
  for (const one of sectionsOf(record)) yield* section(one);
  yield '\n';
};
