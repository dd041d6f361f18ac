import { expect, test } from 'vitest';

import { fetchApp } from '#server/http/fetch-app.ts';
import { textOf, type LogLine } from '#server/shared/log.ts';
import { makeApp } from '#support/api/app.ts';

/** The API as a platform calls it that knows requests and answers alone. */
const start = async (secure = true) => {
  const api = await makeApp();
  const lines: LogLine[] = [];
  const fetch = fetchApp(api.app, (line) => lines.push(line), secure);
  const headers = { authorization: `Bearer ${await api.signer.sign()}` };
  const ask = (path: string, method = 'GET') =>
    fetch(new Request(`https://function.example${path}`, { method, headers }), {});
  return { ...api, ask, lines };
};

test('an answer has the security headers, and says nothing twice', async () => {
  const { ask } = await start();
  const { headers } = await ask('/api/cards/b12');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

test('without TLS nothing insists on it', async () => {
  const { ask } = await start(false);
  expect((await ask('/healthz')).headers.has('strict-transport-security')).toBe(false);
});

test('a request is one line once its answer has gone out', async () => {
  const { ask, lines } = await start();
  const answer = await ask('/api/cards/b12?who=ada');
  expect(lines).toEqual([]);
  await answer.text();
  const id = answer.headers.get('x-request-id');
  expect(lines).toMatchObject([
    { event: 'request', id, method: 'GET', route: '/api/cards/:code', status: 200 },
  ]);
});

test('so is one whose answer nobody reads to its end', async () => {
  const { ask, lines } = await start();
  const answer = await ask('/api/cards');
  await answer.body?.cancel();
  expect(lines).toHaveLength(1);
});

test('the line of a failure says that it is one', () => {
  expect(JSON.parse(textOf({ event: 'request_failed' }))).toMatchObject({ level: 'error' });
});
