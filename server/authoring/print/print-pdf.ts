import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { DeckCard } from '#contract/deck-card.ts';
import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { drawBack, type LaidBack } from '#server/authoring/print/back.ts';
import { BLEED, type CardFormat } from '#server/authoring/print/card-format.ts';
import { drawFront } from '#server/authoring/print/front.ts';
import type { LaidTitle } from '#server/authoring/print/title.ts';
import { FONT_FILES } from '#server/tables/record/pdf/fonts.ts';
import { MM, openPdf, type PdfCanvas } from '#server/shared/pdf.ts';

/** A card whose two sides are laid out. */
export interface LaidCard {
  readonly card: DeckCard;
  readonly front: LaidTitle;
  readonly back: LaidBack;
  /** The content of the QR code. */
  readonly link: string;
}

/** Crop marks, outside the bleed. */
const MARK = { gap: BLEED + MM, length: 5 * MM };
/** From the edge of the page to the trimmed card. */
const SLUG = MARK.gap + MARK.length + MM;

/** Registration colour: on every plate. */
const ALL_PLATES: [number, number, number, number] = [100, 100, 100, 100];

const drawCropMarks = (canvas: PdfCanvas, { height, width }: CardFormat): void => {
  const [near, far] = [MARK.gap, MARK.gap + MARK.length];
  for (const x of [0, width])
    canvas
      .moveTo(x, -far)
      .lineTo(x, -near)
      .moveTo(x, height + near)
      .lineTo(x, height + far);
  for (const y of [0, height])
    canvas
      .moveTo(-far, y)
      .lineTo(-near, y)
      .moveTo(width + near, y)
      .lineTo(width + far, y);
  canvas.lineWidth(0.25).stroke(ALL_PLATES);
};

/** Adds a page with the boxes that a print shop's software reads (PDF 1.7, section 14.11.2). */
const addSide = (canvas: PdfCanvas, format: CardFormat, draw: () => void): void => {
  const { height, width } = format;
  canvas.addPage();
  const box = (beyond: number): number[] => [
    SLUG - beyond,
    SLUG - beyond,
    SLUG + width + beyond,
    SLUG + height + beyond,
  ];
  Object.assign(canvas.page.dictionary.data, { TrimBox: box(0), BleedBox: box(BLEED) });
  canvas.save().translate(SLUG, SLUG);
  drawCropMarks(canvas, format);
  canvas.rect(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED).clip();
  draw();
  canvas.restore();
};

/**
 * Writes cards as PDF: a page for each side, front and back in turn. Equal cards give equal bytes.
 * @param file must not exist yet
 * @throws where the file cannot be written, or once the signal is aborted
 */
export const writePrint = async (
  file: string,
  cards: readonly LaidCard[],
  format: CardFormat,
  signal: AbortSignal,
): Promise<void> => {
  const output = createWriteStream(file, { flags: 'wx', flush: true });
  await once(output, 'open');
  const failed = new Promise<never>((_resolve, reject) => {
    output.once('error', reject);
  });
  failed.catch(() => {});
  const closed = new Promise<void>((resolve) => {
    output.once('close', resolve);
  });
  const page = { width: format.width + 2 * SLUG, height: format.height + 2 * SLUG };
  const canvas = openPdf(page, {
    info: { Title: `${PRODUCT_NAME}: cards, ${format.size}`, CreationDate: new Date(0) },
  });
  for (const [name, font] of FONT_FILES) canvas.registerFont(name, font);
  canvas.pipe(output);
  try {
    for (const { back, card, front, link } of cards) {
      addSide(canvas, format, () => drawFront(canvas, card, front, format, link));
      addSide(canvas, format, () => drawBack(canvas, card, back, format));
      await nextTurn();
      signal.throwIfAborted();
      if (output.writableNeedDrain) await Promise.race([once(output, 'drain'), failed]);
    }
    canvas.end();
    await Promise.race([closed, failed]);
  } catch (error) {
    output.destroy();
    throw error;
  }
};
