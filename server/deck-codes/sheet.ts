import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { PRODUCT_NAME, PRODUCT_TITLE } from '#lib/shared/brand.ts';
import { registrationLink } from '#server/deck-codes/deck-code.ts';
import { drawQr, QUIET_MODULES } from '#server/shared/draw-qr.ts';
import { cutMarks, MM, openPdf, type PdfCanvas } from '#server/shared/pdf.ts';

const PAGE = { width: 210 * MM, height: 297 * MM };
const LABEL = { width: 60 * MM, height: 40 * MM };
const COLUMNS = 3;
const ROWS = 6;
const WIDTH = COLUMNS * LABEL.width;
const HEIGHT = ROWS * LABEL.height;
/** The part of a page that holds the labels. */
const AREA = {
  left: (PAGE.width - WIDTH) / 2,
  top: (PAGE.height - HEIGHT) / 2,
  width: WIDTH,
  height: HEIGHT,
};

/** Side of a QR code without its quiet zone. */
const QR_SIDE = 25 * MM;

const INK = '#1a1720';
const ACCENT = '#c81e5b';
const MUTED = '#5b5560';

const drawLabel = (
  page: PdfCanvas,
  origin: string,
  code: string,
  left: number,
  top: number,
): void => {
  const pad = 3.5 * MM;
  const place = { left: left + pad, top: top + pad, side: QR_SIDE };
  const module = drawQr(page, registrationLink(origin, code), place, '#000');
  const textLeft = left + pad + QR_SIDE + Math.max(QUIET_MODULES * module, 3 * MM);
  const width = left + LABEL.width - textLeft - 2 * MM;
  const { hostname, port } = new URL(origin);
  const host = port === '' ? hostname : `${hostname}:${port}`;
  page.roundedRect(textLeft, top + pad, 13 * MM, 6.5 * MM, 1.5 * MM).fill(ACCENT);
  page
    .font('Helvetica-Bold')
    .fontSize(11)
    .fillColor('#fff')
    .text(PRODUCT_NAME, textLeft, top + pad + 1.6 * MM, { width: 13 * MM, align: 'center' });
  page
    .fontSize(10)
    .fillColor(INK)
    .text('Connect your deck', textLeft, top + pad + 9 * MM, { width, lineGap: -1 });
  page
    .font('Helvetica')
    .fontSize(6.5)
    .fillColor(MUTED)
    .text(`Scan this, or type the code at\n${host}/r`, textLeft, top + pad + 18 * MM, {
      width,
      height: 9 * MM,
    });
  page
    .font('Courier-Bold')
    .fontSize(6.8)
    .fillColor(INK)
    .text(code, left, top + pad + QR_SIDE + 4.5 * MM, {
      width: LABEL.width,
      align: 'center',
      lineBreak: false,
    });
};

/**
 * Writes a sheet of QR codes for the boxes: A4, three by six labels of 60 × 40 mm with cut marks, each with
 * its `/r/` link as a QR code of 25 mm and the code in text.
 * @param file must not exist yet
 * @param origin the public origin
 * @throws where the file cannot be written
 */
export const createSheet = async (file: string, origin: string) => {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await once(output, 'open');
  const failed = new Promise<never>((_resolve, reject) => {
    output.once('error', reject);
  });
  failed.catch(() => {});
  const page = openPdf(PAGE, { info: { Title: `${PRODUCT_TITLE}: deck codes` } });
  page.pipe(output);

  let drawn = 0;
  const drawNext = (code: string): void => {
    const place = drawn % (COLUMNS * ROWS);
    if (place === 0) {
      page.addPage();
      cutMarks(page, AREA, COLUMNS, ROWS, 0.25);
    }
    const left = AREA.left + (place % COLUMNS) * LABEL.width;
    const top = AREA.top + Math.floor(place / COLUMNS) * LABEL.height;
    drawLabel(page, origin, code, left, top);
    drawn += 1;
  };
  return {
    add: async (codes: readonly string[]): Promise<void> => {
      for (const code of codes) {
        drawNext(code);
        if (drawn % (COLUMNS * ROWS) !== 0) continue;
        await nextTurn();
        if (output.writableNeedDrain) await Promise.race([once(output, 'drain'), failed]);
      }
    },
    /** Ends the file; resolves when all data is on the disk. */
    end: async (): Promise<void> => {
      const closed = once(output, 'close');
      page.end();
      await Promise.race([closed, failed]);
    },
  };
};
