// @ts-check
// The product and the browser that a part measures; both end with the work.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { ensureBrowser } from '../scripts/browser.mjs';

/** @typedef {import('#support/process/product-process.ts').Product} Product */
/** @typedef {import('#support/process/product-process.ts').Place} Place */

/** Lets the load come from several addresses, so that no rate limit is reached. */
const TRUSTED = { TRUSTED_PROXIES: '127.0.0.1,::1' };

/**
 * Makes a place for a product, with a data folder of its own, and removes it after the work.
 * @template Result
 * @param {(place: Place & { env: Record<string, string> }) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const withPlace = async (work) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  try {
    return await work({ port: await freePort(), dataDir, env: TRUSTED });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/**
 * Starts the product as a process of its own and ends it after the work.
 * @template Result
 * @param {Place} place
 * @param {(product: Product) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const withProduct = async (place, work) => {
  const product = await startProductProcess(place);
  try {
    return await work(product);
  } finally {
    await product.end('SIGTERM');
  }
};

/** Options of a launch of Chromium. */
export const launchOptions = () => {
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error('There is no browser.');
  return { executablePath, args: ['--no-sandbox'] };
};

/**
 * Launches Chromium and closes it after the work.
 * @template Result
 * @param {(browser: import('@playwright/test').Browser) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const withBrowser = async (work) => {
  const browser = await chromium.launch(launchOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

/** The client address of request `n`, in `X-Forwarded-For`: each request has its own. */
export const addressOf = (/** @type {number} */ n) =>
  `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
