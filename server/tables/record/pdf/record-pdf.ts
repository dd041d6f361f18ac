import * as m from '#messages';

import type { RecordCard, RecordNote, TableRecord } from '#contract/table-record.ts';
import { PRODUCT_TITLE } from '#lib/shared/brand.ts';
import { requestLanguage } from '#server/shared/language.ts';
import { PAPER, PAPER_INK, PAPER_MUTED } from '#server/shared/deck-colours.ts';
import { createYield } from '#server/tables/record/yield.ts';
import { showable, PLACEHOLDER } from '#server/tables/record/pdf/fonts.ts';
import {
  LEADING,
  renderPdf,
  writeLine,
  type Flow,
  type PdfTextStyle,
} from '#server/tables/record/pdf/page.ts';
import { coloursOf, drawCard, cardHeight } from '#server/tables/record/pdf/card-picture.ts';
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

const TITLE: PdfTextStyle = { size: 28, style: 'display', colour: PAPER_INK, leading: 1.15 };
const HEADING: PdfTextStyle = { size: 17, style: 'display', colour: PAPER_INK };
const NAME: PdfTextStyle = { size: 12, style: 'display', colour: PAPER_INK };
const AUTHOR: PdfTextStyle = { size: 8.5, style: 'display', colour: PAPER_MUTED };
const TEXT: PdfTextStyle = { size: 10, colour: PAPER_INK };
const CAPTION: PdfTextStyle = { size: 9, style: 'display', colour: PAPER_INK };
const SMALL: PdfTextStyle = { size: 9, colour: PAPER_MUTED };

/** Width of a card beside its notes. */
const PICTURE = 84;
const GAP = 14;
const PAD = 7;
/** Cards without notes in a row. */
const IN_A_ROW = 5;
/** Maximum of lines below such a card. */
const CAPTION_LINES = 5;

/** @param left the edge of the note */
const drawNote = async (
  flow: Flow,
  note: RecordNote,
  left = flow.left,
  colour: string = PAPER_MUTED,
): Promise<void> => {
  const width = flow.left + flow.width - left;
  const ground = (top: number, height: number): void => {
    flow.canvas.rect(left, top, width, height).fill(PAPER);
    flow.canvas.rect(left, top, 2.5, height).fill(colour);
  };
  const edge = (height: number): void => {
    ground(flow.top(), height);
    flow.down(height);
  };
  const place = { left: left + PAD + 2.5, width: width - 2 * PAD - 2.5, ground };
  flow.need(2 * PAD + 3 * TEXT.size);
  edge(PAD - 2);
  await flow.write(note.text, TEXT, place);
  const words = noteWords(note);
  if (words !== '') await flow.write(words, AUTHOR, place);
  edge(PAD - 3);
  flow.down(5);
};

const drawNoted = async (flow: Flow, card: RecordCard): Promise<void> => {
  const height = cardHeight(PICTURE);
  flow.need(height + GAP);
  const [begin, page] = [flow.top(), flow.page()];
  drawCard(flow.canvas, card, [flow.left, begin], PICTURE);
  const left = flow.left + PICTURE + GAP;
  const place = { left, width: flow.left + flow.width - left };
  const { base, text } = coloursOf(card.stream);
  await flow.write(recordCardTitle(card), NAME, place);
  await flow.write(recordCardDetails(card), { ...SMALL, colour: text }, place);
  flow.down(4);
  for (const note of card.notes) await drawNote(flow, note, left, base);
  // On the same page as the picture, continue below it.
  if (flow.page() === page) flow.moveTo(Math.max(flow.top(), begin + height));
  flow.down(GAP);
};

const drawRow = async (flow: Flow, cards: readonly RecordCard[]): Promise<void> => {
  const step = (flow.width + GAP) / IN_A_ROW;
  const width = step - GAP;
  const height = cardHeight(width);
  flow.need(height + CAPTION_LINES * CAPTION.size * LEADING + GAP);
  const top = flow.top();
  for (const [index, card] of cards.entries())
    drawCard(flow.canvas, card, [flow.left + index * step, top], width);
  const told = top + height + 3;
  let bottom = told;
  for (const [index, card] of cards.entries()) {
    flow.moveTo(told);
    const { code, face, votes } = card;
    const words = recordCardDetails({
      ...(code !== undefined && { code }),
      ...(votes !== undefined && { votes }),
      face,
      notes: [],
    });
    const place = { left: flow.left + index * step, width };
    await flow.write(recordCardTitle(card), CAPTION, place);
    await flow.write(words, SMALL, place);
    bottom = Math.max(bottom, flow.top());
  }
  flow.moveTo(bottom + GAP);
};

