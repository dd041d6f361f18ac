import { STREAMS } from '#contract/cards.ts';
import type { RecordCard } from '#contract/table-record.ts';
import { ART_VIEW, cardArt, GLYPH_VIEW, glyphOf } from '#lib/shared/art.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import {
  ON_PRIMARY,
  PAPER,
  PAPER_INK,
  PAPER_MUTED,
  PRIMARY,
  streamColours,
} from '#server/shared/deck-colours.ts';
import { showable, wrap } from '#server/tables/record/pdf/fonts.ts';
import type { PdfCanvas } from '#server/shared/pdf.ts';
import { writeLine } from '#server/tables/record/pdf/page.ts';

/** Size of a card, in units of its art. */
const CARD = { width: ART_VIEW.width, height: 700 } as const;
const FACE_TOP = 395;
const SIDE = 35;
const RADIUS = 28;
const TAB = { width: 160, height: 158 } as const;
const SIGN = 44;

/** Font sizes of titles; the first that fits is used. */
const TITLE_SIZES = [58, 50, 42, 34] as const;
const TITLE_HEIGHT = 200;
const LEADING = 1.08;

export const cardHeight = (width: number): number => (width * CARD.height) / CARD.width;

const known = new Map(STREAMS.map((stream) => [stream as string, streamColours(stream)]));
const UNKNOWN = { base: '#aea7ae', deep: '#716a75', ink: PAPER_INK, text: PAPER_MUTED };

/** The colours of a stream; greys for an unknown one. */
export const coloursOf = (stream: string | undefined) => known.get(stream ?? '') ?? UNKNOWN;

/** Draws the art of a card in units of `ART_VIEW`. */
export const drawArt = (
  canvas: PdfCanvas,
  code: string,
  colours: ReturnType<typeof coloursOf>,
): void => {
  for (const { d, line, tone } of cardArt(code).layers) {
    const colour = tone === 'paper' ? PAPER : colours[tone];
    canvas.path(d);
    if (line === undefined) canvas.fill(colour);
    else canvas.lineWidth(line).lineCap('round').lineJoin('round').stroke(colour);
  }
};

const drawTab = (canvas: PdfCanvas, code: string, { category = '', stream }: RecordCard): void => {
  const { base, text } = coloursOf(stream);
  const corner = `M0 0h${TAB.width}v${TAB.height - SIDE}a${SIDE} ${SIDE} 0 0 1-${SIDE} ${SIDE}H0Z`;
  canvas.path(corner).lineWidth(16).stroke(base);
  canvas.path(corner).fill(PAPER);
  writeLine(canvas, code, [26, 14], { size: 58, style: 'display', colour: PAPER_INK });
  canvas
    .save()
    .translate((TAB.width - SIGN) / 2, 94)
    .scale(SIGN / GLYPH_VIEW)
    .path(glyphOf(category))
    .lineWidth(2.6)
    .lineCap('round')
    .lineJoin('round')
    .stroke(text)
    .restore();
};

const drawFace = (canvas: PdfCanvas, { category = '', stream, title = '' }: RecordCard): void => {
  const { text: colour } = coloursOf(stream);
  const width = CARD.width - 2 * SIDE;
  writeLine(canvas, showable(kindName(category)), [SIDE, FACE_TOP + 26], { size: 28, colour });
  const linesAt = (size: number) => wrap(showable(title), 'display', size, width);
  const size =
    TITLE_SIZES.find((each) => linesAt(each).length * each * LEADING <= TITLE_HEIGHT) ??
    TITLE_SIZES[3];
  for (const [index, line] of linesAt(size).entries())
    writeLine(canvas, line, [SIDE, FACE_TOP + 70 + index * size * LEADING], {
      size,
      style: 'display',
      leading: LEADING,
      colour: PAPER_INK,
    });
  const foot = { size: 24, colour: PAPER_MUTED };
  writeLine(canvas, showable(kindName(stream ?? '')), [SIDE, CARD.height - 56], foot);
};

const drawBack = (canvas: PdfCanvas): void => {
  canvas.rect(0, 0, CARD.width, CARD.height).fill(PAPER);
  canvas
    .roundedRect(SIDE, SIDE, CARD.width - 2 * SIDE, CARD.height - 2 * SIDE, RADIUS)
    .fill(PRIMARY);
  const name = { size: 96, style: 'display', colour: ON_PRIMARY } as const;
  canvas.font('display').fontSize(name.size);
  const left = (CARD.width - canvas.widthOfString(PRODUCT_NAME)) / 2;
  writeLine(canvas, PRODUCT_NAME, [left, CARD.height / 2 - name.size * 0.7], name);
};

/** Draws the face of a card, or its back where the code is unknown. */
export const drawCard = (
  canvas: PdfCanvas,
  card: RecordCard,
  [left, top]: readonly [number, number],
  width: number,
): void => {
  canvas
    .save()
    .translate(left, top)
    .scale(width / CARD.width);
  canvas.save().roundedRect(0, 0, CARD.width, CARD.height, RADIUS).clip();
  if (card.code === undefined) drawBack(canvas);
  else {
    const colours = coloursOf(card.stream);
    canvas.rect(0, 0, CARD.width, CARD.height).fill(PAPER);
    canvas.save().rect(0, 0, CARD.width, FACE_TOP).clip();
    canvas.rect(0, 0, CARD.width, FACE_TOP).fill(colours.base);
    drawArt(canvas, card.code, colours);
    canvas.restore();
    drawTab(canvas, card.code, card);
    drawFace(canvas, card);
  }
  canvas.restore();
  canvas.roundedRect(0, 0, CARD.width, CARD.height, RADIUS).lineWidth(3).stroke('#d9d2c6');
  canvas.restore();
};
