import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { startOwnProduct } from '#support/process/own-product.ts';
import { leaveUnread } from '#support/process/unread.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { sendRaw } from '#support/shared/raw-request.ts';
import { DIST } from '#support/site/dist.ts';

/** More than a server needs for a few connections, in MB. */
const MUCH = 100;

test.each([
  ['requests', {}],
  ['requests without a host', { fields: [] }],
  ['unknown expectations', { fields: ['Host: localhost', 'Expect: nothing'] }],
])(
  'connections that pipeline %s and never read are ended and take nothing along',
  async (_what, kind) => {
    const product = await startOwnProduct();
    const paths = ['/', '/browse/B12', '/favicon.svg'];
    const pipelining = { connections: 40, paths, times: 1000, ...kind };
    const bounds = { within: 20_000, patience: 10_000 };
    const { before, highest, probes, kept } = await leaveUnread(product, [pipelining], bounds);
    expect(kept).toEqual([]);
    expect(probes.failures).toEqual([]);
    expect(highest.descriptors).toBeLessThan(before.descriptors + 2 * pipelining.connections);
    expect(highest.memory).toBeLessThan(before.memory + MUCH);
  },
);

/** Status codes of the answers to so many requests on one connection; the last asks to end it. */
const statusesOf = async (port: number, path: string, times: number): Promise<number[]> => {
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n`;
  const bytes = `${`${head}\r\n`.repeat(times - 1)}${head}Connection: close\r\n\r\n`;
  const { text } = await sendRaw(port, bytes, { withinMs: 20_000, unfinished: false });
  return [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
};

test('as many requests as may wait on one connection are all answered', async () => {
  const { place } = await startOwnProduct();
  expect(await statusesOf(place.port, '/healthz', 16)).toEqual(Array(16).fill(200));
});

test('one more closes the connection, and nobody else’s', async () => {
  const { place } = await startOwnProduct();
  expect((await statusesOf(place.port, '/healthz', 400)).length).toBeLessThan(17);
  expect(await statusesOf(place.port, '/healthz', 1)).toEqual([200]);
});

test('a connection that asks for more while it has much unread is closed', async () => {
  const site = await makeTemporaryFolder();
  await cp(DIST, site, { recursive: true });
  await writeFile(join(site, 'large.woff2'), Buffer.alloc(50_000_000));
  const { place } = await startOwnProduct({ site });
  expect(await statusesOf(place.port, '/large.woff2', 1)).toEqual([200]);
  expect((await statusesOf(place.port, '/large.woff2', 2)).length).toBeLessThan(2);
});
