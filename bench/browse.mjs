// @ts-check
// How long a card takes until it is drawn: from a click in the grid, from its typed code and from a
// scan; and how long the scanner takes from the click that opens it until it has read a code.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { cameraArgs, makeCamera } from '#support/browser/camera.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { ensureBrowser } from '../scripts/browser.mjs';
import { giveAfterPaint } from './after-paint.mjs';
import { median } from './figures.mjs';
import { signUp } from './sign-up.mjs';

const PORT = await freePort();
const ROUNDS = 20;
const SCANNED = 'B14';

/** @typedef {{ began: number, drawn: number, opening: number }} Times */

/** Records, in the page, when a card started to open and when it was painted. */
const watchCards = () => {
  const times = { began: 0, drawn: 0, opening: 0 };
  Object.assign(globalThis, { times });
  const { afterPaint } = /** @type {import('./after-paint.mjs').Painting} */ (
    /** @type {unknown} */ (globalThis)
  );
  const begin = () => Object.assign(times, { began: performance.now(), drawn: 0 });
  addEventListener('click', begin, true);
  addEventListener('input', begin, true);
  // The scanner vibrates at the moment it has read a code.
  navigator.vibrate = () => {
    times.opening = performance.now() - times.began;
    begin();
    return true;
  };
  new MutationObserver(() => {
    if (times.drawn > 0 || !document.querySelector('article.open-card')) return;
    times.drawn = -1;
    afterPaint(() => {
      times.drawn = performance.now();
    });
  }).observe(document, { childList: true, subtree: true });
};

/** Waits until all animations have ended. */
const untilStill = (/** @type {import('@playwright/test').Page} */ page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

/** Milliseconds until the opening card was painted, and until a scan had read it. */
const untilDrawn = async (/** @type {import('@playwright/test').Page} */ page) => {
  const handle = await page.waitForFunction(() => {
    const { times } = /** @type {{ times: Times }} */ (/** @type {unknown} */ (globalThis));
    return times.drawn > 0 && times;
  });
  const { began, drawn, opening } = /** @type {Times} */ (await handle.jsonValue());
  await untilStill(page);
  await page.getByRole('button', { name: 'All cards' }).click();
  await page.getByRole('region', { name: 'The deck' }).waitFor();
  await untilStill(page);
  return { drawn: drawn - began, opening };
};

/** Opens cards by click and by camera, with the page's motion or without it. */
const measure = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
  /** @type {'reduce' | 'no-preference'} */ reducedMotion,
) => {
  const page = await browser.newPage({ baseURL, reducedMotion });
  await page.addInitScript(giveAfterPaint);
  await page.addInitScript(watchCards);
  await signUp(page);
  const clicks = [];
  const typed = [];
  const scans = [];
  const openings = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cards = page.getByRole('region', { name: 'The deck' }).getByRole('link');
    await cards.nth(round * 3).click();
    clicks.push((await untilDrawn(page)).drawn);
    await page.getByLabel('Card code').fill(SCANNED);
    typed.push((await untilDrawn(page)).drawn);
    await page.getByRole('button', { name: 'Scan code' }).click();
    const scan = await untilDrawn(page);
    scans.push(scan.drawn);
    openings.push(scan.opening);
  }
  await page.close();
  return {
    'click to card, ms': median(clicks),
    'typed code to card, ms': median(typed),
    'scan to card, ms': median(scans),
    'opening the scanner to a code read, ms': median(openings),
  };
};

/** Opens cards of a kept deck by click, without a network. */
const measureOffline = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
) => {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await page.addInitScript(giveAfterPaint);
  await page.addInitScript(watchCards);
  await signUp(page);
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Keep the deck on this device' }).check();
  await page.getByText('The deck is on this device').waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.goto('/browse');
  const cards = page.getByRole('region', { name: 'The deck' }).getByRole('link');
  await cards.first().waitFor();
  const clicks = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await cards.nth(round * 3).click();
    clicks.push((await untilDrawn(page)).drawn);
  }
  await page.close();
  return { 'click to card, ms': median(clicks) };
};

/** Method and limits of the measurement. */
export const aboutBrowse =
  'Chromium on this machine, without a slowed network or processor, 20 times each; the time ' +
  'ends when the frame with the card has been painted. The camera is a file of pictures ' +
  'that Chromium plays. It does not show a phone, the sharpness of its camera, or a deck ' +
  'that has yet to come over the network.';

/**
 * Opens cards with the deck known. With motion a card is drawn when the first frame of its transition
 * is.
 * @returns {Promise<import('./figures.mjs').Figures>} medians in ms
 */
export const benchBrowse = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) return {};
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const product = await startProductProcess({ port: PORT, dataDir });
  const camera = await makeCamera();
  await camera.show(SCANNED);
  const args = ['--no-sandbox', ...cameraArgs(camera)];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return {
      'with motion': await measure(browser, product.origin, 'no-preference'),
      'without motion': await measure(browser, product.origin, 'reduce'),
      'kept, without a network and motion': await measureOffline(browser, product.origin),
    };
  } finally {
    await browser.close();
    await camera.remove();
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
};
