// @ts-check
// How the card browser grows with its deck: the built site over decks of other sizes, on a processor that
// is four times slower. The decks take turns, so that what else the machine does meets all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { signUpAt } from '#support/browser/fixtures.ts';
import { writeLargeDeck } from '#support/process/large-deck.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { ensureBrowser } from '../scripts/browser.mjs';
import { median } from './figures.mjs';

const DECKS = [80, 1000, 5000];
const SLOWER = 4;
/** What is typed, a word a round: twenty keys. One of them is on no card but for a slip. */
const WORDS = ['idea', 'custommer', 'quiet', 'e', 'q'];
const CARDS_A_ROUND = 4;

/** @typedef {{ grid: number, began: number, painted: number }} Times */
/** @typedef {import('@playwright/test').Page} Page */

/** Notes, in the page, when the first tiles, and what a key or a click leads to, had been painted. */
const watch = () => {
  /** @type {Times} */
  const times = { grid: 0, began: 0, painted: 0 };
  Object.assign(globalThis, { times });
  const afterPaint = (/** @type {() => void} */ then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage('');
    });
  const onceThere = (/** @type {string} */ selector, /** @type {() => void} */ then) => {
    if (document.querySelector(selector)) then();
    else afterPaint(() => onceThere(selector, then));
  };
  // Tiles take clicks and the form keys in the moment in which they are drawn.
  onceThere('[aria-label="The deck"] li a', () =>
    afterPaint(() => {
      times.grid = performance.now();
    }),
  );
  const time =
    (/** @type {string} */ selector) =>
    (/** @type {Event} */ { timeStamp }) => {
      Object.assign(times, { began: timeStamp, painted: 0 });
      afterPaint(() =>
        onceThere(selector, () => {
          times.painted = performance.now();
        }),
      );
    };
  addEventListener('keydown', time('search'), true);
  addEventListener('click', time('article.open-card, search'), true);
};

/** Waits for a time that is noted in the page. */
const noted = async (/** @type {Page} */ page, /** @type {'grid' | 'painted'} */ name) => {
  const handle = await page.waitForFunction((wanted) => {
    const { times } = /** @type {{ times: Times }} */ (/** @type {unknown} */ (globalThis));
    return times[wanted] > 0 && times;
  }, name);
  return /** @type {Times} */ (await handle.jsonValue());
};

const sinceBegun = async (/** @type {Page} */ page) => {
  const { began, painted } = await noted(page, 'painted');
  return painted - began;
};

/** Lets the page come to rest, as somebody does who looks before they go on. */
const rest = (/** @type {Page} */ page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );

const elementsAt = async (/** @type {Page} */ page, /** @type {number} */ part) => {
  await page.evaluate((where) => {
    scrollTo({ top: where * document.documentElement.scrollHeight, behavior: 'instant' });
  }, part);
  await rest(page);
  return page.evaluate(() => document.querySelectorAll('*').length);
};

/** A deck with what has been measured of it so far. */
const openDeck = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ folder,
  /** @type {number} */ cards,
) => {
  const deck = join(folder, `deck-${cards}`);
  await writeLargeDeck(deck, cards);
  const port = await freePort();
  const product = await startProductProcess({ port, deck, dataDir: join(folder, `data-${cards}`) });
  const context = await browser.newContext({ baseURL: product.origin });
  await signUpAt(await context.newPage(), '/tools');
  const storageState = await context.storageState();
  await context.close();
  const options = /** @type {const} */ ({ baseURL: product.origin, reducedMotion: 'reduce' });
  return {
    cards,
    product,
    /** A visit of somebody whose browser knows nothing of the deck. */
    visit: () => browser.newContext({ ...options, storageState }),
    first: /** @type {number[]} */ ([]),
    again: /** @type {number[]} */ ([]),
    keys: /** @type {number[]} */ ([]),
    opened: /** @type {number[]} */ ([]),
    elements: /** @type {number[]} */ ([]),
    heap: /** @type {number[]} */ ([]),
    page: 0,
    catalogue: 0,
  };
};

const round = async (
  /** @type {Awaited<ReturnType<typeof openDeck>>} */ deck,
  /** @type {string} */ word,
) => {
  const context = await deck.visit();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);

  await page.goto('/browse');
  deck.first.push((await noted(page, 'grid')).grid);
  const [document, list] = await page.evaluate(() =>
    [location.pathname, '/api/cards'].map((path) => {
      const entries = performance.getEntriesByName(new URL(path, location.origin).href);
      return /** @type {PerformanceResourceTiming | undefined} */ (entries[0])?.encodedBodySize;
    }),
  );
  Object.assign(deck, { page: (document ?? 0) / 1000, catalogue: (list ?? 0) / 1000 });
  await page.reload();
  deck.again.push((await noted(page, 'grid')).grid);
  await rest(page);

  await page.getByLabel('Search the deck').focus();
  for (const key of word) {
    await page.keyboard.press(key);
    deck.keys.push(await sinceBegun(page));
    await rest(page);
  }
  await page.getByLabel('Search the deck').fill('');
  await rest(page);

  for (let opened = 0; opened < CARDS_A_ROUND; opened += 1) {
    const tiles = page.getByRole('region', { name: 'The deck' }).getByRole('link');
    await tiles.nth(opened).click();
    deck.opened.push(await sinceBegun(page));
    await page.getByRole('button', { name: 'All cards' }).click();
    await tiles.first().waitFor();
    await rest(page);
  }

  for (const part of [0, 0.5, 1]) deck.elements.push(await elementsAt(page, part));
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  deck.heap.push(usedSize / 1e6);
  await context.close();
};

const figuresOf = (/** @type {Awaited<ReturnType<typeof openDeck>>} */ deck) => ({
  'grid, first visit, ms': median(deck.first),
  'grid, again, ms': median(deck.again),
  'a key, ms (median)': median(deck.keys),
  'a key, ms (largest)': Math.max(...deck.keys),
  'card opened, ms': median(deck.opened),
  'elements, at most': Math.max(...deck.elements),
  'heap, MB': median(deck.heap),
  'page, kB': deck.page,
  'catalogue, kB': deck.catalogue,
});

/** A row for each deck, and for all but the smallest one with their ratios to it. */
const inRows = (/** @type {Awaited<ReturnType<typeof openDeck>>[]} */ decks) => {
  const rows = decks.map((deck) => ({
    name: `${deck.cards.toLocaleString('en')} cards`,
    figures: new Map(Object.entries(figuresOf(deck))),
  }));
  const [smallest, ...others] = rows;
  const ratios = others.map(({ name, figures }) => ({
    name: `${name}, ratio to ${smallest?.name}`,
    figures: figures
      .entries()
      .map(
        ([figure, value]) =>
          /** @type {const} */ ([figure, value / (smallest?.figures.get(figure) ?? 0)]),
      ),
  }));
  return Object.fromEntries(
    [...rows, ...ratios].map(({ name, figures }) => [name, Object.fromEntries(figures)]),
  );
};

/**
 * Opens the card browser over decks of other sizes, searches them key by key and opens cards.
 * @returns {Promise<import('./figures.mjs').Figures>} a row for each deck, and its ratio to the smallest;
 *   sizes in kB as they are sent, brotli
 */
export const benchDeck = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) return {};
  const folder = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const decks = [];
  try {
    for (const cards of DECKS) decks.push(await openDeck(browser, folder, cards));
    for (const word of WORDS) for (const deck of decks) await round(deck, word);
    return inRows(decks);
  } finally {
    await browser.close();
    for (const { product } of decks) await product.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};
