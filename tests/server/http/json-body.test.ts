import { afterEach, describe, expect, test, vi } from 'vitest';

import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
import { parseAssertion, parseRegistration } from '#server/identity/passkeys/answers.ts';
import { makeApp } from '#support/api/app.ts';

const CAPTION = JSON.stringify(captionRequest(DEFAULT_CHOICES, 0));

const REFUSAL = { error: 'invalid', message: 'The body must be sent as application/json.' };

/** Both APIs, and a call of each with a body that is good but for its type. */
const startApis = async () => {
  const { app, signer } = await makeApp();
  const authorization = `Bearer ${await signer.sign()}`;
  // A string would get a type of its own; bytes have none.
  const send = (path: string, method: string, type: string | undefined, head = {}) =>
    app.request(path, {
      method,
      headers: { ...head, ...(type !== undefined && { 'content-type': type }) },
      body: new TextEncoder().encode(CAPTION),
    });
  return {
    guarded: (type: string | undefined, method = 'POST') =>
      send('/api/registration', method, type, { authorization }),
    open: (type: string | undefined, method = 'POST') => send('/thanks/social', method, type),
    stranger: (type: string | undefined) => send('/api/registration', 'POST', type),
  };
};

test.each([
  [undefined],
  [''],
  ['text/plain'],
  ['text/plain; application/json'],
  ['text/json'],
  ['application/x-www-form-urlencoded'],
  ['multipart/form-data; boundary=x'],
  ['application/merge-patch+json'],
  ['application/jsonp'],
  ['application/json, text/plain'],
])('JSON sent as %j is refused by both APIs', async (type) => {
  const { guarded, open } = await startApis();
  const answers = [await guarded(type), await open(type)];
  expect(await Promise.all(answers.map(async (a) => [a.status, await a.json()]))).toEqual([
    [400, REFUSAL],
    [400, REFUSAL],
  ]);
});

test.each([
  ['application/json'],
  ['Application/JSON'],
  ['application/json; charset=utf-8'],
  ['application/json ;charset="UTF-8"'],
])('JSON sent as %j is taken', async (type) => {
  const { open } = await startApis();
  expect((await open(type)).status).toBe(200);
});

test.each(['POST', 'PUT', 'PATCH'])('%s is held to the type', async (method) => {
  const { guarded, open } = await startApis();
  const answers = [await guarded('text/plain', method), await open('text/plain', method)];
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
});

test('who is not signed in hears of that first', async () => {
  const { stranger } = await startApis();
  expect((await stranger('text/plain')).status).toBe(401);
});

describe('a body whose form alone is work', () => {
  const MEGABYTE = 1024 * 1024;
  const DEEP = 'The body is nested too deeply.';
  const MANY = 'The body has too many values.';
  const nested = (open: string, close: string, depth: number) =>
    open.repeat(depth) + close.repeat(depth);

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['main', '/api/my', nested('[', ']', MEGABYTE / 2 - 100), 422, DEEP],
    ['main', '/api/my', nested('{"a":[', ']}', MEGABYTE / 8 - 100), 422, DEEP],
    ['main', '/api/my', `[${'0,'.repeat(MEGABYTE / 2 - 100)}0]`, 413, MANY],
    ['main', '/api/registration', nested('[', ']', 8000), 422, DEEP],
    ['thank-you', '/thanks/social', nested('[', ']', 8000), 422, DEEP],
    ['tables', '/api/tables', nested('[', ']', 30_000), 422, DEEP],
    ['joining a table', '/api/tables/ABC-DEF/guests', nested('[', ']', 8000), 422, DEEP],
  ])('is refused by %s (%s) before it is parsed', async (_api, path, body, status, message) => {
    const { app, signer } = await makeApp();
    const authorization = `Bearer ${await signer.sign()}`;
    const parse = vi.spyOn(JSON, 'parse');
    const headers = {
      authorization,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const answer = await app.request(path, { method: 'POST', headers, body });
    const parsed = parse.mock.calls.filter(([text]) => text === body);
    expect([answer.status, (await answer.json()).message, parsed]).toEqual([status, message, []]);
  });

  test('is not parsed of a passkey either', () => {
    const text = nested('[', ']', 8000);
    const parse = vi.spyOn(JSON, 'parse');
    expect([parseAssertion(text), parseRegistration(text), parse.mock.calls]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });

  test.each([
    ['brackets in a text', JSON.stringify({ x: '['.repeat(8000) })],
    ['brackets after an escaped quote', JSON.stringify({ x: `"\\"${'['.repeat(8000)}` })],
    ['as many lists beside each other', `{"x":[${'[],'.repeat(2000)}[]]}`],
  ])('is told from %s', async (_what, body) => {
    const { app } = await makeApp();
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request('/thanks/social', { method: 'POST', headers, body });
    expect((await answer.json()).message).toContain('platform must be one of');
  });
});
