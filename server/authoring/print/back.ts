import type { DeckCard } from '#contract/deck-card.ts';
import { cardFields } from '#lib/cards/cards.ts';
import { wordsOfUse } from '#lib/cards/use.ts';
import { ART_VIEW } from '#lib/shared/art.ts';
import { PAPER, PAPER_MUTED } from '#server/shared/deck-colours.ts';
import { BLACK, BLEED, LEAST_TYPE, type CardFormat } from '#server/authoring/print/card-format.ts';
import { drawSign } from '#server/authoring/print/front.ts';
import { layOutTitle, TITLE_LEADING, type LaidTitle } from '#server/authoring/print/title.ts';
import { coloursOf, drawArt } from '#server/tables/record/pdf/card-picture.ts';
import { showable, styleFor, widthOf, wrap, type Style } from '#server/tables/record/pdf/fonts.ts';
import type { PdfCanvas } from '#server/shared/pdf.ts';
import { writeLine } from '#server/tables/record/pdf/page.ts';

/** Largest type of the fields, in points, and the step down from it. */
const MOST_TYPE = 12;
const STEP = 0.25;
/** Top of the part of the art that the strip shows, where a scribble has its lines. */
const MIDDLE = 150;
/** Line height of the fields, in em. */
const LEADING = 1.25;
/** Space before a field, in em. */
const GAP = 0.55;

/** The kinds of text on a back, and their sizes in em. */
const SCALE = { label: 1, text: 1, quote: 1.2, author: 1 } as const;
type Part = keyof typeof SCALE;

interface Paragraph {
  readonly part: Part;
  readonly style: Style;
  readonly lines: readonly string[];
  /** A label in the first line, before its text, which begins at `indent`. */
  readonly runIn?: { readonly label: string; readonly indent: number };
}

interface Fields {
  readonly size: number;
  readonly height: number;
  /** Paragraphs of each field. */
  readonly fields: readonly (readonly Paragraph[])[];
}

export interface LaidBack {
  readonly title: LaidTitle;
  readonly use: { readonly text: string; readonly size: number };
  readonly fields: Fields;
}

const layOutParagraph = (part: Part, words: string, size: number, width: number): Paragraph => {
  const text = showable(words.replaceAll(/\s+/g, ' ').trim());
  const style = styleFor(text, part === 'text' || part === 'author' ? 'text' : 'display');
  return { part, style, lines: wrap(text, style, size * SCALE[part], width) };
};

/** A text that begins in the line of its label. */
const layOutRunIn = (label: string, words: string, size: number, width: number): Paragraph => {
  const { lines, style } = layOutParagraph('text', words, size, width);
  const indent = widthOf(label, styleFor(label, 'display'), size) + size / 2;
  const text = lines.join(' ').split(' ');
  let first = text.length;
  while (first > 0 && widthOf(text.slice(0, first).join(' '), style, size) > width - indent)
    first -= 1;
  const below = wrap(text.slice(first).join(' '), style, size, width);
  return {
    part: 'text',
    style,
    lines: [text.slice(0, first).join(' '), ...below.filter((line) => line !== '')],
    runIn: { label, indent },
  };
};

/** @param runsIn whether labels stand in the lines of their texts */
const layOutFields = (card: DeckCard, size: number, width: number, runsIn: boolean): Fields => {
  const fields = cardFields(card).map((field): readonly Paragraph[] => {
    if (field.kind === 'quote')
      return [
        layOutParagraph('quote', `“${field.body}”`, size, width),
        layOutParagraph('author', field.author, size, width),
      ];
    if (runsIn) return [layOutRunIn(field.label, field.text, size, width)];
    return [
      layOutParagraph('label', field.label, size, width),
      layOutParagraph('text', field.text, size, width),
    ];
  });
  const height = fields.reduce(
    (sum, paragraphs) =>
      paragraphs.reduce(
        (below, { lines, part }) => below + lines.length * size * SCALE[part] * LEADING,
        sum + size * GAP,
      ),
    0,
  );
  return { size, height, fields };
};

/** Measures of a back that do not depend on the card. */
const frameOf = ({ height, margin, unit, width }: CardFormat) => ({
  strip: 68 * unit,
  left: margin,
  width: width - 2 * margin,
  bottom: height - margin,
});

const useOf = (card: DeckCard, width: number, unit: number) => {
  const text = wordsOfUse(card).join(' · ');
  const wanted = Math.max(LEAST_TYPE, 19 * unit);
  const size = Math.max(
    LEAST_TYPE,
    Math.min(wanted, (wanted * width) / widthOf(text, 'text', wanted)),
  );
  return { text, size };
};

