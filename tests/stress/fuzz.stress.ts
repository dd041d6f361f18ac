import { randomInt } from 'node:crypto';
import { cp } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { fuzz } from '#support/fuzz/fuzz.ts';
import { startOwnProduct } from '#support/process/own-product.ts';
import { rebuildUnderLoad } from '#support/process/rebuild.ts';
import { leaveUnread } from '#support/process/unread.ts';
import { printFigure } from '#support/shared/figure.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { DIST, largestFile } from '#support/site/dist.ts';

const REQUESTS = 200_000;
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));

/** How long an honest request may wait, in ms. */
const PATIENCE = 2000;
/** Beyond the time after which unread answers and idle connections are given up, in ms. */
const GIVEN_UP = 90_000;
/** More than a server needs for some hundred connections, in MB. */
const MUCH = 150;

test('200,000 requests of any kind leave the same process with what it held before', async () => {
  const product = await startOwnProduct({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  printFigure('seed of the fuzz, for FUZZ_SEED', SEED);
  const report = await fuzz(product, { seed: SEED, requests: REQUESTS, patience: PATIENCE });
  expect(report.failures).toEqual([]);
  expect([...report.statuses]).toContain(413);
  const { before, after, probes } = report;
  printFigure('fuzzed requests', report.requests);
  printFigure('statuses', [...report.statuses].toSorted((a, b) => a - b).join(' '));
  printFigure('descriptors before and after', `${before.descriptors} and ${after.descriptors}`);
  printFigure('memory before and after', `${before.memory} and ${after.memory} MB`);
  printFigure('honest requests beside them', `${probes.sent}, ${probes.busy} of them told 503`);
  printFigure('longest wait of an honest request', `${probes.slowest} ms`);
});

test('140 connections that never read are ended, and nobody waits for them', async () => {
  const product = await startOwnProduct();
  const pages = ['/', '/browse/B12', '/favicon.svg'];
  const large = [await largestFile()];
  const { before, highest, probes, kept } = await leaveUnread(
    product,
    [
      { connections: 100, paths: pages, times: 1000 },
      { connections: 20, paths: large, times: 1 },
      { connections: 20, paths: large, times: 16 },
    ],
    { within: GIVEN_UP, patience: PATIENCE },
  );
  printFigure('descriptors before and at most', `${before.descriptors} and ${highest.descriptors}`);
  printFigure('memory before and at most', `${before.memory} and ${highest.memory} MB`);
  printFigure('longest wait of an honest request', `${probes.slowest} ms`);
  expect(kept).toEqual([]);
  expect(probes.failures).toEqual([]);
  expect(highest.descriptors).toBeLessThan(before.descriptors + 200);
  expect(highest.memory).toBeLessThan(before.memory + MUCH);
});

test('a site that is deleted and built again in place is served all the while', async () => {
  const site = await makeTemporaryFolder();
  await cp(DIST, site, { recursive: true });
  const { answers, wrong } = await rebuildUnderLoad(await startOwnProduct({ site }), 5000);
  expect(wrong).toEqual([]);
  printFigure('right answers while the site was gone and came back', answers);
});
