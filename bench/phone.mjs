// @ts-check
// The phone that pages are measured on: Lighthouse's, applied to a page by the browser itself.

/**
 * Lighthouse's slow 4G for throttling by the browser (its `mobileSlow4G`): 150 ms and 1.6 Mbit/s with
 * DevTools' cost of a request, and a processor four times slower.
 */
const LATENCY_MS = 150 * 3.75;
const DOWN_KBIT = 1.6 * 1024 * 0.9;
const UP_KBIT = 750 * 0.9;
const CPU_SLOWDOWN = 4;

const BYTES_PER_KBIT = 1024 / 8;

/** Context options of the phone: its screen and touch. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Slows a page down to the phone: its processor, and its network where that is wanted.
 * @param {import('@playwright/test').Page} page
 */
export const slowDown = async (page, network = true) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!network) return;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_KBIT * BYTES_PER_KBIT,
    uploadThroughput: UP_KBIT * BYTES_PER_KBIT,
  });
};
