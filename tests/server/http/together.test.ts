import { createServer } from 'node:http';
import { connect } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { answerTogether } from '#server/http/together.ts';
import { serveUntilEnd } from '#support/shared/serve-handler.ts';

const requestFor = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test('what comes in together is answered in its order once all of it is read', async () => {
  const events: string[] = [];
  const answer = answerTogether(({ url }, res) => {
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

test('what has lost its connection before its turn is not answered, and others are', async () => {
  const answered: unknown[] = [];
  const answer = answerTogether(({ url }, res) => {
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
