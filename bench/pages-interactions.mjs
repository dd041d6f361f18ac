// @ts-check
// How long a phone takes from a touch or a key to the next frame, as the Event Timing API tells it
// (https://www.w3.org/TR/event-timing/), which interaction to next paint is made of. It tells of nothing
// shorter than 16 ms and rounds to 8.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { guestAt } from '#support/browser/at-table.ts';
import { joinAt } from '#support/browser/fixtures.ts';
import { actAt, openTable } from '#support/browser/table-host.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { ensureBrowser } from '../scripts/browser.mjs';
import { median, rangeOf, RUNS } from './figures.mjs';
import { PHONE, slowDown } from './phone.mjs';
import { signUp } from './sign-up.mjs';

const ROUNDS = 10;
const SHORTEST = 16;
/** In ms. */
const GOAL = { atMost: 100 };
const KEYS = 'listen question meet';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ interactions: Map<number, number> }} Watched */

/** Records, in the page, the duration of each interaction: that of its longest event. */
const watchInteractions = () => {
  const interactions = new Map();
  Object.assign(globalThis, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId: id, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (id > 0) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
};

/** Returns and clears the recorded times, after the frame of the last action has been reported. */
const takeTimes = (/** @type {Page} */ page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers();
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
    await promise;
    const { interactions } = /** @type {Watched} */ (/** @type {unknown} */ (globalThis));
    const times = [...interactions.values()];
    interactions.clear();
    return times;
  });

/** The 98th of a hundred: the one below which 98 % of the values lie. */
const p98 = (/** @type {number[]} */ times) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.98) - 1] ?? Number.NaN;

/**
 * Times by step, in ms.
 * @typedef {Record<string, number[]>} Times
 */

/**
 * Repeats steps and records the duration of each.
 * @param {Page} page
 * @param {readonly { name: string, act: (round: number) => Promise<unknown> }[]} steps one round of them; a
 *   step without a name returns to the starting point
 */
const repeat = async (page, steps, rounds = ROUNDS) => {
  /** @type {Times} */
  const times = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, act } of steps) {
      await takeTimes(page);
      await act(round);
      const taken = await takeTimes(page);
      if (name !== '') (times[name] ??= []).push(Math.max(SHORTEST, ...taken));
    }
  }
  return times;
};

/** Opens a phone's page that records interactions; it is slowed down after loading. */
const phonePage = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
) => {
  const context = await browser.newContext({ ...PHONE, baseURL });
  await context.addInitScript(watchInteractions);
  return context.newPage();
};

const inBrowse = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
) => {
  const page = await phonePage(browser, baseURL);
  await signUp(page);
  await slowDown(page);
  const tiles = page.getByRole('region', { name: 'The deck' }).getByRole('link');
  const card = page.locator('article.open-card');
  const back = () => page.getByRole('button', { name: 'All cards' }).tap();
  const menu = page.getByRole('button', { name: 'Open menu' });
  const closing = page.getByRole('button', { name: 'Close menu' });
  const search = page.getByLabel('Search the deck');
  const keys = await repeat(
    page,
    [{ name: 'a key in the search', act: (round) => search.press(KEYS[round] ?? 'a') }],
    KEYS.length,
  );
  await search.fill('');
  const others = await repeat(page, [
    { name: 'a tile', act: (round) => tiles.nth(round).tap() },
    { name: '', act: () => card.waitFor() },
    { name: 'next card', act: () => page.getByRole('button', { name: /^Next card/ }).tap() },
    {
      name: 'keep a card',
      act: () => page.getByRole('button', { name: 'Keep', exact: true }).tap(),
    },
    { name: '', act: back },
    { name: '', act: () => tiles.first().waitFor() },
  ]);
  const drawer = await repeat(page, [
    { name: 'open the drawer', act: () => menu.tap() },
    { name: 'switch the theme', act: () => page.locator('[data-theme-toggle]').tap() },
    { name: 'close the drawer', act: () => closing.tap() },
  ]);
  await page.context().close();
  return { ...keys, ...others, ...drawer };
};

const atTable = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
) => {
  const host = await phonePage(browser, baseURL);
  await joinAt(host, '/tools');
  const place = randomUUID();
  const code = await openTable(host);
  await actAt(host, code, { kind: 'lay', cards: [{ place, code: 'B14', face: 'up' }] });
  await host.goto(`/table/${code}`);
  await actAt(host, code, { kind: 'light', place });
  const guest = await guestAt(browser, host, code);
  await guest.evaluate(watchInteractions);
  await slowDown(guest);
  const light = guest.getByRole('region', { name: 'In the light' });
  const votes = await repeat(guest, [
    {
      name: 'vote at a table',
      act: () => light.getByRole('button', { name: 'One dot more' }).click(),
    },
    { name: '', act: () => light.getByRole('button', { name: 'One dot less' }).click() },
  ]);
  await guest.context().close();
  await host.context().close();
  return votes;
};

/** Method and limits of the measurement. */
export const aboutInteractions =
  "Chromium with Lighthouse's phone: a processor four times slower and slow 4G; from the touch or the key to the frame " +
  'that comes next, as the Event Timing API tells it, which rounds to 8 ms and knows nothing below 16. Five visits of ' +
  'ten times each (and a key for each letter of three words); 98 % of a visit’s interactions took no longer than its ' +
  'p98. It does not show what comes after that frame: an answer of the server, and for a touch the work itself, which ' +
  'waits until the press is seen (decision 38). How long a card takes in all stands in the growth of the deck.';

/**
 * Touches and types on the slowed phone.
 * @returns {Promise<import('./figures.mjs').Figures>} ms from the input to the frame that answers it
 */
export const benchInteractions = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) return {};
  const folder = mkdtempSync(join(tmpdir(), 'dck-interactions-'));
  const product = await startProductProcess({ port: await freePort(), dataDir: folder });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  /** @type {Times[]} */
  const visits = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      visits.push({
        ...(await inBrowse(browser, product.origin)),
        ...(await atTable(browser, product.origin)),
      });
    }
  } finally {
    await browser.close();
    await product.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  const rows = Object.keys(visits[0] ?? {}).map((name) => {
    const times = visits.flatMap((visit) => visit[name] ?? []);
    const figures = { 'median, ms': median(times), 'p98, ms': p98(times) };
    return [name, { ...figures, 'highest, ms': Math.max(...times) }];
  });
  return {
    ...Object.fromEntries(rows),
    'p98 of a visit, ms': rangeOf(
      visits.map((visit) => p98(Object.values(visit).flat())),
      GOAL,
    ),
  };
};
