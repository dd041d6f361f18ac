import { describe, expect, onTestFinished, test } from 'vitest';

import { REGISTRATION_MESSAGES } from '#lib/deck-codes/registration-messages.ts';
import { openDatabase } from '#server/db/open.ts';
import { createDeckCodes } from '#server/deck-codes/claim.ts';
import { createInventory } from '#server/deck-codes/inventory.ts';
import { startRegistration, strange } from '#support/api/registration.ts';
import { makeDatabase } from '#support/database/database.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';

describe('registering', () => {
  test('a new account has no codes', async () => {
    const { codesOf } = await startRegistration();
    expect(await codesOf('ada')).toEqual({ codes: [] });
  });

  test('a free code gives it to the account', async () => {
    const { db, register, codesOf } = await startRegistration();
    const [code] = await mintCodes(db, 1);
    const answer = await register(code);
    expect([answer.status, await answer.json()]).toEqual([200, { codes: [code] }]);
    expect(await codesOf('ada')).toEqual({ codes: [code] });
  });

  test('a code in lower case with spaces around is the same code', async () => {
    const { db, register } = await startRegistration();
    const [code] = await mintCodes(db, 1);
    const answer = await register(` ${code.toLowerCase()}\n`);
    expect(await answer.json()).toEqual({ codes: [code] });
  });

  test('several decks stand in the order of their registration', async () => {
    const { db, time, register } = await startRegistration();
    const [first, second] = await mintCodes(db, 2);
    await register(first);
    time.now += 1;
    expect(await (await register(second)).json()).toEqual({ codes: [first, second] });
  });

  test('the own code again is a success and changes nothing', async () => {
    const { db, register } = await startRegistration();
    const [code] = await mintCodes(db, 1);
    await register(code);
    const again = await register(code);
    expect([again.status, await again.json()]).toEqual([200, { codes: [code] }]);
  });

  test('another’s code is in use', async () => {
    const { db, register, codesOf } = await startRegistration();
    const [code] = await mintCodes(db, 1);
    await register(code, 'ada');
    const answer = await register(code, 'ben');
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: 'already_claimed', message: REGISTRATION_MESSAGES.already_claimed() },
    ]);
    expect(await codesOf('ben')).toEqual({ codes: [] });
  });

  test('a code that nobody has minted is not valid', async () => {
    const { register } = await startRegistration();
    const answer = await register(strange());
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'invalid', message: REGISTRATION_MESSAGES.invalid() },
    ]);
  });

  test('a code past its last day has expired', async () => {
    const { db, time, register } = await startRegistration();
    const [code] = await mintCodes(db, 1, { expiresAt: time.now });
    const answer = await register(code);
    expect([answer.status, await answer.json()]).toEqual([
      410,
      { error: 'expired', message: REGISTRATION_MESSAGES.expired() },
    ]);
  });

  test('a code that expires after its registration stays with its owner', async () => {
    const { db, time, register } = await startRegistration();
    const [code] = await mintCodes(db, 1);
    await register(code);
    await createInventory(db, () => time.now).expire(code);
    expect((await register(code)).status).toBe(200);
  });

  test('without a token is refused', async () => {
    const { app } = await startRegistration();
    const answer = await app.request('/api/registration', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
  });

  test('a code is in the database by its hash only, until it has an owner', async () => {
    const { db } = await startRegistration();
    const [code] = await mintCodes(db, 1);
    const row = await db.selectFrom('deck_codes').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row).toUpperCase()).not.toContain(code);
  });
});

test('an account that is kept out while it registers a deck keeps those that it has', async () => {
  const database = await makeDatabase();
  const db = await openDatabase(database.place);
  onTestFinished(() => db.destroy());
  const [first, second = ''] = await mintCodes(db, 2);
  let isThere = true;
  const decks = createDeckCodes(db, Date.now, () => Promise.resolve(isThere));
  await decks.claim('ada', first);
  isThere = false;
  const refused = await decks.claim('ada', second);
  expect([refused, await decks.codesOf('ada')]).toEqual(['gone', [first]]);
});

test('of 100 accounts that claim one code at once exactly one gets it', async () => {
  const { db, register } = await startRegistration();
  const [code] = await mintCodes(db, 1);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => register(code, `account-${index}`)),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
});

describe('the limit', () => {
  test('refuses the sixth try after five failures of an account within a minute', async () => {
    const { register } = await startRegistration();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await register(strange())).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('says to the second how long to wait, and lets through right after', async () => {
    const { db, time, register } = await startRegistration();
    const [code] = await mintCodes(db, 1);
    for (let tries = 0; tries < 5; tries += 1) {
      await register(strange());
      time.now += 1000;
    }
    const refused = await register(code);
    expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
      '55',
      { error: 'rate_limited', message: REGISTRATION_MESSAGES.rate_limited() },
    ]);
    time.now += 54_999;
    expect((await register(code)).status).toBe(429);
    time.now += 1;
    expect((await register(code)).status).toBe(200);
  });

  test('survives a restart', async () => {
    const { place } = await makeDatabase();
    const before = await startRegistration(place);
    for (let tries = 0; tries < 5; tries += 1) await before.register(strange());
    const after = await startRegistration(place);
    expect((await after.register(strange())).status).toBe(429);
  });

  test('of one account does not hold up another at the same address', async () => {
    const { db, register } = await startRegistration();
    const [code] = await mintCodes(db, 1);
    for (let tries = 0; tries < 6; tries += 1) await register(strange(), 'ada');
    expect((await register(code, 'ben')).status).toBe(200);
  });

  test('holds up an address after thirty guesses of any accounts', async () => {
    const { db, register } = await startRegistration();
    const [code] = await mintCodes(db, 1);
    for (let guess = 0; guess < 30; guess += 1) await register(strange(), `account-${guess}`);
    expect((await register(code, 'ben')).status).toBe(429);
    expect((await register(code, 'ben', '192.0.2.2')).status).toBe(200);
  });

  test('does not count successes', async () => {
    const { db, register } = await startRegistration();
    const codes = await mintCodes(db, 8);
    const statuses = [];
    for (const code of codes) statuses.push((await register(code)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('tells parallel guesses no more than five times that they were wrong', async () => {
    const { register } = await startRegistration();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(strange())));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });
});
