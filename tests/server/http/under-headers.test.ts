import type { ServerResponse } from 'node:http';

import { describe, expect, test } from 'vitest';

import { layHeaders } from '#server/http/under-headers.ts';
import { serveHandler } from '#support/shared/serve-handler.ts';

/** The status line's words and the headers that come over, where 'x-color: blue' is laid under. */
const over = async (write: (res: ServerResponse) => void) => {
  const origin = await serveHandler((_req, res) => {
    layHeaders(res, { 'x-color': 'blue', 'x-size': 'small' }, 'an-id');
    write(res);
  });
  const { headers, statusText } = await fetch(origin);
  const [color, size, id] = ['x-color', 'x-size', 'x-request-id'].map((name) => headers.get(name));
  return { statusText, color, size, id };
};

describe('the headers that go out with every answer', () => {
  test.each<[string, (res: ServerResponse) => void]>([
    ['names headers', (res) => res.writeHead(200, { 'X-Other': 'x' }).end()],
    ['names headers as a list', (res) => res.writeHead(200, ['X-Other', 'x']).end()],
    ['names none', (res) => res.writeHead(200).end()],
    ['writes no head at all', (res) => res.end()],
  ])('go out where the writer %s', async (_name, write) => {
    expect(await over(write)).toEqual({
      statusText: 'OK',
      color: 'blue',
      size: 'small',
      id: 'an-id',
    });
  });

  test.each<[string, (res: ServerResponse) => void]>([
    ['in the head', (res) => res.writeHead(200, { 'X-Color': 'red' }).end()],
    ['before the head', (res) => res.setHeader('X-Color', 'red').writeHead(200, {}).end()],
    ['without a head', (res) => res.setHeader('X-Color', 'red').end()],
  ])('give way to what the writer says %s', async (_name, write) => {
    expect(await over(write)).toMatchObject({ color: 'red', size: 'small' });
  });

  test('leave the words of the status alone', async () => {
    const answer = await over((res) => res.writeHead(200, 'Fine', {}).end());
    expect(answer).toMatchObject({ statusText: 'Fine', color: 'blue' });
  });
});
