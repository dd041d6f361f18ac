import { describe, expect, test } from 'vitest';

import { makeApp, serveApi } from '#support/api/app.ts';
import {
  authorizationRequest,
  IdentityBrowser,
  signUp,
} from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

describe('a request of the API', () => {
  test.each([
    ['GET', '/api/cards/b12?who=ada', '/api/cards/:code', 200],
    ['GET', '/api/secret-name', '/api/*', 404],
    ['DELETE', '/api/cards/b12', '/api/*', 404],
    ['GET', '/api/tables/222222/events', '/api/tables/:code/events', 403],
    ['GET', '/api/tables/222222/record.pdf', '/api/tables/:code/record.pdf', 403],
    ['DELETE', '/api/tables/222222/seat', '/api/tables/:code/seat', 403],
    ['GET', '/healthz', '/healthz', 200],
    ['GET', '/thanks/ada@example.com', '/*', 404],
  ])('%s %s is one line under the pattern %s', async (method, path, route, status) => {
    const api = await makeApp();
    const origin = await serveApi(api);
    const headers = { authorization: `Bearer ${await api.signer.sign()}` };
    const answer = await fetch(origin + path, { method, headers });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    const ms: unknown = expect.any(Number);
    await expect
      .poll(() => api.lines)
      .toEqual([{ event: 'request', id, method, route, status, ms }]);
  });

  test('has an id of its own, whatever id it brings', async () => {
    const api = await makeApp();
    const origin = await serveApi(api);
    const answer = await fetch(`${origin}/healthz`, { headers: { 'x-request-id': 'ada' } });
    expect(answer.headers.get('x-request-id')).not.toBe('ada');
    await expect.poll(() => api.lines).toHaveLength(1);
    expect(JSON.stringify(api.lines)).not.toContain('ada');
  });

  test('that breaks shows where in the code, never what was said', async () => {
    const keys = () => Promise.reject(new Error('a secret in a message'));
    const api = await makeApp({ keys });
    const origin = await serveApi(api);
    const headers = { authorization: `Bearer ${await api.signer.sign()}` };
    const answer = await fetch(`${origin}/api/cards/b12`, { headers });
    expect(answer.status).toBe(503);
    const id = answer.headers.get('x-request-id');
    const at: unknown = expect.stringMatching(/^at /);
    expect(api.lines[0]).toEqual({
      event: 'request_failed',
      id,
      route: '/api/cards/:code',
      reason: 'Error',
      at,
    });
    expect(JSON.stringify(api.lines)).not.toContain('a secret in a message');
  });
});

test('a sign-up is a line per request under patterns, with no id of the person', async () => {
  const { log, origin } = await serveIdentity();
  await signUp(origin, ADA);
  const lines = log.map(({ method, route, status }) => `${method} ${route} ${status}`);
  expect(lines).toEqual([
    'GET /idp/signup 302',
    'GET /idp/oauth2/authorize 303',
    'GET /idp/interaction/:uid 200',
    'POST /idp/interaction/:uid/signup 303',
    'GET /idp/oauth2/authorize/:uid 303',
    'POST /idp/oauth2/token 200',
  ]);
});

test('a path that nobody made is not written down', async () => {
  const { log, origin } = await serveIdentity();
  const answer = await fetch(`${origin}/idp/ada@example.com?password=x`);
  expect(log).toEqual([
    {
      event: 'request',
      id: answer.headers.get('x-request-id'),
      method: 'GET',
      route: '/idp/*',
      status: 404,
      ms: expect.any(Number) as unknown,
    },
  ]);
});

test('a failure inside the provider carries the id of its answer, and where it arose', async () => {
  const { db, log, origin } = await serveIdentity();
  await db.schema.dropTable('oidc_payloads').execute();
  const { response } = await new IdentityBrowser(origin).start(
    'oauth2/authorize',
    authorizationRequest(origin),
  );
  const at: unknown = expect.stringMatching(/^at /);
  expect(log).toContainEqual({
    event: 'identity_failed',
    id: response.headers.get('x-request-id'),
    route: '/idp/oauth2/authorize',
    reason: 'Error',
    at,
  });
});
