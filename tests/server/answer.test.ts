import { describe, expect, test } from 'vitest';

import type { Answer } from '#server/http/answer.ts';
import { serveHandler } from '#support/serve-handler.ts';

/** The status line's words and the headers that come over, where 'x-color: blue' is the default. */
const over = async (write: (res: Answer) => void) => {
  const origin = await serveHandler((_req, res) => {
    res.defaults = { 'x-color': 'blue', 'x-size': 'small' };
    write(res);
  });
  const { headers, statusText } = await fetch(origin);
  return { statusText, color: headers.get('x-color'), size: headers.get('x-size') };
};

describe('the headers that go out with every answer', () => {
  test.each<[string, (res: Answer) => void]>([
    ['names headers', (res) => res.writeHead(200, { 'X-Other': 'x' }).end()],
    ['names headers as a list', (res) => res.writeHead(200, ['X-Other', 'x']).end()],
    ['names none', (res) => res.writeHead(200).end()],
    ['writes no head at all', (res) => res.end()],
  ])('go out where the writer %s', async (_name, write) => {
    expect(await over(write)).toEqual({ statusText: 'OK', color: 'blue', size: 'small' });
  });

  test.each<[string, (res: Answer) => void]>([
    ['in the head', (res) => res.writeHead(200, { 'X-Color': 'red' }).end()],
    ['before the head', (res) => res.setHeader('X-Color', 'red').writeHead(200, {}).end()],
    ['without a head', (res) => res.setHeader('X-Color', 'red').end()],
  ])('give way to what the writer says %s', async (_name, write) => {
    expect(await over(write)).toEqual({ statusText: 'OK', color: 'red', size: 'small' });
  });

  test('leave the words of the status alone', async () => {
    const { statusText, color } = await over((res) => res.writeHead(200, 'Fine', {}).end());
    expect([statusText, color]).toEqual(['Fine', 'blue']);
  });
});
