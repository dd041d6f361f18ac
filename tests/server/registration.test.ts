import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { REGISTRATION_MESSAGES } from '#contract/registration.ts';
import { createInventory } from '#server/decks/inventory.ts';
import { ADDRESS_HEADER, makeApp, makeTemporaryFolder, type TestApp } from '#support/app.ts';
import { mintCodes } from '#support/decks.ts';

const start = async (file?: string) => {
  const api = await makeApp(file === undefined ? {} : { file });
  return { ...api, ...callsOf(api) };
};

const callsOf = ({ app, signer, time }: TestApp) => {
  const call = async (account: string, init: RequestInit, address = '192.0.2.1') => {
    const exp = Math.floor(time.now / 1000) + 3600;
    const authorization = `Bearer ${await signer.sign({ sub: account, exp })}`;
    const headers = { authorization, [ADDRESS_HEADER]: address };
    return app.request('/api/registration', { headers, ...init });
  };
  return {
    codesOf: async (account: string) => (await call(account, {})).json(),
    sendBody: (body: string, account = 'ada') => call(account, { method: 'POST', body }),
    register: (code: unknown, account = 'ada', address?: string) =>
      call(account, { method: 'POST', body: JSON.stringify({ code }) }, address),
  };
};

const strange = (): string => randomUUID().toUpperCase();

describe('registering', () => {
  test('a new account has no codes', async () => {
    const { codesOf } = await start();
    expect(await codesOf('ada')).toEqual({ codes: [] });
  });

  test('a free code gives it to the account', async () => {
    const { db, register, codesOf } = await start();
    const [code] = await mintCodes(db, 1);
    const answer = await register(code);
    expect([answer.status, await answer.json()]).toEqual([200, { codes: [code] }]);
    expect(await codesOf('ada')).toEqual({ codes: [code] });
  });

  test('a code in lower case with spaces around is the same code', async () => {
    const { db, register } = await start();
    const [code] = await mintCodes(db, 1);
    const answer = await register(` ${code.toLowerCase()}\n`);
    expect(await answer.json()).toEqual({ codes: [code] });
  });

  test('several decks stand in the order of their registration', async () => {
    const { db, time, register } = await start();
    const [first, second] = await mintCodes(db, 2);
    await register(first);
    time.now += 1;
    expect(await (await register(second)).json()).toEqual({ codes: [first, second] });
  });

  test('the own code again is a success and changes nothing', async () => {
    const { db, register } = await start();
    const [code] = await mintCodes(db, 1);
    await register(code);
    const again = await register(code);
    expect([again.status, await again.json()]).toEqual([200, { codes: [code] }]);
  });

  test('another’s code is in use', async () => {
    const { db, register, codesOf } = await start();
    const [code] = await mintCodes(db, 1);
    await register(code, 'ada');
    const answer = await register(code, 'ben');
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: 'already_claimed', message: REGISTRATION_MESSAGES.already_claimed },
    ]);
    expect(await codesOf('ben')).toEqual({ codes: [] });
  });

  test('a code that nobody has minted is not valid', async () => {
    const { register } = await start();
    const answer = await register(strange());
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'invalid', message: REGISTRATION_MESSAGES.invalid },
    ]);
  });

  test('a code past its last day has expired', async () => {
    const { db, time, register } = await start();
    const [code] = await mintCodes(db, 1, { expiresAt: time.now });
    const answer = await register(code);
    expect([answer.status, await answer.json()]).toEqual([
      410,
      { error: 'expired', message: REGISTRATION_MESSAGES.expired },
    ]);
  });

  test('a code that expires after its registration stays with its owner', async () => {
    const { db, time, register } = await start();
    const [code] = await mintCodes(db, 1);
    await register(code);
    await createInventory(db, () => time.now).expire(code);
    expect((await register(code)).status).toBe(200);
  });

  test('without a token is refused', async () => {
    const { app } = await start();
    const answer = await app.request('/api/registration', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
  });

  test('a code is in the database by its hash only, until it has an owner', async () => {
    const { db } = await start();
    const [code] = await mintCodes(db, 1);
    const row = await db.selectFrom('deck_codes').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row).toUpperCase()).not.toContain(code);
  });
});

