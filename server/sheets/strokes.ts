import { MM, type PdfCanvas, type Rect } from '#server/shared/pdf.ts';
import { FAINT, INK, printable } from '#server/sheets/page.ts';

interface Writing {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** Writes a text within a width. @returns its lower end, from the top of the page */
export const write = (
  ink: PdfCanvas,
  text: string,
  { left, top, width }: Pick<Rect, 'left' | 'top' | 'width'>,
  { size, bold = false, colour = INK, align = 'left' }: Writing,
): number => {
  ink
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour)
    .text(printable(text), left, top, { width, align });
  return ink.y;
};

/** Draws a line to write on, or a separator. */
export const line = (
  ink: PdfCanvas,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  weight = 0.6,
): void => {
  ink
    .save()
    .lineWidth(weight)
    .strokeColor(INK)
    .moveTo(...from)
    .lineTo(...to)
    .stroke()
    .restore();
};

export const foldLine = (ink: PdfCanvas, x: number, top: number, bottom: number): void => {
  ink
    .save()
    .lineWidth(0.6)
    .strokeColor(FAINT)
    .dash(3, { space: 3 })
    .moveTo(x, top)
    .lineTo(x, bottom)
    .stroke()
    .restore();
};

/** Draws an empty box. */
export const box = (ink: PdfCanvas, { left, top, width, height }: Rect, weight = 0.8): void => {
  ink.save().lineWidth(weight).strokeColor(INK).rect(left, top, width, height).stroke().restore();
};

/** Draws lines to write on, from the top of an area down. */
export const ruled = (ink: PdfCanvas, { left, top, width, height }: Rect, count: number): void => {
  const step = height / count;
  for (let row = 1; row <= count; row += 1)
    line(ink, [left, top + row * step], [left + width, top + row * step]);
};

/** Writes a label and a line to fill in after it, on one baseline. */
export const labelledLine = (
  ink: PdfCanvas,
  label: string,
  { left, top, width }: Omit<Rect, 'height'>,
): void => {
  write(ink, label, { left, top, width }, { size: 9.5 });
  const start = ink.font('Helvetica').fontSize(9.5).widthOfString(printable(label));
  line(ink, [left + start + 2 * MM, top + 10], [left + width, top + 10]);
};

/** Writes a sheet's title and instruction. @returns the remaining area */
export const head = (ink: PdfCanvas, area: Rect, title: string, about: string): Rect => {
  const below = write(ink, title, area, { size: 24, bold: true });
  const end = write(ink, about, { ...area, top: below + MM }, { size: 9.5, colour: FAINT });
  const top = end + 4 * MM;
  return { ...area, top, height: area.top + area.height - top };
};

export const inset = (area: Rect, by: number): Rect => ({
  left: area.left + by,
  top: area.top + by,
  width: area.width - 2 * by,
  height: area.height - 2 * by,
});
