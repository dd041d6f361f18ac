// @ts-check
// Time to the first words of pages on a slow phone: a signed-in member with an empty cache, from the start of the
// navigation to the painted text; and from the sign-up to a card.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fillSignUp, joinAt, newPerson } from '#support/browser/fixtures.ts';
import { DIST } from '#support/site/dist.ts';

import { namesIn } from './deck.mjs';
import { inTurns, rangeOf } from './figures.mjs';
import { withBrowser, withPlace, withProduct } from './product.mjs';

const ROUNDS = 7;

const [CARD] = namesIn('cards');
const [ARTICLE] = namesIn('articles');
const [PERSONA] = namesIn('personas');

/** The pages: their first request, the element of its text, and the median ratio that the goal allows. */
const PAGES = [
  {
    path: `/browse/${CARD}`,
    api: `/cards/${CARD}`,
    text: 'article.open-card',
    goal: { atMost: 1.5 },
  },
  {
    path: `/articles/${ARTICLE}`,
    api: `/articles/${ARTICLE}`,
    text: 'article .article-body',
    goal: { atMost: 1.6 },
  },
  {
    path: '/dash',
    api: '/cards',
    text: 'section:has(+ #start) .deck-card',
    goal: { atMost: 1.6 },
  },
  { path: '/browse', api: '/cards', text: '[aria-label="The deck"] .deck-card' },
  { path: `/journeys/${PERSONA}`, api: '/personas', text: 'article.journey' },
];

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Lighthouse's slow 4G for throttling by the browser (`mobileSlow4G`): 150 ms and 1.6 Mbit/s, with DevTools' factors. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: 1.6 * 1024 * 0.9 * 128,
  uploadThroughput: 750 * 0.9 * 128,
};
const CPU_SLOWDOWN = 4;

const limitPath = (/** @type {string} */ api) => `/limit${api.replaceAll('/', '-')}.html`;

/** A page of 1 kB that asks the API for the same thing and writes its texts; of a list those of the first. */
const limitPage = (/** @type {string} */ api) => {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Limit</title></head><body><script>const t=JSON.parse(localStorage.getItem("cd.auth.token"));' +
    `fetch("/api${api}",{headers:{"Content-Type":"application/json",Authorization:"Bearer "+t.access_token}})` +
    '.then(a=>a.json()).then(c=>{const e=document.createElement("article");e.className="limit";' +
    'e.textContent=Object.values([c].flat()[0]).join(" ");document.body.append(e)})</script></body></html>';
  return `${html}<!--${'-'.repeat(1024 - html.length - '<!-- -->'.length)} -->`;
};

/** Records, in the page, when a form was sent and when the frame with the text was painted. */
const watchText = (/** @type {string} */ text) => {
  const found = { paintedAt: 0 };
  Object.assign(globalThis, { found });
  // The next page reads the time of the press.
  addEventListener('submit', () => sessionStorage.setItem('pressedAt', String(Date.now())));
  new MutationObserver((_, observer) => {
    if (!document.querySelector(text)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message is delivered after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        found.paintedAt = performance.now();
      });
      port1.start();
      port2.postMessage('');
    });
  }).observe(document, { childList: true, subtree: true });
};

/** Ms to the painted text, from the start of the navigation or from the press before it. */
const readTime = (/** @type {boolean} */ fromPress) => {
  const { paintedAt } = /** @type {{ found: { paintedAt: number } }} */ (
    /** @type {unknown} */ (globalThis)
  ).found;
  if (paintedAt === 0) return 0;
  const { timeOrigin } = performance;
  return fromPress
    ? timeOrigin + paintedAt - Number(sessionStorage.getItem('pressedAt'))
    : paintedAt;
};

/**
 * Opens a page in a new browser context; returns ms to the painted text.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @param {string} path
 * @param {string} text the element of the text
 * @param {(page: import('@playwright/test').Page) => Promise<void>} [use] signs up, and so on; the time is from its press
 */
