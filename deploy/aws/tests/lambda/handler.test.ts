import { expect, test } from 'vitest';

import { callFunction } from '../support/call-function.ts';
import '../support/runtime.setup.ts';
import { createHandler, type Handler } from '../../lambda/handler.ts';
import { eventOf } from '../../lambda/event.ts';
import { invoke } from '../../lambda/runtime.ts';

const URL_OF = 'https://function.example/api/thing?one=1&two=%20x';

/** A function that tells what has come. */
const telling = createHandler(async (request) =>
  Response.json({
    method: request.method,
    url: request.url,
    cookie: request.headers.get('cookie'),
    body: await request.text(),
  }),
);

const tell = async (init: RequestInit = {}, address = URL_OF): Promise<unknown> =>
  (await callFunction(telling, new Request(address, init))).json();

test('method, path, query, cookies and body arrive as they were sent', async () => {
  const body = JSON.stringify({ name: 'Zoë' });
  const headers = { cookie: 'a=1; b=2', 'content-type': 'application/json' };
  expect(await tell({ method: 'POST', headers, body })).toEqual({
    method: 'POST',
    url: URL_OF,
    cookie: 'a=1; b=2',
    body,
  });
});

test('bytes that are no text arrive whole', async () => {
  const echo = createHandler(async (request) => new Response(await request.arrayBuffer()));
  const body = Uint8Array.from({ length: 256 }, (_, index) => index);
  const request = new Request(URL_OF, { method: 'POST', body });
  const answer = await callFunction(echo, request);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(body);
});

test('status, headers and each cookie go out', async () => {
  const handler = createHandler(() => {
    const headers = new Headers({ etag: '"x"' });
    headers.append('set-cookie', 'a=1; Path=/');
    headers.append('set-cookie', 'b=2; Path=/');
    return Promise.resolve(new Response('made', { status: 201, headers }));
  });
  const answer = await callFunction(handler, new Request(URL_OF));
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
    201,
    '"x"',
    'made',
  ]);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});

test.each([204, 304])('an answer of status %i without a body arrives', async (status) => {
  const handler = createHandler(() => Promise.resolve(new Response(null, { status })));
  expect((await callFunction(handler, new Request(URL_OF))).status).toBe(status);
});

/** An event that no HTTP request can be made of. */
const strange = (method: string, body: string) => {
  const event = eventOf({
    method,
    target: '/healthz',
    headers: { host: 'function.example', 'content-type': 'text/plain' },
    body: Buffer.from(body),
    address: '198.51.100.7',
  });
  return event;
};

const statusOf = async (handler: Handler, event: ReturnType<typeof strange>): Promise<number> => {
  let status = 0;
  const { done } = invoke(handler, event, {
    begin: ({ statusCode }) => {
      status = statusCode;
    },
    take: (_bytes, taken) => taken(),
    end: () => {},
  });
  await done;
  return status;
};

test.each([
  ['GET', 'a body that no GET has'],
  ['TRACE', ''],
])('%s, of which the library could make no request, reaches the app', async (method, body) => {
  const seen: string[] = [];
  const handler = createHandler((request) => {
    seen.push(request.method);
    return Promise.resolve(new Response('seen', { status: 418 }));
  });
  expect(await statusOf(handler, strange(method, body))).toBe(418);
  expect(seen).toHaveLength(1);
});

/** A function whose answer goes on until it is ended from outside. */
const endless = () => {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const handler = createHandler(() => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
      cancel: () => resolve(),
    });
    return Promise.resolve(new Response(body, { headers: { 'x-kind': 'endless' } }));
  });
  return { handler, ended };
};

test('an answer begins before it is over', async () => {
  const { handler } = endless();
  const answer = await callFunction(handler, new Request(URL_OF));
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('first');
  await reader?.cancel();
});

test('a stream ends by itself before the time of the function is up', async () => {
  const { ended, handler } = endless();
  const answer = await callFunction(handler, new Request(URL_OF), 2100);
  expect(await answer.text()).toBe('first');
  await ended;
});

test('a stream that nobody reads any more ends', async () => {
  const { ended, handler } = endless();
  const leaving = new AbortController();
  const answer = await callFunction(handler, new Request(URL_OF, { signal: leaving.signal }));
  expect(answer.headers.get('x-kind')).toBe('endless');
  leaving.abort();
  await ended;
});
