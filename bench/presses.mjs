// @ts-check
// How long presses take until the next frame, on a slow phone: a visit of a signed-in member.
import { joinAt } from '#support/browser/fixtures.ts';

import { rangeOf, ROUNDS } from './figures.mjs';
import { withBrowser, withPlace, withProduct } from './product.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
/** With room for the browser's own bars: what is outside the window is not drawn, and its next frame comes late. */
const WINDOW = { width: 500, height: 1000 };
/** Pause between two presses, in ms, so that the work of one does not delay the next. */
const PAUSE = 600;
/** Goal for the 98th percentile of all presses of a visit, in ms. */
const GOAL = { atMost: 100 };
/** Presses shorter than this, in ms, are not reported by browsers. */
const SHORTEST = 16;

/** Records, in the page, the longest event of each interaction since the last look. */
const watchPresses = () => {
  /** @type {Map<number, number>} */
  const presses = new Map();
  Object.assign(globalThis, {
    takePresses: () => {
      const durations = [...presses.values()];
      presses.clear();
      return durations;
    },
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (interactionId > 0)
        presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration));
    }
  }).observe(
    // Missing in TypeScript's DOM types.
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }),
  );
};

/**
 * A touch at the centre of the first visible element that matches a selector and whose name begins so. Looked up in the
 * page: Playwright's locators add listeners to it, which run within the press.
 */
const tap =
  (/** @type {string} */ selector, label = '') =>
  async (/** @type {Page} */ page) => {
    const { x, y } = await page.evaluate(
      async ({ pause, start, wanted }) => {
        for (const element of document.querySelectorAll(wanted)) {
          const name = element.getAttribute('aria-label') ?? element.textContent.trim();
          if (!name.startsWith(start) || !element.checkVisibility()) continue;
          const before = scrollY;
          element.scrollIntoView({ block: 'nearest' });
          if (scrollY !== before) await new Promise((resolve) => setTimeout(resolve, pause));
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }
        throw new Error(`Nothing is there to press: ${wanted} ${start}`);
      },
      { pause: PAUSE, start: label, wanted: selector },
    );
    await page.touchscreen.tap(x, y);
  };

const key = (/** @type {string} */ name) => (/** @type {Page} */ page) => page.keyboard.press(name);

const openDrawer = tap('[popovertargetaction="show"]');
const closeDrawer = tap('[popovertargetaction="hide"]');
const tile = (/** @type {number} */ place) => tap(`li:nth-child(${place}) a[href^="/browse/"]`);
const nextCard = tap('button', 'Next card');
const allCards = tap('button', 'All cards');

/** Waits for the tenth tile, without Playwright's listeners. */
const waitForTiles = (/** @type {Page} */ page) =>
  page.evaluate(async () => {
    while (document.querySelectorAll('li a[href^="/browse/"]').length < 10)
      await new Promise(requestAnimationFrame);
  });

/**
 * The presses of a visit: name, or the page that it begins with, and what is pressed.
 * @type {readonly (readonly [name: string, press: (page: Page) => Promise<unknown>])[]}
 */
const VISIT = [
  ['dashboard', (page) => page.goto('/dash')],
  ['open the drawer', openDrawer],
  ['close the drawer', closeDrawer],
  ['grid', (page) => page.goto('/browse')],
  ['open the drawer', openDrawer],
  ['close the drawer', closeDrawer],
  ['search field', tap('input[type="search"]')],
  ...[...'market'].map((letter) => /** @type {const} */ (['a key in the search', key(letter)])),
  ...Array.from(
    { length: 6 },
    () => /** @type {const} */ (['a key in the search', key('Backspace')]),
  ),
  ['a tile', tile(1)],
  ['next card', nextCard],
  ['next card', nextCard],
  ['next card', nextCard],
  ['all cards', allCards],
  ['a tile', tile(3)],
  ['heart', tap('.open-card button[aria-pressed]', 'Keep')],
  ['run it', tap('.run-tabs button', 'Run it')],
  ['read', tap('.run-tabs button', 'Read')],
  ['open the drawer', openDrawer],
  ['theme', tap('[data-theme-toggle]')],
  ['theme', tap('[data-theme-toggle]')],
  ['close the drawer', closeDrawer],
  ['next card', nextCard],
  ['all cards', allCards],
];