const visit = async (browser, options, path, text, use) => {
  const context = await browser.newContext({ ...PHONE, ...options });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchText, text);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(path, { waitUntil: 'commit' });
    await use?.(page);
    const time = await page.waitForFunction(readTime, use !== undefined);
    return await time.jsonValue();
  } finally {
    await context.close();
  }
};

/** Makes an account, and types a card's code as soon as the field is there. */
const signUpAndType = async (/** @type {import('@playwright/test').Page} */ page) => {
  await fillSignUp(page, newPerson());
  await page.getByLabel('Card code').fill(CARD ?? '');
};

export const title = 'First card, phone, empty cache';

export const about =
  "Chromium throttled to Lighthouse's phone (slow 4G, a processor four times slower), signed in, with nothing else stored; " +
  `from the start of the navigation to the frame with the text, ${ROUNDS} rounds, in turns with a page of 1 kB ` +
  'that asks the same server for the same thing; the ratio is of one round. Sign-up: from the press on the filled form to the ' +
  'text of the card that is typed next. Not shown: the start of the browser, and later cards, which need no network.';

/** The built sites that are measured, by name: this one, and that of another checkout (`--beside`). */
const SITES = Object.entries({ '': DIST, ' beside': process.env['BENCH_BESIDE'] ?? '' }).filter(
  ([, folder]) => folder !== '',
);

/**
 * Starts a product for each site.
 * @template Result
 * @param {(products: { name: string, origin: string }[]) => Promise<Result>} work
 * @param {{ name: string, origin: string }[]} [started]
 * @returns {Promise<Result>}
 */
const withSites = (work, started = []) => {
  const [name, folder] = SITES[started.length] ?? [];
  if (name === undefined || folder === undefined) return work(started);
  return withPlace((place) => {
    const site = join(place.dataDir, 'site');
    cpSync(folder, site, { recursive: true });
    for (const { api } of PAGES) writeFileSync(join(site, limitPath(api)), limitPage(api));
    return withProduct({ ...place, site }, ({ origin }) =>
      withSites(work, [...started, { name, origin }]),
    );
  });
};

/**
 * Opens each page of each site and its page of 1 kB in turns.
 * @returns {Promise<import('./figures.mjs').Figures>} ms
 */
export const bench = () =>
  withSites((products) =>
    withBrowser(async (browser) => {
      const members = await Promise.all(
        products.map(async ({ name, origin }) => {
          const signedIn = await browser.newContext({ baseURL: origin });
          await joinAt(await signedIn.newPage(), '/robots.txt');
          const storageState = await signedIn.storageState();
          await signedIn.close();
          return { name, options: { baseURL: origin, storageState } };
        }),
      );
      /** @type {import('./figures.mjs').Figures} */
      const figures = {};
      for (const { path, api, text, goal } of PAGES) {
        // Its inline script has no hash in the server's policy; without the bypass it does not run.
        const bare = { ...members[0]?.options, bypassCSP: true };
        const [limits = [], ...times] = await inTurns(
          [
            () => visit(browser, bare, limitPath(api), 'article.limit'),
            ...members.map(
              ({ options }) =>
                () =>
                  visit(browser, options, path, text),
            ),
          ],
          ROUNDS,
        );
        figures[`page of 1 kB, ${api}`] = { 'ms to text': rangeOf(limits) };
        for (const [index, { name }] of members.entries()) {
          const taken = times[index] ?? [];
          const ratios = taken.map((time, round) => time / (limits[round] ?? Number.NaN));
          figures[path + name] = { 'ms to text': rangeOf(taken), ratio: rangeOf(ratios, goal) };
        }
      }
      const signedUp = await inTurns(
        products.map(
          ({ origin }) =>
            () =>
              visit(
                browser,
                { baseURL: origin },
                '/browse?signup',
                'article.open-card',
                signUpAndType,
              ),
        ),
        ROUNDS,
      );
      for (const [index, { name }] of products.entries())
        figures[`sign-up to a card${name}`] = { 'ms to text': rangeOf(signedUp[index] ?? []) };
      return figures;
    }),
  );
