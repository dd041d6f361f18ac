import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { startProduct } from '#support/process/product.ts';
import { sendRaw } from '#support/shared/raw-request.ts';

const HEAD =
  'POST /thanks/social HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test('a request that is under way at the end is answered in full, and nothing after it', async () => {
  const { port, close, origin } = await startProduct();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  await new Promise((resolve) => {
    socket.write(`${HEAD}Content-Length: 2\r\n\r\n{`, resolve);
  });
  // An answer on another connection proves that the server has read the half.
  await (await fetch(`${origin}/healthz`)).text();
  const closed = close(60_000);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
  socket.write('}');
  await Promise.all([ended, closed]);
  expect(text).toMatch(/^HTTP\/1\.1 422 /);
  expect(text).toMatch(/^connection: close\r$/im);
});

test.each([
  ['head', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n'],
  ['body', `${HEAD}Content-Length: 9\r\n\r\n{`],
])('a client that never ends its %s is told so and let go', async (_part, bytes) => {
  const timeouts = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  const { port } = await startProduct({}, { timeouts });
  const { status } = await sendRaw(port, bytes, { withinMs: 30_000, unfinished: false });
  expect(status).toBe(408);
});

test('a head over 16 kB is refused', async () => {
  const { port } = await startProduct();
  const bytes = `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`;
  expect((await sendRaw(port, bytes, { withinMs: 30_000, unfinished: false })).status).toBe(431);
});