test('of 100 accounts that claim one code at once exactly one gets it', async () => {
  const { db, register } = await start();
  const [code] = await mintCodes(db, 1);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => register(code, `account-${index}`)),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
});

describe('bad input', () => {
  test.each([
    ['a version-1 UUID', 'C232AB00-9414-11EC-B3C8-9F6BDECED846'],
    ['the wrong variant', '3F2504E0-4F89-41D3-CA0C-0305E82C3301'],
    ['one character more', '3F2504E0-4F89-41D3-9A0C-0305E82C33011'],
    ['one character less', '3F2504E0-4F89-41D3-9A0C-0305E82C330'],
    ['nothing', ''],
    ['full-width digits', '３F2504E0-4F89-41D3-9A0C-0305E82C3301'],
    ['Cyrillic letters', '3F2504Е0-4F89-41D3-9А0С-0305Е82С3301'],
    ['SQL', "' or 1=1; drop table deck_codes; --"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a line break inside', '3F2504E0-4F89-41D3-9A0C-\n0305E82C3301'],
    ['a null character', '3F2504E0-4F89-41D3-9A0C-0305E82C3301\u0000'],
    ['null', null],
    ['a number', 42],
    ['an array', ['3F2504E0-4F89-41D3-9A0C-0305E82C3301']],
    ['an object', { $ne: null }],
  ])('%s is not valid', async (_name, code) => {
    const { register } = await start();
    const answer = await register(code);
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: 'invalid' }]);
  });

  test.each(['null', '[]', '"x"', '42', '{}', '[{"code":1}]'])(
    'the body %s is not valid',
    async (body) => {
      const { sendBody } = await start();
      expect((await sendBody(body)).status).toBe(422);
    },
  );

  test('1 MB is too large', async () => {
    const { sendBody } = await start();
    expect((await sendBody(`{"code":"${'A'.repeat(1 << 20)}"}`)).status).toBe(413);
  });

  test('stores nothing', async () => {
    const { db, register, sendBody } = await start();
    await register('<script>');
    await sendBody('[]');
    const rows = await Promise.all([
      db.selectFrom('deck_codes').selectAll().execute(),
      db.selectFrom('rate_limits').selectAll().execute(),
    ]);
    expect(rows).toEqual([[], []]);
  });
});

describe('the limit', () => {
  test('refuses the sixth try after five failures of an account within a minute', async () => {
    const { register } = await start();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await register(strange())).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('says to the second how long to wait, and lets through right after', async () => {
    const { db, time, register } = await start();
    const [code] = await mintCodes(db, 1);
    for (let tries = 0; tries < 5; tries += 1) {
      await register(strange());
      time.now += 1000;
    }
    const refused = await register(code);
    expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
      '55',
      { error: 'rate_limited', message: REGISTRATION_MESSAGES.rate_limited },
    ]);
    time.now += 54_999;
    expect((await register(code)).status).toBe(429);
    time.now += 1;
    expect((await register(code)).status).toBe(200);
  });

  test('survives a restart', async () => {
    const file = join(await makeTemporaryFolder(), 'dck.sqlite');
    const before = await start(file);
    for (let tries = 0; tries < 5; tries += 1) await before.register(strange());
    const after = await start(file);
    expect((await after.register(strange())).status).toBe(429);
  });

  test('of one account does not hold up another at the same address', async () => {
    const { db, register } = await start();
    const [code] = await mintCodes(db, 1);
    for (let tries = 0; tries < 6; tries += 1) await register(strange(), 'ada');
    expect((await register(code, 'ben')).status).toBe(200);
  });

  test('holds up an address after thirty guesses of any accounts', async () => {
    const { db, register } = await start();
    const [code] = await mintCodes(db, 1);
    for (let guess = 0; guess < 30; guess += 1) await register(strange(), `account-${guess}`);
    expect((await register(code, 'ben')).status).toBe(429);
    expect((await register(code, 'ben', '192.0.2.2')).status).toBe(200);
  });

  test('does not count successes', async () => {
    const { db, register } = await start();
    const codes = await mintCodes(db, 8);
    const statuses = [];
    for (const code of codes) statuses.push((await register(code)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('tells parallel guesses no more than five times that they were wrong', async () => {
    const { register } = await start();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(strange())));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });
});
