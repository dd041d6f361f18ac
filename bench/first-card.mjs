// @ts-check
// Time to the first card on a slow phone: a signed-in member with an empty cache, from the start of the
// navigation to the painted text.
import { joinAt } from '#support/browser/fixtures.ts';

import { rangeOf } from './figures.mjs';
import { withBrowser, withPlace, withProduct } from './product.mjs';

const ROUNDS = 7;
const CARD = '/browse/B14';

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

/** Records, in the page, when the frame with the text of a card has been painted. */
const watchCard = () => {
  const found = { paintedAt: 0 };
  Object.assign(globalThis, { found });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article.open-card')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message is delivered after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (found.paintedAt = performance.now()));
      port1.start();
      port2.postMessage('');
    });
  }).observe(document, { childList: true, subtree: true });
};

export const title = 'First card, phone, empty cache';

export const about =
  "Chromium throttled to Lighthouse's phone (slow 4G, a processor four times slower), signed in, with nothing else stored; " +
  `from the start of the navigation to the frame with the text of the card, ${ROUNDS} rounds. Not shown: the start of the ` +
  'browser, and later cards, which need no network.';

/**
 * Opens a card in new browser contexts.
 * @returns {Promise<import('./figures.mjs').Figures>} ms
 */
export const bench = () =>
  withPlace((place) =>
    withProduct(place, ({ origin }) =>
      withBrowser(async (browser) => {
        const signedIn = await browser.newContext({ baseURL: origin });
        await joinAt(await signedIn.newPage(), '/robots.txt');
        const storageState = await signedIn.storageState();
        await signedIn.close();
        const times = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const context = await browser.newContext({ ...PHONE, baseURL: origin, storageState });
          const page = await context.newPage();
          await page.addInitScript(watchCard);
          const devTools = await context.newCDPSession(page);
          await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
          await devTools.send('Network.enable');
          await devTools.send('Network.emulateNetworkConditions', NETWORK);
          await page.goto(CARD, { waitUntil: 'commit' });
          const paintedAt = await page.waitForFunction(
            () =>
              /** @type {{ found: { paintedAt: number } }} */ (/** @type {unknown} */ (globalThis))
                .found.paintedAt,
          );
          times.push(await paintedAt.jsonValue());
          await context.close();
        }
        return { [CARD]: { 'navigation to text, ms': rangeOf(times) } };
      }),
    ),
  );
