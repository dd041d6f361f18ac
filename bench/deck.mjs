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
import { giveAfterPaint } from './after-paint.mjs';
import { median, rangeOf } from './figures.mjs';

const DECKS = [80, 1000, 5000];
const SLOWER = 4;
/** Typed search words, one per visit. One of them matches cards only by its spelling correction. */
const WORDS = ['idea', 'custommer', 'quiet', 'even', 'quit'];
const CARDS_A_VISIT = 4;
/** Of a larger deck to the smallest. */
const GOAL = { atMost: 1.5 };
/** Figures that grow with the deck. */
const GROWING = /catalogue|heap/;

/** @typedef {{ grid: number, began: number, painted: number }} Times */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof openDeck>>} Deck */
/**
 * Figures of a visit, by name.
 * @typedef {Record<string, number>} Visit
 */

/** Records, in the page, when the first tiles, and the result of a key or a click, had been painted. */
const watch = () => {
  /** @type {Times} */
  const times = { grid: 0, began: 0, painted: 0 };
  Object.assign(globalThis, { times });
  const { afterPaint } = /** @type {import('./after-paint.mjs').Painting} */ (
    /** @type {unknown} */ (globalThis)
  );
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

/** Waits for a time that the page records. */
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

/** Waits until the page is idle, as after a pause of its reader. */
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
    /** The browser of somebody that knows nothing of the deck. */
    newContext: () => browser.newContext({ ...options, storageState }),
    /** What each visit found. */
    visits: /** @type {Visit[]} */ ([]),
  };
};

const visit = async (/** @type {Deck} */ deck, /** @type {string} */ word) => {
  const context = await deck.newContext();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(giveAfterPaint);
  await page.addInitScript(watch);

  await page.goto('/browse');
  const first = (await noted(page, 'grid')).grid;
  const [document = 0, list = 0] = await page.evaluate(() =>
    [location.pathname, '/api/cards'].map((path) => {
      const entries = performance.getEntriesByName(new URL(path, location.origin).href);
      return /** @type {PerformanceResourceTiming | undefined} */ (entries[0])?.encodedBodySize;
    }),
  );
  await page.reload();
  const again = (await noted(page, 'grid')).grid;
  await rest(page);

  const keys = [];
  await page.getByLabel('Search the deck').focus();
  for (const key of word) {
    await page.keyboard.press(key);
    keys.push(await sinceBegun(page));
    await rest(page);
  }
  await page.getByLabel('Search the deck').fill('');
  await rest(page);

  const opened = [];
  for (let card = 0; card < CARDS_A_VISIT; card += 1) {
    const tiles = page.getByRole('region', { name: 'The deck' }).getByRole('link');
    await tiles.nth(card).click();
    opened.push(await sinceBegun(page));
    await page.getByRole('button', { name: 'All cards' }).click();
    await tiles.first().waitFor();
    await rest(page);
  }

  const elements = [];
  for (const part of [0, 0.5, 1]) elements.push(await elementsAt(page, part));
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await context.close();
  deck.visits.push({
    'grid, first visit, ms': first,
    'grid, again, ms': again,
    'a key, ms': median(keys),
    'the longest key, ms': Math.max(...keys),
    'card opened, ms': median(opened),
    'elements, at most': Math.max(...elements),
    'page, kB': document / 1000,
    'heap, MB': usedSize / 1e6,
    'catalogue, kB': list / 1000,
  });
};

/** A figure of several visits; one number where all found the same. */
const figureOf = (/** @type {number[]} */ values) =>
  new Set(values).size === 1 ? (values[0] ?? Number.NaN) : rangeOf(values);

/** A row for each deck, and for all but the smallest one with their ratios to it, visit by visit. */
const inRows = (/** @type {Deck[]} */ decks) => {
  const [smallest] = decks;
  const names = Object.keys(smallest?.visits[0] ?? {});
  const titleOf = (/** @type {Deck} */ { cards }) => `${cards.toLocaleString('en')} cards`;
  const taken = (/** @type {Deck | undefined} */ deck, /** @type {string} */ name) =>
    (deck?.visits ?? []).map((found) => found[name] ?? Number.NaN);
  const rows = decks.map((deck) => [
    titleOf(deck),
    Object.fromEntries(names.map((name) => [name, figureOf(taken(deck, name))])),
  ]);
  const ratios = decks.slice(1).map((deck) => [
    `${titleOf(deck)}, times as much`,
    Object.fromEntries(
      names.map((name) => {
        const few = taken(smallest, name);
        const times = taken(deck, name).map((value, place) => value / (few[place] ?? Number.NaN));
        return [name, rangeOf(times, GROWING.test(name) ? undefined : GOAL)];
      }),
    ),
  ]);
  return Object.fromEntries([...rows, ...ratios]);
};

/** How it is measured, and what it does not show. */
export const aboutDeck =
  'The built site over three decks that take turns, in Chromium with a processor four times slower and a network as ' +
  'it is here; five visits each, of which each types a word key by key and opens four cards. The heap after a collection, ' +
  'sizes as they are sent. What has to grow has no goal: the catalogue, which is the deck, and the heap, which holds it. ' +
  'It does not show the network that a first visit loads the catalogue over.';

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
    for (const word of WORDS) for (const deck of decks) await visit(deck, word);
    return inRows(decks);
  } finally {
    await browser.close();
    for (const { product } of decks) await product.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};