/** A heading with its line, and room for what comes first under it. */
const drawHeading = async (flow: Flow, heading: string, room: number): Promise<void> => {
  flow.need(room + 50);
  flow.down(8);
  flow.canvas
    .moveTo(flow.left, flow.top())
    .lineTo(flow.left + flow.width, flow.top())
    .lineWidth(1)
    .stroke(PAPER_INK);
  flow.down(6);
  await flow.write(heading, HEADING);
  flow.down(8);
};

/** Room for a row of cards with their captions. */
const ROW_ROOM = 125 + CAPTION_LINES * CAPTION.size * LEADING + GAP;

const drawSection = async (flow: Flow, section: RecordSection): Promise<void> => {
  const { cards = [], heading, lines = [], notes = [] } = section;
  await drawHeading(flow, heading, cards.length > 0 && notes.length === 0 ? ROW_ROOM : 30);
  if (cards.length + lines.length + notes.length === 0) await flow.write(m.record_nothing(), SMALL);
  for (const words of lines) {
    flow.need(TEXT.size * LEADING);
    writeLine(flow.canvas, '•', [flow.left, flow.top()], TEXT);
    await flow.write(words, TEXT, { left: flow.left + GAP, width: flow.width - GAP });
    flow.down(3);
  }
  for (const note of notes) await drawNote(flow, note);
  if (notes.length > 0) flow.down(GAP);
  let bare: RecordCard[] = [];
  const flush = async (): Promise<void> => {
    if (bare.length > 0) await drawRow(flow, bare);
    bare = [];
  };
  for (const card of cards) {
    if (card.notes.length === 0) {
      bare.push(card);
      if (bare.length === IN_A_ROW) await flush();
    } else {
      await flush();
      await drawNoted(flow, card);
    }
  }
  await flush();
};

const drawSteps = async (flow: Flow, record: TableRecord, times: TimeFormat): Promise<void> => {
  const { steps } = record;
  if (steps.length === 0) return;
  flow.down(6);
  await drawHeading(flow, m.record_steps(), 30);
  for (const [index, step] of steps.entries()) {
    flow.need(40);
    flow.down(5);
    await flow.write(`${index + 1}. ${recordStepName(record, index)}`, NAME);
    await flow.write(stepWords(record, index, times), SMALL);
    const text = textBelowName(step);
    if (text !== undefined) await flow.write(text, TEXT);
    if (step.notes.length > 0) flow.down(4);
    for (const note of step.notes) await drawNote(flow, note);
  }
};

/** Whether the fonts lack a character of the record; yields to the event loop between texts. */
const lacksSome = async (record: TableRecord): Promise<boolean> => {
  const { groups, aside, decisions, host, notes, people, source, steps, tasks } = record;
  const cards = [...groups.flatMap((group) => group.cards), ...aside];
  const texts = [
    source.title,
    host,
    ...people,
    ...groups.map(({ name }) => name),
    ...steps.flatMap(({ text, title }) => [text, title]),
    ...[...decisions, ...tasks].flatMap(({ text, who }) => [text, who]),
    ...[...cards, ...groups, ...steps, { notes }].flatMap((each) =>
      each.notes.flatMap(({ author, text }) => [author, text]),
    ),
  ];
  const yieldTurn = createYield();
  for (const text of texts) {
    if (text && !text.includes(PLACEHOLDER) && showable(text).includes(PLACEHOLDER)) return true;
    await yieldTurn();
  }
  return false;
};

/** A record as PDF on A4, with pictures of its cards. */
export const toPdf = (record: TableRecord, times: TimeFormat): Promise<Uint8Array<ArrayBuffer>> =>
  renderPdf(
    {
      title: `${PRODUCT_TITLE}: ${titleOf(record)}`,
      foot: { ...SMALL, text: (page) => m.record_foot({ code: record.code, page }) },
      language: requestLanguage(),
      made: new Date(record.writtenAt),
    },
    async (flow) => {
      await flow.write(titleOf(record), TITLE);
      flow.down(4);
      for (const line of headLines(record, times)) await flow.write(line, SMALL);
      if (await lacksSome(record))
        await flow.write(m.record_no_glyph({ placeholder: PLACEHOLDER }), SMALL);
      for (const section of resultsOf(record)) await drawSection(flow, section);
      await drawSteps(flow, record, times);
      flow.down(14);
      for (const section of sectionsOf(record)) await drawSection(flow, section);
    },
  );
