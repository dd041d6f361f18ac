import { expect, test } from 'vitest';

import { startOwnProduct } from '#support/process/own-product.ts';
import { leaveUnread } from '#support/process/unread.ts';

/** More than a server needs for a few connections, in MB. */
const MUCH = 100;

test('connections that pipeline and never read are ended and take nothing along', async () => {
  const product = await startOwnProduct();
  const pipelining = { connections: 20, paths: ['/', '/browse/B12', '/favicon.svg'], times: 1000 };
  const bounds = { within: 20_000, patience: 10_000 };
  const { before, highest, probes, kept } = await leaveUnread(product, [pipelining], bounds);
  expect(kept).toEqual([]);
  expect(probes.failures).toEqual([]);
  expect(highest.descriptors).toBeLessThan(before.descriptors + 2 * pipelining.connections);
  expect(highest.memory).toBeLessThan(before.memory + MUCH);
});
