// `npm run pictures`: draws the icons and the link pictures of the cases anew, into public/. They are
// committed; run this by hand when the cases or the icon change. All other link pictures are drawn by the
// build (link-pictures.mjs).
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';

import { PRODUCT_NAME, PRODUCT_TITLE } from '../src/lib/shared/brand.ts';
import { ensureBrowser } from './browser.mjs';
import { caseSlugs, contentFolder } from './content-folder.ts';
import { ROOT } from './setup.mjs';

const SIZE = { width: 1200, height: 630 };
const PAPER = '#fbf6ec';

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

/** The page that a case's picture is taken of. */
const casePage = (/** @type {string} */ slug) => {
  const folder = contentFolder('showcase');
  const { title, stream, images } = parse(readFileSync(join(folder, `${slug}.yaml`), 'utf8'));
  const drawing = readFileSync(join(folder, images[0].src)).toString('base64');
  const font = read('public/fonts/bricolage.woff2').toString('base64');
  return `<!doctype html><style>${read('design/tokens.css').toString()}
    @font-face { font-family: Og; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
    body { display: grid; grid-template-columns: 1fr 630px; height: 630px; margin: 0;
      background: ${PAPER}; color: #1a1720; font: 800 30px/1.2 Og }
    div { display: grid; align-content: space-between; justify-items: start; padding: 0 48px 48px }
    b { padding: 26px 28px; background: var(--base); color: var(--ink); font-size: 44px; line-height: 1;
      border-radius: 0 0 24px 24px }
    h1 { margin: 0; font-size: 68px; line-height: 1.02; letter-spacing: -0.02em }
    p { margin: 0; color: var(--text) }
    img { width: 630px; height: 630px; object-fit: cover }
  </style><body class="${stream}"><div><b>${PRODUCT_NAME}</b><h1>${title}</h1>
    <p>${PRODUCT_TITLE}</p></div><img src="data:image/svg+xml;base64,${drawing}">`;
};

const shared = async () => {
  mkdirSync(join(ROOT, 'public/og'), { recursive: true });
  const executablePath = ensureBrowser();
  if (!executablePath) process.exit(1);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: SIZE });
  const take = async (/** @type {string} */ name) => {
    await page.evaluate('document.fonts.ready');
    const shot = await page.screenshot();
    await sharp(shot)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(ROOT, 'public/og', `${name}.png`));
  };
  for (const slug of await caseSlugs()) {
    await page.setContent(casePage(slug));
    await take(slug);
  }
  await browser.close();
};

if (process.argv.includes('--help')) {
  console.log('Usage: npm run pictures\nDraws the icons and the link pictures of the cases.');
} else {
  await icons();
  await shared();
}
