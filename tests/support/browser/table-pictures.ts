import QRCode from 'qrcode';
import sharp from 'sharp';

import {
  coverage,
  placeOnCode,
  randomFrom,
  type Lie,
  type Matrix,
  type Picture,
} from '#support/browser/qr-pictures.ts';

/** A picture without colours, a byte a pixel. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly luminance: Uint8Array;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A code that lies somewhere in a picture. */
interface Lying {
  readonly modules: Matrix;
  readonly look: Lie & { readonly logo: 0 };
  readonly x: number;
  readonly y: number;
}

const SEED = 7;
const DARK = 35;
const PAPER = 225;
/** How far the paper reaches beyond its code, as a share of the code's width. */
const EDGE = 0.18;
/** Width of a code as a share of the room that it has. */
const SHARE = 0.56;

/** The grain of a wooden table. */
const wood = (column: number, row: number): number =>
  110 + 18 * Math.sin(row / 7 + 3 * Math.sin(column / 90)) + ((column * 31 + row * 17) % 9);

/** Lays codes in rows, each turned its own way, somewhat off its place and tilted. */
const layOut = (texts: readonly string[], { width, height }: Size): readonly Lying[] => {
  const random = randomFrom(SEED);
  const between = (least: number, most: number): number => least + (most - least) * random();
  const columns = Math.ceil(Math.sqrt((texts.length * width) / height));
  const [roomX, roomY] = [width / columns, height / Math.ceil(texts.length / columns)];
  const size = Math.min(roomX, roomY) * SHARE;
  return texts.map((text, index) => ({
    modules: QRCode.create(text, { errorCorrectionLevel: 'M' }).modules,
    look: {
      size,
      turn: between(0, 360),
      tilt: [between(-0.25, 0.25), between(-0.25, 0.25)],
      logo: 0,
    },
    x: ((index % columns) + 0.5) * roomX + between(-0.05, 0.05) * size,
    y: (Math.floor(index / columns) + 0.5) * roomY + between(-0.05, 0.05) * size,
  }));
};

const brightnessAt = (lying: readonly Lying[], column: number, row: number): number => {
  for (const { modules, look, x, y } of lying) {
    const [dx, dy] = [column - x, row - y];
    if (Math.hypot(dx, dy) > look.size * 1.4) continue;
    const [codeX, codeY] = placeOnCode(look, dx, dy);
    const onPaper = [codeX, codeY].every((place) => place > -EDGE && place < 1 + EDGE);
    if (onPaper) return PAPER + (DARK - PAPER) * coverage(modules, look, dx, dy);
  }
  return wood(column, row);
};

/** A wooden table with sheets on it, each with a code, turned and tilted; the same in every run. */
export const drawTable = (texts: readonly string[], size: Size): Frame => {
  const { width, height } = size;
  const lying = layOut(texts, size);
  const luminance = Uint8Array.from({ length: width * height }, (_, index) =>
    Math.round(brightnessAt(lying, index % width, Math.floor(index / width))),
  );
  return { width, height, luminance };
};

/** The same as a photograph. */
export const photographTable = async (frame: Frame): Promise<Picture> => {
  const { width, height, luminance } = frame;
  const raw = sharp(luminance, { raw: { width, height, channels: 1 } });
  const buffer = await raw.jpeg({ quality: 85 }).toBuffer();
  return { name: 'table.jpg', mimeType: 'image/jpeg', buffer };
};
