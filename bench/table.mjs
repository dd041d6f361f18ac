// @ts-check
// How long the scanner takes from the camera's first picture until all cards of a table are listed, and
// until a single code has been read: what twelve cards cost one at a time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { DECK_DIR, loadDeck } from '#server/catalogue/load.ts';
import { cameraArgs, makeCamera } from '#support/browser/camera.ts';
import { drawTable } from '#support/browser/table-pictures.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { ensureBrowser } from '../scripts/browser.mjs';
import { median } from './figures.mjs';
import { signUp } from './sign-up.mjs';

const PORT = await freePort();
const ROUNDS = 10;
const COUNTS = [12, 24];
const PICTURE = { width: 1280, height: 720 };

/** @typedef {{ pressed: number, first: number, done: number }} Times */

/**
 * Notes, in the page, when a button was pressed, when the camera's first picture came after that, and when
 * as many cards were listed, or a code was felt.
 */
const watchTable = (/** @type {number} */ wanted) => {
  const times = { pressed: 0, first: 0, done: 0 };
  Object.assign(globalThis, { times });
  const press = () => Object.assign(times, { pressed: performance.now(), first: 0, done: 0 });
  addEventListener('click', press, true);
  /** @type {(this: HTMLMediaElement) => Promise<void>} */
  const play = Reflect.get(HTMLMediaElement.prototype, 'play');
  HTMLMediaElement.prototype.play = function playWatched() {
    const note = () => {
      times.first ||= performance.now();
    };
    this.addEventListener('loadeddata', note, { once: true });
    return Reflect.apply(play, this, []);
  };
  const done = () => {
    times.done ||= performance.now();
  };
  if (wanted === 1) navigator.vibrate = () => (done(), true);
  new MutationObserver(() => {
    const list = document.querySelector('ul[aria-label="Cards on the table"]');
    if (wanted > 1 && list?.childElementCount === wanted) done();
  }).observe(document, { childList: true, subtree: true });
};

/** Milliseconds of one round, once it is over. */
const timesOf = async (/** @type {import('@playwright/test').Page} */ page) => {
  const handle = await page.waitForFunction(() => {
    const { times } = /** @type {{ times: Times }} */ (/** @type {unknown} */ (globalThis));
    return times.done > 0 && times;
  });
  const { pressed, first, done } = /** @type {Times} */ (await handle.jsonValue());
  return { read: done - first, whole: done - pressed };
};

const measure = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
  /** @type {number} */ count,
) => {
  const page = await browser.newPage({
    baseURL,
    reducedMotion: 'reduce',
    permissions: ['camera'],
  });
  await page.addInitScript(watchTable, count);
  await signUp(page);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/browse');
    await page.getByRole('button', { name: 'Scan code' }).click();
    if (count > 1) await page.getByRole('button', { name: 'Whole table' }).click();
    rounds.push(await timesOf(page));
  }
  await page.close();
  return {
    'first picture to all read, ms': median(rounds.map(({ read }) => read)),
    'press to all read, ms': median(rounds.map(({ whole }) => whole)),
  };
};

/** Method and limits of the measurement. */
export const aboutTable =
  'A drawn picture of 1,280 × 720 with cards turned and tilted, played to Chromium as its ' +
  "camera, ten times each. It does not show bad light, glare, a shaking hand, or a phone's " +
  'processor.';

/**
 * Reads tables of cards, turned and tilted, and a single card.
 * @returns {Promise<import('./figures.mjs').Figures>} medians in ms
 */
export const benchTable = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) return {};
  const { cards } = await loadDeck(DECK_DIR);
  const texts = cards.map(({ code }) => `https://dck.example/browse/${code}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const product = await startProductProcess({ port: PORT, dataDir });
  const camera = await makeCamera();
  const args = ['--no-sandbox', ...cameraArgs(camera)];
  const browser = await chromium.launch({ executablePath, args });
  /** @type {import('./figures.mjs').Figures} */
  const figures = {};
  try {
    for (const count of COUNTS) {
      await camera.showFrame(drawTable(texts.slice(0, count), PICTURE));
      figures[`${count} cards in one look`] = await measure(browser, product.origin, count);
    }
    await camera.show(texts[0] ?? '');
    figures['a single card'] = await measure(browser, product.origin, 1);
    return figures;
  } finally {
    await browser.close();
    await camera.remove();
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
};
