import { beforeEach, describe, expect, test } from 'vitest';

import type { AppEnvironment } from '#lib/session/environment.ts';
import { makeApp } from '#support/api/app.ts';
import { NOW } from '#support/api/tokens.ts';

const CONTENT = ['/cards', '/cards/B12', '/exercises', '/personas', '/articles', '/registration'];

/** Asks the API of an environment as a person of some groups. */
const start = async (environment: AppEnvironment, groups?: readonly string[]) => {
  const { app, signer } = await makeApp({ environment });
  const token = await signer.sign({
    auth_time: Math.floor(NOW / 1000),
    ...(groups && { 'cognito:groups': groups }),
  });
  return (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return app.request(`/api${path}`, { ...init, headers });
  };
};

type Ask = Awaited<ReturnType<typeof start>>;

describe.each(['dev', 'local'] as const)('in %s', (environment) => {
  let stranger: Ask;
  let tester: Ask;

  beforeEach(async () => {
    stranger = await start(environment, ['staff']);
    tester = await start(environment, ['staff', 'beta']);
  });

  test.each(CONTENT)('%s is for the group beta alone, and says so', async (path) => {
    const refused = await stranger(path);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: 'forbidden', message: expect.stringContaining('beta') },
    ]);
    expect((await tester(path)).status).toBe(200);
  });

  test('nobody else registers a deck', async () => {
    const request = {
      method: 'POST',
      body: JSON.stringify({ code: '3F2504E0-4F89-41D3-9A0C-0305E82C3301' }),
    };
    expect((await stranger('/registration', request)).status).toBe(403);
    expect((await tester('/registration', request)).status).toBe(422);
  });

  test('everybody gets and deletes what is stored about them', async () => {
    expect((await stranger('/account')).status).toBe(200);
    expect((await stranger('/account', { method: 'DELETE' })).status).toBe(204);
  });

  test('somebody without any group is a stranger', async () => {
    expect((await (await start(environment))('/cards')).status).toBe(403);
  });
});

test('in production no group is asked for', async () => {
  const ask = await start('production');
  expect((await ask('/cards')).status).toBe(200);
});
