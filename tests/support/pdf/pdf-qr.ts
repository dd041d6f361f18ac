import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import { makeTemporaryFolder } from '#support/shared/folder.ts';

import { ensurePdftoppm } from '../../../scripts/poppler.mjs';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/**
 * Renders a PDF's pages as a printer would and reads every QR code on them, with the decoder that
 * the scanner uses.
 * @returns the texts, page by page, each page from top to bottom and left to right
 */
export const readQrCodes = async (pdf: string, dpi: number): Promise<string[][]> => {
  const folder = await makeTemporaryFolder();
  const rendered = spawnSync(ensurePdftoppm(), ['-r', `${dpi}`, '-png', pdf, join(folder, 'page')]);
  if (rendered.status !== 0) throw new Error(rendered.stderr.toString());
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(await readFile(wasm)).buffer },
    fireImmediately: true,
  });
  const files = (await readdir(folder)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const codes = await readBarcodes(await sharp(join(folder, file)).png().toBuffer(), {
        formats: ['QRCode'],
        maxNumberOfSymbols: 255,
      });
      return codes
        .toSorted((a, b) => {
          const rows = a.position.topLeft.y - b.position.topLeft.y;
          return Math.abs(rows) > dpi / 4 ? rows : a.position.topLeft.x - b.position.topLeft.x;
        })
        .map(({ text }) => text);
    }),
  );
};
