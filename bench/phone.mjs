// @ts-check
// The phone that pages are measured on: Lighthouse's, applied to a page by the browser itself.
import { throttling } from 'lighthouse/core/config/constants.js';

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;

const BYTES_PER_KBIT = 1024 / 8;

/** What a page of the phone is opened with: its screen, and fingers. */
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
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  if (!network) return;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * BYTES_PER_KBIT,
    uploadThroughput: uploadThroughputKbps * BYTES_PER_KBIT,
  });
};
