import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

import sharp from 'sharp';

import { expect, memberTest as test } from '#support/browser/fixtures.ts';

import { ensurePdftoppm } from '../../../scripts/poppler.mjs';

const COUNT = 12;
const DPI = 150;
const PAGE_WIDTH = 210;
const PAGE_HEIGHT = 297;
/** A label of the sheet, in mm, and how many of them stand in a row. */
const LABEL = { width: 60, height: 40, columns: 3, rows: 6 };

const pixels = (millimetres: number): number => Math.round((millimetres / 25.4) * DPI);

/** What a camera held over one label of a rendered page sees. */
const pictureOfLabel = (page: string, index: number): Promise<Buffer> => {
  const { width, height, columns, rows } = LABEL;
  const left = (PAGE_WIDTH - columns * width) / 2 + (index % columns) * width;
  const top = (PAGE_HEIGHT - rows * height) / 2 + Math.floor(index / columns) * height;
  const part = { left: pixels(left), top: pixels(top) };
  return sharp(page)
    .extract({ ...part, width: pixels(width), height: pixels(height) })
    .png()
    .toBuffer();
};

test('every code of a printed sheet is read from a picture of its label @long', async ({
  page,
}, info) => {
  const sheet = info.outputPath('sheet.pdf');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/deck-codes/decks.command.ts', 'mint', '--count', String(COUNT), '--sheet', sheet],
    { env: { ...process.env, DATA_DIR: process.env['DCK_TEST_DATA'] } },
  );
  const codes = [...stdout.matchAll(/^[0-9A-F-]{36}/gm)].map(([code]) => code);
  const image = info.outputPath('page');
  spawnSync(ensurePdftoppm(), ['-r', String(DPI), '-png', '-singlefile', sheet, image]);
  await page.goto('/registration');
  const read: string[] = [];
  for (let index = 0; index < COUNT; index += 1) {
    await page.getByRole('button', { name: 'Scan' }).click();
    await page.getByLabel('Use a picture').setInputFiles({
      name: 'label.png',
      mimeType: 'image/png',
      buffer: await pictureOfLabel(`${image}.png`, index),
    });
    await expect(page.getByRole('dialog')).toBeHidden();
    read.push(await page.getByLabel('Deck code', { exact: true }).inputValue());
  }
  expect(read).toEqual(codes);
});
