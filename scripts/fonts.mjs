// `npm run fonts`: cuts the faces of the pages and of the record of a table out of their packages anew.
// The results are committed; run this by hand when a package or the characters change.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { ROOT } from './setup.mjs';

const require = createRequire(import.meta.url);
const DISPLAY =
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2');
const PAGES = join(ROOT, 'public', 'fonts');
const RECORD = join(ROOT, 'server', 'tables', 'record', 'fonts');

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Latin-1 and the signs that the product's headings use. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…€×→`;

/** Latin with all its accents, Greek, Cyrillic, and the signs of their texts. */
const TEXT = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e9e, 0x1ef9],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x2070, 0x209f],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
]
  .map(([from = 0, to = 0]) => range(from, to))
  .join('');

/** Every emoji of one code point. */
const EMOJI = range(0x80, 0xd7ff)
  .concat(range(0x1f000, 0x1faff))
  .replaceAll(/[^\p{Emoji}]|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu, '');

/** For text drawn letter by letter: no ligatures, no hinting for low-resolution screens. */
const DRAWN = {
  targetFormat: 'sfnt',
  keepFeatures: ['kern'],
  noLayoutClosure: true,
  noHinting: true,
};

/**
 * @typedef {{ source: string, target: string, characters: string, options: object }} Cut
 * @type {readonly Cut[]}
 */
const CUTS = [
  {
    source: DISPLAY,
    target: join(PAGES, 'bricolage.woff2'),
    characters: CHARACTERS,
    options: { targetFormat: 'woff2', variationAxes: { wght: 800 } },
  },
  {
    source: DISPLAY,
    target: join(RECORD, 'display.ttf'),
    characters: CHARACTERS,
    options: { ...DRAWN, variationAxes: { wght: 800 } },
  },
  {
    source: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    target: join(RECORD, 'text.ttf'),
    characters: TEXT,
    options: DRAWN,
  },
  {
    source: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    target: join(RECORD, 'emoji.ttf'),
    characters: EMOJI,
    options: DRAWN,
  },
];

if (process.argv.includes('--help')) {
  console.log('Usage: npm run fonts\nCuts the fonts of pages and records out of their packages.');
} else {
  for (const { source, target, characters, options } of CUTS) {
    const cut = await subsetFont(await readFile(source), characters, options);
    await writeFile(target, cut);
    console.log(`${target}: ${cut.length} bytes`);
  }
}
