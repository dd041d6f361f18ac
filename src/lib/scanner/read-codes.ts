/**
 * Reads QR codes with ZXing-C++. Retries with other preprocessing: enlarged, sharpened, blurred, with more
 * contrast, and with the other binarizer. No DOM: runs in a worker.
 */
import { readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

import type { FoundCode, ReadEffort } from '#lib/scanner/code-reader.ts';
import {
  brightnessOf,
  scaled,
  sharpened,
  stretched,
  toPixels,
  type Luminance,
  type Pixels,
} from '#lib/scanner/luminance.ts';

/** A picture that renders in any size. */
export interface ImageSource {
  /** Its longest side, in pixels. */
  readonly longest: number;
  /** Renders it with this longest side, in pixels. */
  readonly draw: (longest: number) => Pixels;
}

/** Longest side of the first attempts, in pixels; most photographs are larger than needed. */
const USUAL_SIDE = 1600;

/** Longest side for small codes on a large photograph, in pixels. */
const LARGEST_SIDE = 4096;

interface ReadAttempt {
  /** Longest side to render, in pixels, from the picture's own. */
  readonly side: (longest: number) => number;
  readonly change?: Change;
  readonly options?: ReaderOptions;
}

const own = (longest: number): number => Math.min(longest, LARGEST_SIDE);
const usual = (longest: number): number => Math.min(longest, USUAL_SIDE);
const half = (longest: number): number => usual(longest) / 2;
const double = (longest: number): number => Math.min(longest * 2, USUAL_SIDE);
const triple = (longest: number): number => Math.min(longest * 3, USUAL_SIDE);

type Change = (picture: Luminance) => Luminance;

const soft: Change = (picture) => stretched(scaled(scaled(picture, 1 / 2), 2));
const softer: Change = (picture) => stretched(scaled(scaled(picture, 1 / 3), 3));
const crisp: Change = (picture) => sharpened(picture, 4, 2);
/** Variants for an enlarged picture. */
const crispLarge: Change = (picture) => sharpened(picture, 12, 4);
const crispSoft: Change = (picture) => crispLarge(scaled(scaled(picture, 1 / 4), 4));

const DENOISED: ReaderOptions = { tryDenoise: true };
/** One global threshold instead of local ones. */
const GLOBAL: ReaderOptions = { binarizer: 'GlobalHistogram' };

/** Attempts for one code, in order until it is read. */
const FIRST_CODE_ATTEMPTS: readonly ReadAttempt[] = [
  { side: usual },
  { side: double },
  { side: usual, change: soft },
  { side: double, change: stretched },
  { side: usual, change: crisp },
  { side: usual, change: crisp, options: GLOBAL },
  { side: triple, options: DENOISED },
  { side: double, change: crispSoft, options: DENOISED },
  { side: double, change: crisp, options: DENOISED },
  { side: triple, change: crispLarge, options: DENOISED },
  { side: usual, change: stretched },
  { side: half, change: stretched },
  { side: usual, change: softer },
  { side: own },
];

/** Attempts for all codes of a picture: each may find codes that the others miss. */
const ALL_CODES_ATTEMPTS: readonly ReadAttempt[] = [
  { side: own },
  { side: usual, change: stretched },
  { side: usual, options: DENOISED },
  { side: double },
  { side: usual, change: crisp },
  { side: usual, options: GLOBAL },
];

/** Attempts of successive frames for all codes of a table: most codes need no preprocessing. */
const FRAME_ATTEMPTS: readonly ReadAttempt[] = [
  { side: own },
  { side: own },
  { side: own, options: DENOISED },
];

/** A code with blank text still counts; only an empty result does not. */
const read = async (
  { longest, draw }: ImageSource,
  way: ReadAttempt,
): Promise<readonly FoundCode[]> => {
  const side = way.side(longest);
  const pixels = draw(side);
  const shown = way.change ? toPixels(way.change(brightnessOf(pixels))) : pixels;
  const scale = longest / side;
  const results = await readBarcodes(shown as ImageData, {
    formats: ['QRCode'],
    maxNumberOfSymbols: 0,
    ...way.options,
  });
  return results
    .filter(({ text }) => text !== '')
    .map(({ text, position: { topLeft, topRight, bottomRight, bottomLeft } }) => {
      const at = ({ x, y }: { x: number; y: number }) => ({ x: x * scale, y: y * scale });
      return { text, corners: [at(topLeft), at(topRight), at(bottomRight), at(bottomLeft)] };
    });
};

/**
 * Reads the codes of one video frame.
 * @param turn the frame number
 */
export const readFrame = (source: ImageSource, turn: number): Promise<readonly FoundCode[]> =>
  read(source, FRAME_ATTEMPTS[turn % FRAME_ATTEMPTS.length] ?? { side: own });

/** Reads the first code of a picture, or all, with more attempts than for a frame. */
export const readImage = async (
  source: ImageSource,
  how: Exclude<ReadEffort, 'frame'>,
): Promise<readonly FoundCode[]> => {
  const found = new Map<string, FoundCode>();
  for (const way of how === 'first' ? FIRST_CODE_ATTEMPTS : ALL_CODES_ATTEMPTS) {
    for (const code of await read(source, way)) {
      if (!found.has(code.text)) found.set(code.text, code);
    }
    if (how === 'first' && found.size > 0) break;
  }
  return [...found.values()];
};
