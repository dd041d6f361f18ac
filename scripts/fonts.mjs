// `npm run fonts`: cuts the display face out of the package anew. The result is committed; run this
// by hand when the package or the characters change.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { ROOT } from './setup.mjs';

const require = createRequire(import.meta.url);
const SOURCE =
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2');
const TARGET = join(ROOT, 'public', 'fonts', 'bricolage.woff2');

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Latin-1 and the signs that the product's headings use. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…€×→`;

if (process.argv.includes('--help')) {
  console.log('Usage: npm run fonts\nCuts public/fonts/bricolage.woff2 out of its package.');
} else {
  const font = await readFile(SOURCE);
  const cut = await subsetFont(font, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: 800 },
  });
  await writeFile(TARGET, cut);
  console.log(`${TARGET}: ${cut.length} bytes`);
}
