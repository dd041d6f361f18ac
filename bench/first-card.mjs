// @ts-check
// Time to the first card, and to an article, on a slow phone: a signed-in member with an empty cache, from the
// start of the navigation to the painted text.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { joinAt } from '#support/browser/fixtures.ts';
import { DIST } from '#support/site/dist.ts';

import { rangeOf } from './figures.mjs';
import { withBrowser, withPlace, withProduct } from './product.mjs';

const ROUNDS = 7;

/** The pages: their first request, the element of its text, and the median ratio that the goal allows. */
const PAGES = [
  { path: '/browse/B14', api: '/cards/B14', text: 'article.open-card', goal: { atMost: 1.5 } },
  {
    path: '/articles/silence-first',
    api: '/articles/silence-first',
    text: 'article .article-body',
    goal: { atMost: 1.6 },
  },
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

const limitPath = (/** @type {string} */ api) => `/limit-${api.split('/')[1]}.html`;

/** A page of 1 kB that asks the API for the same thing and writes its texts. */
const limitPage = (/** @type {string} */ api) => {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Limit</title></head><body><script>const t=JSON.parse(localStorage.getItem("cd.auth.token"));' +
    `fetch("/api${api}",{headers:{"Content-Type":"application/json",Authorization:"Bearer "+t.access_token}})` +
    '.then(a=>a.json()).then(c=>{const e=document.createElement("article");e.className="limit";' +
    'e.textContent=Object.values(c).join(" ");document.body.append(e)})</script></body></html>';
  return `${html}<!--${'-'.repeat(1024 - html.length - '<!-- -->'.length)} -->`;
};

/** Records, in the page, when the frame with the text has been painted. */
const watchText = (/** @type {string} */ text) => {
  const found = { paintedAt: 0 };
  Object.assign(globalThis, { found });
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

/** Opens a page in a new browser context; returns ms to the painted text. */
const visit = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('@playwright/test').BrowserContextOptions} */ member,
  /** @type {string} */ path,
  /** @type {string} */ text,
) => {
  const context = await browser.newContext({ ...PHONE, ...member });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchText, text);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(path, { waitUntil: 'commit' });
    const paintedAt = await page.waitForFunction(
      () =>
        /** @type {{ found: { paintedAt: number } }} */ (/** @type {unknown} */ (globalThis)).found
          .paintedAt,
    );
    return await paintedAt.jsonValue();
  } finally {
    await context.close();
  }
};

export const title = 'First card, phone, empty cache';

export const about =
  "Chromium throttled to Lighthouse's phone (slow 4G, a processor four times slower), signed in, with nothing else stored; " +
  `from the start of the navigation to the frame with the text, ${ROUNDS} rounds, in turns with a page of 1 kB ` +
  'that asks the same server for the same card or article; the ratio is of one round. Not shown: the start of the browser, and later ' +
  'cards, which need no network.';

/**
 * Opens each page and its page of 1 kB in turns. `DCK_BENCH_SITE` names another folder of a built site.
 * @returns {Promise<import('./figures.mjs').Figures>} ms
 */
export const bench = () =>
  withPlace(async (place) => {
    const site = join(place.dataDir, 'site');
    cpSync(process.env['DCK_BENCH_SITE'] ?? DIST, site, { recursive: true });
    for (const { api } of PAGES) writeFileSync(join(site, limitPath(api)), limitPage(api));
    return withProduct({ ...place, site }, ({ origin }) =>
      withBrowser(async (browser) => {
        const signedIn = await browser.newContext({ baseURL: origin });
        await joinAt(await signedIn.newPage(), '/robots.txt');
        const member = { baseURL: origin, storageState: await signedIn.storageState() };
        await signedIn.close();
        /** @type {import('./figures.mjs').Figures} */
        const figures = {};
        for (const { path, api, text, goal } of PAGES) {
          /** @type {number[]} */
          const limits = [];
          /** @type {number[]} */
          const times = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            // Its inline script has no hash in the server's policy; without the bypass it does not run.
            const bare = { ...member, bypassCSP: true };
            limits.push(await visit(browser, bare, limitPath(api), 'article.limit'));
            times.push(await visit(browser, member, path, text));
          }
          const ratios = times.map((time, round) => time / (limits[round] ?? Number.NaN));
          figures[`page of 1 kB, ${api}`] = { 'navigation to text, ms': rangeOf(limits) };
          figures[path] = {
            'navigation to text, ms': rangeOf(times),
            ratio: rangeOf(ratios, goal),
          };
        }
        return figures;
      }),
    );
  });
