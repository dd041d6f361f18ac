// @ts-check
// How long a signed-in person waits for their first card on a phone that has nothing of the site but the
// session: from the tap on its link to its painted text. DCK_BENCH_BEFORE names the folder of another
// build, measured in turns with this one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { ensureBrowser } from '../scripts/browser.mjs';
import { giveAfterPaint } from './after-paint.mjs';
import { rangeOf } from './figures.mjs';
import { ofPairs } from './pairs.mjs';
import { PHONE, slowDown } from './phone.mjs';
import { signUp } from './sign-up.mjs';

const ROUNDS = 7;
/** A fifth less than the previous build. */
const GOAL = { atMost: 0.8 };
const CARD = '/browse/B14';

/**
 * Records, in the page, when the text of a card had been painted, in ms since the start of the navigation.
 */
const watchCard = () => {
  const found = { paintedAt: 0 };
  Object.assign(globalThis, { found });
  const { afterPaint } = /** @type {import('./after-paint.mjs').Painting} */ (
    /** @type {unknown} */ (globalThis)
  );
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article.open-card')) return;
    observer.disconnect();
    afterPaint(() => {
      found.paintedAt = performance.now();
    });
  }).observe(document, { childList: true, subtree: true });
};

/** Milliseconds from the tap to the text, in a browser that has the session and no file of the site. */
const firstCard = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {Member} */ { origin, storageState },
) => {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(giveAfterPaint);
    await page.addInitScript(watchCard);
    await slowDown(page);
    await page.goto(CARD, { waitUntil: 'commit' });
    const handle = await page.waitForFunction(() => {
      const { found } = /** @type {{ found: { paintedAt: number } }} */ (
        /** @type {unknown} */ (globalThis)
      );
      return found.paintedAt;
    });
    return await handle.jsonValue();
  } finally {
    await context.close();
  }
};

/** @typedef {{ origin: string, storageState: Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>> }} Member */

/**
 * A person who is signed in at a running product.
 * @returns {Promise<Member>}
 */
const memberOf = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ origin,
) => {
  const context = await browser.newContext({ baseURL: origin });
  await signUp(await context.newPage());
  const { cookies, origins } = await context.storageState();
  await context.close();
  const sessions = origins.map(({ origin: site, localStorage }) => ({
    origin: site,
    localStorage: localStorage.filter(({ name }) => name.startsWith('cd.auth.')),
  }));
  return { origin, storageState: { cookies, origins: sessions } };
};

/** Method and limits of the measurement. */
export const aboutFirstCard =
  "Chromium slowed down to Lighthouse's phone (slow 4G, a processor four times slower), signed in, with nothing of " +
  'the site kept; from the beginning of the navigation to the frame with the text of the card, seven times. ' +
  'It does not show a phone whose browser has to start first, nor the second card, which needs no network.';

/**
 * Opens a card cold, in turns with another build where one is named.
 * @returns {Promise<import('./figures.mjs').Figures>} ms
 */
export const benchFirstCard = async () => {
  const executablePath = ensureBrowser();
  if (!executablePath) return {};
  const before = process.env['DCK_BENCH_BEFORE'];
  const folder = mkdtempSync(join(tmpdir(), 'dck-first-card-'));
  const builds = [{ name: 'now' }, ...(before ? [{ name: 'before', site: before }] : [])];
  const products = [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const members = [];
    for (const { name, ...site } of builds) {
      const dataDir = join(folder, name);
      const product = await startProductProcess({ port: await freePort(), dataDir, ...site });
      products.push(product);
      members.push({ member: await memberOf(browser, product.origin), times: [0].slice(1) });
    }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { member, times } of members) times.push(await firstCard(browser, member));
    const [now = [], earlier] = members.map(({ times }) => times);
    const name = 'tap to text, ms';
    if (!earlier) return { [name]: rangeOf(now) };
    const pairs = earlier.map((time, round) => /** @type {const} */ ([time, now[round] ?? 0]));
    return { [name]: ofPairs(pairs, ['before', 'now', 'ratio'], GOAL) };
  } finally {
    await browser.close();
    for (const product of products) await product.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};
