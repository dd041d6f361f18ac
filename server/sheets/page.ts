import type { Paper } from '#contract/printing.ts';
import { PRODUCT_TITLE } from '#lib/shared/brand.ts';
import { drawPdf, MM, openPdf, type PdfCanvas, type Rect } from '#server/shared/pdf.ts';

/** Width and height in portrait format, in points. Letter is 8.5 by 11 inches. */
const SIZES: Record<Paper, readonly [width: number, height: number]> = {
  a4: [210 * MM, 297 * MM],
  letter: [612, 792],
};

export const INK = '#000';
/** Colour of guiding text and lines; dark enough for a poor printer. */
export const FAINT = '#555';

/** A document that is drawn page by page. */
export interface PdfDraft {
  readonly ink: PdfCanvas;
  /** Adds a page. @returns the area within its margins */
  readonly addPage: () => Rect;
}

/** The standard fonts have only the characters of Windows-1252. */
const UNPRINTABLE = /[^\u0020-\u007E\u00A0-\u00FF‘’“”–—…•€]/g;

/** Replaces characters that the standard fonts lack by those without the accent. */
export const printable = (text: string): string =>
  text.replaceAll(UNPRINTABLE, (character) => character.normalize('NFD').charAt(0));

/**
 * Makes a PDF.
 * @param margin around each page, in points
 * @returns its bytes, equal for equal drawings
 */
export const renderPages = (
  {
    title,
    paper,
    across,
    margin,
  }: { title: string; paper: Paper; across: boolean; margin: number },
  draw: (draft: PdfDraft) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [short, long] = SIZES[paper];
  const [width, height] = across ? [long, short] : [short, long];
  const info = { Title: `${PRODUCT_TITLE}: ${title}`, CreationDate: new Date(0) };
  const ink = openPdf({ width, height }, { info });
  const area = {
    left: margin,
    top: margin,
    width: width - 2 * margin,
    height: height - 2 * margin,
  };
  const addPage = (): Rect => {
    ink.addPage();
    return area;
  };
  return drawPdf(ink, () => draw({ ink, addPage }));
};
