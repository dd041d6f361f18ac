import * as m from '#messages';

import type { RecordCard, RecordNote, TableRecord } from '#contract/table-record.ts';
import { SLOT } from '#lib/shared/slots.ts';
import { textBelowName } from '#lib/tables/course.ts';
import {
  headLines,
  noteWords,
  recordCardDetails,
  recordCardTitle,
  recordStepName,
  resultsOf,
  sectionsOf,
  stepWords,
  titleOf,
  type RecordSection,
  type TimeFormat,
} from '#lib/tables/record-words.ts';
import { packDocument, paragraph } from '#server/tables/record/docx/document.ts';

const noteItem = (note: RecordNote, style: 'ListBullet' | 'ListBullet2' = 'ListBullet'): string => {
  const words = noteWords(note);
  return words === ''
    ? paragraph(style, note.text)
    : paragraph(style, note.text, { style: 'Details', text: `\n${words}` });
};

const card = function* (one: RecordCard): Generator<string, void, void> {
  yield paragraph('Heading2', recordCardTitle(one));
  const words = recordCardDetails(one);
  if (words !== '') yield paragraph('Subtitle', words);
  for (const note of one.notes) yield noteItem(note);
};

const section = function* (one: RecordSection): Generator<string, void, void> {
  const { cards = [], heading, lines = [], notes = [] } = one;
  yield paragraph('Heading1', heading);
  if (cards.length + lines.length + notes.length === 0)
    yield paragraph('Normal', m.record_nothing());
  for (const words of lines) yield paragraph('ListBullet', words);
  for (const note of notes) yield noteItem(note);
  for (const each of cards) yield* card(each);
};

const steps = function* (record: TableRecord, times: TimeFormat): Generator<string, void, void> {
  if (record.steps.length > 0) yield paragraph('Heading1', m.record_steps());
  for (const [index, step] of record.steps.entries()) {
    const name = recordStepName(record, index);
    yield paragraph(
      'ListNumber',
      { style: 'Strong', text: name },
      `: ${stepWords(record, index, times)}`,
    );
    const below = textBelowName(step);
    if (below !== undefined) yield paragraph('ListContinue', below);
    for (const note of step.notes) yield noteItem(note, 'ListBullet2');
  }
};

const content = function* (record: TableRecord, times: TimeFormat): Generator<string, void, void> {
  yield paragraph('Title', titleOf(record));
  for (const line of headLines(record, times)) yield paragraph('Subtitle', line);
  for (const one of resultsOf(record)) yield* section(one);
  yield* steps(record, times);
  for (const one of sectionsOf(record)) yield* section(one);
};

/** A record as a Word document on A4. */
export const toDocx = (record: TableRecord, times: TimeFormat): Promise<Uint8Array<ArrayBuffer>> =>
  packDocument(
    {
      title: titleOf(record),
      foot: m.record_foot({ code: record.code, page: SLOT.a }),
      language: m.record_format_language(),
      made: new Date(record.writtenAt),
    },
    content(record, times),
  );