const topOfFields = ({ title, use }: Omit<LaidBack, 'fields'>, format: CardFormat): number =>
  frameOf(format).strip +
  20 * format.unit +
  title.lines.length * title.size * TITLE_LEADING +
  (use.text === '' ? 0 : use.size * 1.5);

/** The sizes of type to try, in descending order, the least allowed one included. */
const sizesFrom = (most: number): readonly number[] => {
  const steps = Math.ceil((most - LEAST_TYPE) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => Math.max(LEAST_TYPE, most - step * STEP));
};

/** Characters beyond which no card fits, whose layout would take long to find that out. */
const LONGEST = 10_000;

const textLength = (card: DeckCard): number =>
  cardFields(card).reduce(
    (sum, field) => sum + (field.kind === 'quote' ? field.body : field.text).length,
    card.title.length,
  );

/** Lays out a back in the largest type that fits. @returns in plain words what is too long, where none does */
export const layOutBack = (
  card: DeckCard,
  format: CardFormat,
): LaidBack | { readonly problem: string } => {
  const { bottom, width } = frameOf(format);
  const length = textLength(card);
  if (length > LONGEST) return { problem: `its texts are ${length} characters` };
  const title = layOutTitle(card.title, {
    sizes: [40, 36, 33, 30].map((size) => Math.max(LEAST_TYPE, size * format.unit)),
    width,
    lines: (size) => (size > 30 * format.unit ? 1 : 3),
  });
  if (!title) return { problem: 'its title is too long' };
  const head = { title, use: useOf(card, width, format.unit) };
  const room = bottom - topOfFields(head, format);
  for (const runsIn of [false, true]) {
    for (const size of sizesFrom(Math.min(MOST_TYPE, 25 * format.unit))) {
      const fields = layOutFields(card, size, width, runsIn);
      if (fields.height <= room) return { ...head, fields };
    }
  }
  const { height } = layOutFields(card, LEAST_TYPE, width, true);
  const letters = JSON.stringify(cardFields(card)).length;
  const over = Math.ceil((letters * (1 - room / height)) / 10) * 10;
  return { problem: `its texts are too long by about ${over} characters` };
};

/** Draws the back of a card from the origin, with its bleed. */
export const drawBack = (
  canvas: PdfCanvas,
  { category, code, stream }: DeckCard,
  back: LaidBack,
  format: CardFormat,
): void => {
  const { height, unit } = format;
  const { left, strip } = frameOf(format);
  const colours = coloursOf(stream);
  const outer = format.width + 2 * BLEED;
  canvas.rect(-BLEED, -BLEED, outer, height + 2 * BLEED).fill(PAPER);
  canvas
    .save()
    .rect(-BLEED, -BLEED, outer, strip + BLEED)
    .clip();
  canvas.rect(-BLEED, -BLEED, outer, strip + BLEED).fill(colours.base);
  canvas
    .save()
    .translate(-BLEED, -BLEED)
    .scale(outer / ART_VIEW.width)
    .translate(0, -MIDDLE);
  drawArt(canvas, code, colours);
  canvas.restore();
  const index = 40 * unit;
  const [sign, end] = [34 * unit, left + widthOf(code, 'display', index) + 62 * unit];
  canvas.rect(-BLEED, -BLEED, end + BLEED + 8 * unit, strip + BLEED).fill(colours.base);
  canvas.restore();
  canvas.rect(-BLEED, -BLEED, end + BLEED, strip + BLEED + 2).fill(PAPER);
  const baseline = (strip - index * 1.35) / 2;
  writeLine(canvas, code, [left, baseline], { size: index, style: 'display', colour: BLACK });
  drawSign(canvas, category, [end - 32 * unit, strip / 2], sign, colours.text);

  let top = strip + 20 * unit;
  for (const line of back.title.lines) {
    const style = { style: 'display', leading: TITLE_LEADING, colour: BLACK } as const;
    writeLine(canvas, line, [left, top], { ...style, size: back.title.size });
    top += back.title.size * TITLE_LEADING;
  }
  writeLine(canvas, back.use.text, [left, top], { size: back.use.size, colour: PAPER_MUTED });
  top = topOfFields(back, format);
  for (const paragraphs of back.fields.fields) {
    top += back.fields.size * GAP;
    for (const { lines, part, runIn, style } of paragraphs) {
      const size = back.fields.size * SCALE[part];
      const colour = part === 'label' || part === 'author' ? colours.text : BLACK;
      if (runIn)
        writeLine(canvas, runIn.label, [left, top], {
          size,
          style: 'display',
          colour: colours.text,
          leading: LEADING,
        });
      for (const [row, line] of lines.entries()) {
        const indent = row === 0 ? (runIn?.indent ?? 0) : 0;
        writeLine(canvas, line, [left + indent, top], { size, style, colour, leading: LEADING });
        top += size * LEADING;
      }
    }
  }
};
