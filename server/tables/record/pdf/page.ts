import { setImmediate } from 'node:timers/promises';

import PdfDocument from 'pdfkit';

import {
  FONT_FILES,
  runsOf,
  showable,
  styleFor,
  wrap,
  type Style,
} from '#server/tables/record/pdf/fonts.ts';

/** What is drawn on. */
export type PdfCanvas = InstanceType<typeof PdfDocument>;

/** A4 upright and its margins, in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const FOOT = 34;

/** How long it is drawn before others get their turn, in ms. */
const TURN_MS = 8;

/** How a text is set. */
export interface PdfTextStyle {
  readonly size: number;
  readonly style?: Style;
  readonly colour: string;
  /** From one line to the next, in parts of the size. */
  readonly leading?: number;
}

/** From one line to the next where nothing else is said, in parts of the size. */
export const LEADING = 1.35;

/** How far below the top of a line its letters stand, in parts of its height. */
const BASELINE = 0.75;

/** Writes a showable line; `top` is the top of its line box. */
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

/** A column in which things follow each other, from page to page. */
export interface Flow {
  readonly canvas: PdfCanvas;
  readonly left: number;
  readonly width: number;
  /** Where the next thing begins, from the top of the page. */
  readonly top: () => number;
  /** The page that it is on; the first is 1. */
  readonly page: () => number;
  /** Begins a page unless so much room is left on this one. */
  readonly need: (height: number) => void;
  /** Goes down by a height, which leaves room. */
  readonly down: (height: number) => void;
  /** Goes to a place on this page, from its top. */
  readonly moveTo: (top: number) => void;
  /** Writes a text below each other, line by line. */
  readonly write: (text: string, setting: PdfTextStyle, place?: Place) => Promise<void>;
}

/** Where in the column a text stands. */
export interface Place {
  readonly left: number;
  readonly width: number;
  /** Draws what is below a line of this height. */
  readonly ground?: (top: number, height: number) => void;
}

export interface PdfPage {
  readonly title: string;
  /** What stands at the foot of each page, before its number. */
  readonly foot: PdfTextStyle & { readonly text: string };
  readonly made: Date;
}

/**
 * Makes a PDF page by page; between its parts others get their turn, so that a long one holds up nobody.
 * @returns its bytes, the same for the same drawing
 */
export const renderPdf = async (
  { foot, made, title }: PdfPage,
  draw: (flow: Flow) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, CreationDate: made },
  });
  for (const [name, file] of FONT_FILES) canvas.registerFont(name, file);
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    canvas.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    canvas.on('end', resolve);
    canvas.on('error', reject);
  });
  const column = { left: MARGIN, width: PAGE.width - 2 * MARGIN };
  let top = 0;
  let pages = 0;
  const addPage = (): void => {
    canvas.addPage();
    pages += 1;
    writeLine(canvas, `${foot.text}${pages}`, [column.left, PAGE.height - FOOT], foot);
    top = MARGIN;
  };
  const need = (height: number): void => {
    if (top + height > PAGE.height - MARGIN) addPage();
  };
  let turn = performance.now();
  addPage();
  await draw({
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
      if (performance.now() - turn < TURN_MS) return;
      await setImmediate();
      turn = performance.now();
    },
  });
  canvas.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};
