import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { parseProxies } from '#server/http/client-address.ts';
import type { ConnectionLimits } from '#server/http/connections.ts';
import { startProduct, type Product } from '#support/process/product.ts';
import { sendRaw } from '#support/shared/raw-request.ts';

/** A request that asks to end the connection. */
const requestFor = (port: number, path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`;

/** A connection that reads nothing; it is open when this resolves. */
const connectDeaf = async ({ port }: Product): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => {
    socket.once('connect', resolve);
  });
  return socket;
};

/** Resolves when the server has closed a connection. */
const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => {
    socket.resume().once('close', resolve);
  });

/** The status that an honest client gets on a connection of its own; 0 where it is turned away. */
const statusOf = async ({ port }: Product): Promise<number> =>
  (await sendRaw(port, requestFor(port, '/healthz'), { withinMs: 20_000, unfinished: false }))
    .status;

/** The product with a connection that has asked for a large file and reads nothing of it. */
const startHeld = async (share: Partial<ConnectionLimits>) => {
  const site = { 'index.html': '<p>landing</p>', 'fonts/large.woff2': Buffer.alloc(50_000_000) };
  const product = await startProduct({}, { share }, site);
  const held = await connectDeaf(product);
  held.write(requestFor(product.port, '/fonts/large.woff2'));
  // Its answer has begun; it takes no more than its own memory holds of it.
  await once(held, 'readable');
  return { product, held };
};

const FEW: readonly [who: string, share: Partial<ConnectionLimits>][] = [
  ['of an address', { connectionsPerAddress: 1 }],
  ['in all', { connections: 1 }],
];

test.each(FEW)(
  'with too many connections %s there is no further one until one has ended',
  async (_who, share) => {
    const { held, product } = await startHeld(share);
    expect(await statusOf(product)).toBe(0);
    held.destroy();
    await expect.poll(() => statusOf(product)).toBe(200);
  },
);

test.each(FEW)(
  'with too many connections %s one that asks for nothing gives its place to one that does',
  async (_who, share) => {
    const product = await startProduct({}, { share });
    const idle = await connectDeaf(product);
    const half = await connectDeaf(product);
    const ended = Promise.all([closed(idle), closed(half)]);
    half.write('GET /healthz HTTP/1.1\r\nHost: local');
    expect(await statusOf(product)).toBe(200);
    await ended;
  },
);

test('a trusted proxy may have as many connections as it wants', async () => {
  const proxies = parseProxies('127.0.0.1');
  const product = await startProduct(
    { ...(proxies && { proxies }) },
    { share: { connectionsPerAddress: 1 } },
  );
  await connectDeaf(product);
  await connectDeaf(product);
  expect(await statusOf(product)).toBe(200);
});

test('a connection that reads nothing of its answer is closed', async () => {
  const site = { 'index.html': '<p>landing</p>', 'fonts/large.woff2': Buffer.alloc(50_000_000) };
  const bounds = { share: { connectionsPerAddress: 1 }, timeouts: { timeout: 300 } };
  const product = await startProduct({}, bounds, site);
  const deaf = await connectDeaf(product);
  deaf.write(requestFor(product.port, '/fonts/large.woff2'));
  await expect.poll(() => statusOf(product), { timeout: 60_000 }).toBe(200);
  expect(deaf.destroyed).toBe(false);
});

test('a request for which there is no room is told to come back', async () => {
  const { held, product } = await startHeld({ waiting: 1 });
  expect(await statusOf(product)).toBe(503);
  const answer = await fetch(`${product.origin}/healthz`);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toMatchObject({ error: 'unavailable' });
  held.destroy();
  await expect.poll(() => statusOf(product)).toBe(200);
});

test('half a request gives its place to a whole one', async () => {
  const product = await startProduct({}, { share: { waiting: 1 } });
  const half = await connectDeaf(product);
  half.write(
    'POST /thanks/social HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  const ended = closed(half);
  expect(await statusOf(product)).toBe(200);
  // Whichever of the two came first, no further request meets it.
  expect(await statusOf(product)).toBe(200);
  await ended;
});
