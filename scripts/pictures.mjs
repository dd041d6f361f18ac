// `npm run pictures`: draws the icons anew, into public/. They are committed; run this by hand when the icon
// changes. Link pictures are drawn by the build (link-pictures.mjs).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { ROOT } from './setup.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file));

/**
 * An icon file with one PNG picture, for programs that ask for /favicon.ico whatever the page says.
 * @param {Buffer} drawing the icon as SVG, 32 units wide
 * @param {number} side in pixels, below 256
 */
const icoOf = async (drawing, side) => {
  const png = await sharp(drawing, { density: 72 * (side / 32) })
    .resize(side)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon, not a cursor,
  head.writeUInt16LE(1, 4); // with one picture:
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // one plane,
  head.writeUInt16LE(32, 12); // 32 bits a pixel,
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // right behind this head.
  return Buffer.concat([head, png]);
};

const icons = async () => {
  mkdirSync(join(ROOT, 'public/icons'), { recursive: true });
  const icon = read('public/favicon.svg');
  const draw = async (
    /** @type {string} */ name,
    /** @type {number} */ side,
    /** @type {number} */ share,
    /** @type {string | undefined} */ ground,
  ) => {
    const inner = Math.round(side * share);
    const drawing = await sharp(icon, { density: 72 * (inner / 32) })
      .resize(inner)
      .toBuffer();
    const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
    await sharp({ create: { width: side, height: side, channels: 4, background } })
      .composite([{ input: drawing }])
      .png({ palette: true, effort: 10 })
      .toFile(join(ROOT, 'public/icons', name));
  };
  await draw('icon-192.png', 192, 1, undefined);
  await draw('icon-512.png', 512, 1, undefined);
  await draw('maskable-512.png', 512, 0.6, '#ece8e1');
  await draw('apple-touch-icon.png', 180, 0.72, '#ece8e1');
  writeFileSync(join(ROOT, 'public/favicon.ico'), await icoOf(icon, 32));
};

if (process.argv.includes('--help')) {
  console.log('Usage: npm run pictures\nDraws the icons.');
} else {
  await icons();
}
