// @ts-check
// `npm run deck-pictures`: draws the persona and article pictures under `deck/pictures` from the SVG files
// under `design/art`. The results are committed, so that a build needs nothing of this.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

const FROM = join(import.meta.dirname, '..', 'design', 'art');
const TO = join(import.meta.dirname, '..', 'deck', 'pictures');

/** Dots per inch at which an SVG file is drawn before it is brought to its width. */
const DENSITY = 144;

/** @typedef {(image: import('sharp').Sharp) => import('sharp').Sharp} Encode */

/** @type {readonly { folder: string, extension: string, encode: Encode }[]} */
const KINDS = [
  {
    folder: 'personas',
    extension: 'png',
    encode: (image) => image.resize(400).png({ palette: true, compressionLevel: 9, effort: 10 }),
  },
  {
    folder: 'articles',
    extension: 'webp',
    encode: (image) => image.resize(1200).webp({ quality: 82, effort: 6 }),
  },
];

for (const { folder, extension, encode } of KINDS) {
  await mkdir(join(TO, folder), { recursive: true });
  const sources = await readdir(join(FROM, folder));
  await Promise.all(
    sources.map((source) =>
      encode(sharp(join(FROM, folder, source), { density: DENSITY })).toFile(
        join(TO, folder, source.replace(/\.svg$/, `.${extension}`)),
      ),
    ),
  );
  console.log(`${folder}: ${sources.length} pictures`);
}
