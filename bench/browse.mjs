// @ts-check
// How long a card takes from a click in the grid, and from a scan, until it is drawn.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { cameraArgs, writeQrVideo } from '#support/camera.ts';
import { startProduct } from '#support/product-process.ts';

import { ensureBrowser } from '../scripts/browser.mjs';

const PORT = 4396;
const ROUNDS = 20;
const SCANNED = 'B14';

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Notes, in the page, when it began to open a card and when that card had been painted. */
const watchCards = () => {
  const times = { began: 0, drawn: 0 };
  Object.assign(globalThis, { times });
  const begin = () => Object.assign(times, { began: performance.now(), drawn: 0 });
  addEventListener('click', begin, true);
  // The scanner lets the device be felt in the moment in which it has read a code.
  navigator.vibrate = () => {
    begin();
    return true;
  };
  new MutationObserver(() => {
    if (times.drawn > 0 || !document.querySelector('article.open-card')) return;
    times.drawn = -1;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        times.drawn = performance.now();
      });
      port1.start();
      port2.postMessage('');
    });
  }).observe(document, { childList: true, subtree: true });
};

/** Milliseconds until the card was there that is being opened. */
const untilDrawn = async (/** @type {import('@playwright/test').Page} */ page) => {
  const times = () =>
    /** @type {{ times: { began: number, drawn: number } }} */ (/** @type {unknown} */ (globalThis))
      .times;
  await page.waitForFunction('times.drawn > 0');
  const { began, drawn } = await page.evaluate(times);
  await page.getByRole('button', { name: 'All cards' }).click();
  await page.getByRole('region', { name: 'The deck' }).waitFor();
  return drawn - began;
};

const signUp = async (/** @type {import('@playwright/test').Page} */ page) => {
  await page.goto('/browse?signup');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Given name').fill('Ada');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('80 of 80 cards').waitFor();
};

/** Opens cards by click and by camera, with the page's motion or without it. */
const measure = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
  /** @type {'reduce' | 'no-preference'} */ reducedMotion,
) => {
  const page = await browser.newPage({ baseURL, reducedMotion });
  await page.addInitScript(watchCards);
  await signUp(page);
  const clicks = [];
  const scans = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page
      .locator('.card-grid a')
      .nth(round * 3)
      .click();
    clicks.push(await untilDrawn(page));
    await page.getByRole('button', { name: 'Scan code' }).click();
    scans.push(await untilDrawn(page));
  }
  await page.close();
  return { click: median(clicks), scan: median(scans) };
};

/**
 * Opens cards with the deck known. With motion a card is drawn when the first frame of its transition
 * is.
 * @returns {Promise<Record<string, number>>} medians in ms
 */
export const benchBrowse = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) return {};
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const product = await startProduct({ port: PORT, dataDir });
  const args = ['--no-sandbox', ...cameraArgs(await writeQrVideo(SCANNED))];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const moving = await measure(browser, product.origin, 'no-preference');
    const still = await measure(browser, product.origin, 'reduce');
    return {
      [`click to card, ms (median of ${ROUNDS})`]: moving.click,
      [`scan to card, ms (median of ${ROUNDS})`]: moving.scan,
      'click to card without motion, ms': still.click,
      'scan to card without motion, ms': still.scan,
    };
  } finally {
    await browser.close();
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
};
