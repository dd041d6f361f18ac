// @ts-check
// Start-up and memory of `npm run serve` on the built site.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

import { median } from './figures.mjs';

const PORT = await freePort();
const STARTS = 5;
const REQUESTS = 1000;

const PATHS = ['/', '/browse/B14', '/dash', '/idp/.well-known/openid-configuration', '/api/cards'];

/** Starts the product over new data, as a first start does. */
const start = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dck-bench-'));
  const product = await startProductProcess({ port: PORT, dataDir });
  const stop = async () => {
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { product, stop };
};

/** Method and limits of the measurement. */
export const aboutServe =
  "Five starts over empty data folders, from the start of the process to its first line, with Node's " +
  'compile cache warm; then 1,000 requests for five addresses, one after the other. Memory is what Linux ' +
  'counts as resident. It does not show the first start after an installation, which compiles first, nor ' +
  'memory under load: that is with the API.';

/**
 * Measures the served product.
 * @returns {Promise<import('./figures.mjs').Figures>} start-up in seconds, resident memory in MB
 */
export const benchServe = async () => {
  const starts = [];
  for (let round = 0; round < STARTS; round += 1) {
    const { product, stop } = await start();
    starts.push(product.startSeconds);
    await stop();
  }
  const { product, stop } = await start();
  const atStart = product.memory();
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    await (await fetch(`${product.origin}${PATHS[sent % PATHS.length]}`)).arrayBuffer();
  }
  const afterRequests = product.memory();
  await stop();
  return {
    [`start-up, s (median of ${STARTS})`]: median(starts),
    'memory at start, MB': atStart,
    [`memory after ${REQUESTS} requests, MB`]: afterRequests,
  };
};
