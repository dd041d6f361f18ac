import { expect, test } from 'vitest';

import { captionRequest, DEFAULT_CHOICES } from '#lib/captions/captions.ts';
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
