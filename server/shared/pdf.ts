import { buffer } from 'node:stream/consumers';

import PdfDocument from 'pdfkit';

/** Points per millimetre. */
export const MM = 72 / 25.4;

/** A PDF document that is drawn on. */
export type PdfCanvas = InstanceType<typeof PdfDocument>;

/** A part of a page, in points from its upper left corner. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A document without pages, whose text runs into no margin. */
export const openPdf = (
  { height, width }: Pick<Rect, 'height' | 'width'>,
  options: Partial<PDFKit.PDFDocumentOptions>,
): PdfCanvas =>
  new PdfDocument({ size: [width, height], margin: 0, autoFirstPage: false, ...options });

/** Draws a document and ends it. @returns its bytes */
export const drawPdf = async (
  canvas: PdfCanvas,
  draw: () => void | Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = buffer(canvas);
  await draw();
  canvas.end();
  return new Uint8Array(await bytes);
};

const MARK = { length: 5 * MM, gap: 2 * MM };

/**
 * Draws marks in the margin at every cut.
 * @param area the part to cut out, in equal columns and rows
 */
export const cutMarks = (
  canvas: PdfCanvas,
  { height, left, top, width }: Rect,
  columns: number,
  rows: number,
  weight = 0.3,
): void => {
  canvas.save().lineWidth(weight).strokeColor('#000');
  const outer = MARK.gap + MARK.length;
  const [right, bottom] = [left + width, top + height];
  for (let column = 0; column <= columns; column += 1) {
    const x = left + (column * width) / columns;
    canvas.moveTo(x, top - outer).lineTo(x, top - MARK.gap);
    canvas.moveTo(x, bottom + MARK.gap).lineTo(x, bottom + outer);
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = top + (row * height) / rows;
    canvas.moveTo(left - outer, y).lineTo(left - MARK.gap, y);
    canvas.moveTo(right + MARK.gap, y).lineTo(right + outer, y);
  }
  canvas.stroke().restore();
};
