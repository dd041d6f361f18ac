import QRCode from 'qrcode';

import type { PdfCanvas } from '#server/shared/pdf.ts';

/** A place of a QR code, without its quiet zone. */
interface QrPlace {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Width of the quiet zone, in modules (ISO/IEC 18004, section 9.1). */
export const QUIET_MODULES = 4;

/**
 * Draws a QR code as one path: adjacent modules of a row become one bar, so that no hairlines show.
 * @param colour as PDFKit takes it
 * @returns the side of a module
 */
export const drawQr = (
  page: PdfCanvas,
  text: string,
  { left, top, side }: QrPlace,
  colour: PDFKit.Mixins.ColorValue,
): number => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const step = side / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < size && modules.get(row, column + 1)) column += 1;
      page.rect(left + start * step, top + row * step, (column - start + 1) * step, step);
    }
  }
  page.fill(colour);
  return step;
};