const PAGES = new Set(['dashboard', 'grid']);

/** A page without styles, whose button changes its own text: what a press costs the browser itself on this machine. */
const BARE = `data:text/html,${encodeURIComponent(
  '<button style="position:fixed;inset:0">Press</button><script>document.querySelector("button").onclick=({currentTarget})=>currentTarget.append(".")</script>',
)}`;
const BARE_PRESSES = 20;

/** The longest event of the presses since the last look, in ms. */
const longestOf = async (/** @type {Page} */ page) => {
  const durations = await page.evaluate(() =>
    /** @type {{ takePresses: () => number[] }} */ (
      /** @type {unknown} */ (globalThis)
    ).takePresses(),
  );
  return Math.max(SHORTEST, ...durations);
};

/** Presses the button of the bare page; returns ms from each press to the next frame. */
const pressBare = async (/** @type {Page} */ page) => {
  await page.goto(BARE);
  /** @type {number[]} */
  const taken = [];
  for (let press = 0; press < BARE_PRESSES; press += 1) {
    await tap('button')(page);
    await page.waitForTimeout(PAUSE);
    taken.push(await longestOf(page));
  }
  return taken;
};

/**
 * Makes the visit; returns ms from each press to the next frame, by name.
 * @param {Page} page
 */
const visit = async (page) => {
  /** @type {Record<string, number[]>} */
  const taken = {};
  for (const [name, press] of VISIT) {
    await press(page);
    if (name === 'grid') await waitForTiles(page);
    await page.waitForTimeout(PAGES.has(name) ? 5 * PAUSE : PAUSE);
    const longest = await longestOf(page);
    if (!PAGES.has(name)) (taken[name] ??= []).push(longest);
  }
  return taken;
};

/** The value below which a share of the values lies. */
const percentile = (/** @type {number[]} */ values, /** @type {number} */ share) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export const title = 'Presses, phone';

export const about =
  'Chromium with a processor four times slower, 360 × 740, touch, signed in: milliseconds from a press to the frame after ' +
  `it, as the browser reports them (Event Timing, in steps of 8; shorter than ${SHORTEST} counts as ${SHORTEST}), in ${ROUNDS} ` +
  'visits. The row of all has the 98th percentile of each visit; the page with one button, which is not in it, shows what a ' +
  'press costs the browser itself on this machine. Not shown: a real phone, and two presses within half a second.';

/** @returns {Promise<import('./figures.mjs').Figures>} ms */
export const bench = () =>
  withPlace((place) => {
    const site = process.env['DCK_BENCH_SITE'];
    return withProduct({ ...place, ...(site && { site }) }, ({ origin }) =>
      withBrowser(async (browser) => {
        /** @type {Record<string, number[]>} */
        const all = {};
        /** @type {number[]} */
        const bare = [];
        /** @type {number[]} */
        const highest = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const context = await browser.newContext({
            ...PHONE,
            baseURL: origin,
            serviceWorkers: 'block',
          });
          const page = await context.newPage();
          await joinAt(page, '/robots.txt');
          await page.addInitScript(watchPresses);
          const devTools = await context.newCDPSession(page);
          const { windowId } = await devTools.send('Browser.getWindowForTarget');
          await devTools.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
          await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
          bare.push(...(await pressBare(page)));
          const taken = await visit(page);
          await context.close();
          for (const [name, durations] of Object.entries(taken))
            (all[name] ??= []).push(...durations);
          highest.push(percentile(Object.values(taken).flat(), 0.98));
        }
        const rowOf = (/** @type {number[]} */ values) => ({
          presses: values.length,
          'median, ms': percentile(values, 0.5),
          'p98, ms': percentile(values, 0.98),
          'worst, ms': Math.max(...values),
        });
        const every = Object.values(all).flat();
        return {
          'a page with one button': rowOf(bare),
          ...Object.fromEntries(Object.entries(all).map(([name, values]) => [name, rowOf(values)])),
          all: { ...rowOf(every), 'p98, ms': rangeOf(highest, GOAL) },
        };
      }),
    );
  });
