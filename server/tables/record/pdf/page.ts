import { drawPdf, openPdf, type PdfCanvas } from '#server/shared/pdf.ts';
import {
  FONT_FILES,
  runsOf,
  showable,
  styleFor,
  wrap,
  type Style,
} from '#server/tables/record/pdf/fonts.ts';
import { createYield } from '#server/tables/record/yield.ts';

/** A4 portrait and its margins, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const FOOT = 34;

export interface PdfTextStyle {
  readonly size: number;
  readonly style?: Style;
  readonly colour: PDFKit.Mixins.ColorValue;
  /** Line height in em. */
  readonly leading?: number;
}

/** Default line height in em. */
export const LEADING = 1.35;

/** Baseline below the top of the line box, as a fraction of the line height. */
const BASELINE = 0.75;

/** Draws a showable line at the top left of its line box. */
export const writeLine = (
  canvas: PdfCanvas,
  line: string,
  [left, top]: readonly [number, number],
  { colour, leading = LEADING, size, style = 'text' }: PdfTextStyle,
): void => {
  let x = left;
  const baseline = top + size * leading * BASELINE;
  for (const { face, text } of runsOf(line, style)) {
    canvas.font(face).fontSize(size).fillColor(colour);
    canvas.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    x += canvas.widthOfString(text);
  }
};

/** A column that continues from page to page. */
export interface Flow {
  readonly canvas: PdfCanvas;
  readonly left: number;
  readonly width: number;
  /** Current position, from the top of the page. */
  readonly top: () => number;
  /** Current page, from 1. */
  readonly page: () => number;
  /** Starts a new page unless this height is left. */
  readonly need: (height: number) => void;
  /** Leaves vertical space. */
  readonly down: (height: number) => void;
  /** Moves to a position on this page. */
  readonly moveTo: (top: number) => void;
  /** Writes a wrapped text. */
  readonly write: (text: string, setting: PdfTextStyle, place?: Place) => Promise<void>;
}

/** A box within the column. */
export interface Place {
  readonly left: number;
  readonly width: number;
  /** Draws the background of a line. */
  readonly ground?: (top: number, height: number) => void;
}

export interface PdfPage {
  readonly title: string;
  /** Footer of each page. */
  readonly foot: PdfTextStyle & { readonly text: (page: number) => string };
  /** A language tag, such as `en`. */
  readonly language: string;
  readonly made: Date;
}

/**
 * Renders a PDF, yielding to the event loop between its parts.
 * @returns its bytes, deterministic for the same drawing
 */
export const renderPdf = (
  { foot, language, made, title }: PdfPage,
  draw: (flow: Flow) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = openPdf(PAGE, {
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: made },
  });
  for (const [name, file] of FONT_FILES) canvas.registerFont(name, file);
  const column = { left: MARGIN, width: PAGE.width - 2 * MARGIN };
  let top = 0;
  let pages = 0;
  const addPage = (): void => {
    canvas.addPage();
    pages += 1;
    writeLine(canvas, foot.text(pages), [column.left, PAGE.height - FOOT], foot);
    top = MARGIN;
  };
  const need = (height: number): void => {
    if (top + height > PAGE.height - MARGIN) addPage();
  };
  const yieldTurn = createYield();
  const flow: Flow = {
    canvas,
    ...column,
    top: () => top,
    page: () => pages,
    need,
    down: (height) => {
      top += height;
    },
    moveTo: (place) => {
      top = place;
    },
    write: async (text, setting, place = column) => {
      const { leading = LEADING, size } = setting;
      const height = size * leading;
      const shown = showable(text);
      const style = styleFor(shown, setting.style ?? 'text');
      for (const line of wrap(shown, style, size, place.width)) {
        need(height);
        place.ground?.(top, height);
        writeLine(canvas, line, [place.left, top], { ...setting, style });
        top += height;
      }
      await yieldTurn();
    },
  };
  return drawPdf(canvas, () => {
    addPage();
    return draw(flow);
  });
};
