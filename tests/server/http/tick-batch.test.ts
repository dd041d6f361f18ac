import { createServer } from 'node:http';
import { connect } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { batchPerTick } from '#server/http/tick-batch.ts';
import { serveUntilEnd } from '#support/shared/serve-handler.ts';

const requestFor = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test('requests parsed in one tick are answered in order after the last is parsed', async () => {
  const events: string[] = [];
  const answer = batchPerTick(({ url }, res) => {
    events.push(`answer ${url}`);
    res.end();
  });
  const server = createServer((req, res) => {
    events.push(`read ${req.url}`);
    answer(req, res);
  });
  const { port } = new URL(await serveUntilEnd(server));
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(['/1', '/2', '/3'].map(requestFor).join(''));
  socket.resume();
  await expect
    .poll(() => events)
    .toEqual(['read /1', 'read /2', 'read /3', 'answer /1', 'answer /2', 'answer /3']);
});

test('a request whose connection closed within the tick is dropped, others are answered', async () => {
  const answered: unknown[] = [];
  const answer = batchPerTick(({ url }, res) => {
    answered.push(url);
    res.end();
  });
  const server = createServer((req, res) => {
    answer(req, res);
    if (req.url === '/lost') req.socket.destroy();
  });
  const origin = await serveUntilEnd(server);
  await expect(fetch(`${origin}/lost`)).rejects.toThrow('fetch failed');
  await fetch(`${origin}/kept`);
  expect(answered).toEqual(['/kept']);
});
