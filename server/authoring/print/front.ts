import type { DeckCard } from '#contract/deck-card.ts';
import { ART_VIEW, GLYPH_VIEW, glyphOf } from '#lib/shared/art.ts';
import { kindName } from '#lib/shared/kind-name.ts';
import { PAPER, PAPER_MUTED } from '#server/shared/deck-colours.ts';
import { drawQr } from '#server/shared/draw-qr.ts';
import { BLACK, BLEED, LEAST_TYPE, type CardFormat } from '#server/authoring/print/card-format.ts';
import { layOutTitle, TITLE_LEADING, type LaidTitle } from '#server/authoring/print/title.ts';
import { coloursOf, drawArt } from '#server/tables/record/pdf/card-picture.ts';
import { showable, widthOf, type Style } from '#server/tables/record/pdf/fonts.ts';
import type { PdfCanvas } from '#server/shared/pdf.ts';
import { writeLine } from '#server/tables/record/pdf/page.ts';

// In units of the art, 500 to the width of a card.

const WIDTH = ART_VIEW.width;
const SIDE = 35;
/** Height of the face below the art. */
const FACE = 320;
const TITLE = { top: 68, height: 190, sizes: [58, 50, 42, 34] };
/** Width of the code in the lower right corner. */
const CORNER = 80;
const TAB = { width: 160, height: 158 };
const INDEX = 58;
const SIGN = 44;
/** The QR code and its paper, which rises from the face into the art. */
const QR = { side: 132, above: 104, pad: 26 };

/** The title of a front; `undefined` where it does not fit. */
export const layOutFront = ({ title }: DeckCard): LaidTitle | undefined =>
  layOutTitle(title, {
    sizes: TITLE.sizes,
    width: WIDTH - 2 * SIDE,
    lines: (size) => Math.floor(TITLE.height / (size * TITLE_LEADING)),
  });

/** Draws the sign of a category, centred about a point. */
export const drawSign = (
  canvas: PdfCanvas,
  category: string,
  [x, y]: readonly [number, number],
  side: number,
  colour: string,
): void => {
  canvas
    .save()
    .translate(x - side / 2, y - side / 2)
    .scale(side / GLYPH_VIEW)
    .path(glyphOf(category))
    .lineWidth(2.6)
    .lineCap('round')
    .lineJoin('round')
    .stroke(colour)
    .restore();
};

/**
 * Draws the front of a card from the origin, with its bleed.
 * @param link the content of the QR code
 */
export const drawFront = (
  canvas: PdfCanvas,
  { category, code, stream }: DeckCard,
  { size: titleSize, lines }: LaidTitle,
  { height: points, unit }: CardFormat,
  link: string,
): void => {
  const colours = coloursOf(stream);
  const [height, bleed] = [points / unit, BLEED / unit];
  const face = height - FACE;
  const outer = WIDTH + 2 * bleed;
  canvas.save().scale(unit);
  canvas.rect(-bleed, -bleed, outer, height + 2 * bleed).fill(PAPER);

  canvas
    .save()
    .rect(-bleed, -bleed, outer, face + bleed)
    .clip();
  canvas.rect(-bleed, -bleed, outer, face + bleed).fill(colours.base);
  canvas
    .save()
    .translate(-bleed, -bleed)
    .scale(Math.max(outer / ART_VIEW.width, (face + bleed) / ART_VIEW.height));
  drawArt(canvas, code, colours);
  canvas.restore();
  const qr = { left: WIDTH - SIDE - QR.side, top: face - QR.above, side: QR.side };
  // Of paper, edged with the stream's colour where they lie on the art.
  const corners = [
    `M${-bleed - 20} ${-bleed - 20}H${TAB.width}V${TAB.height - SIDE}a${SIDE} ${SIDE} 0 0 1-${SIDE} ${SIDE}H${-bleed - 20}Z`,
    `M${qr.left - QR.pad} ${face + 20}V${qr.top - QR.pad + SIDE}a${SIDE} ${SIDE} 0 0 1 ${SIDE}-${SIDE}H${WIDTH + bleed + 20}V${face + 20}Z`,
  ];
  for (const corner of corners) canvas.path(corner).lineWidth(16).stroke(colours.base);
  canvas.restore();
  for (const corner of corners) canvas.path(corner).fill(PAPER);

  const indexSize = INDEX * Math.min(1, (TAB.width - 2 * 22) / widthOf(code, 'display', INDEX));
  const left = (TAB.width - widthOf(code, 'display', indexSize)) / 2;
  writeLine(canvas, code, [left, 20], { size: indexSize, style: 'display', colour: BLACK });
  drawSign(canvas, category, [TAB.width / 2, 118], SIGN, colours.text);
  drawQr(canvas, link, qr, BLACK);

  /** The largest type up to a size in which a line stays clear of the code in the corner. */
  const fitted = (text: string, style: Style, size: number): number => {
    const share = (WIDTH - 2 * SIDE - CORNER) / widthOf(text, style, size);
    return Math.max(LEAST_TYPE / unit, size * Math.min(1, share));
  };
  const kind = showable(kindName(category));
  writeLine(canvas, kind, [SIDE, face + 24], {
    size: fitted(kind, 'display', 28),
    style: 'display',
    colour: colours.text,
  });
  for (const [row, line] of lines.entries())
    writeLine(canvas, line, [SIDE, face + TITLE.top + row * titleSize * TITLE_LEADING], {
      size: titleSize,
      style: 'display',
      leading: TITLE_LEADING,
      colour: BLACK,
    });
  const name = showable(kindName(stream));
  const foot = { size: fitted(name, 'text', 24), colour: PAPER_MUTED };
  writeLine(canvas, name, [SIDE, height - SIDE - 28], foot);
  canvas.save().rotate(180, { origin: [WIDTH - SIDE, height - SIDE] });
  const end = { size: 28, style: 'display', colour: colours.text, leading: 1 } as const;
  writeLine(canvas, code, [WIDTH - SIDE, height - SIDE - 6], end);
  canvas.restore();
  canvas.restore();
};
