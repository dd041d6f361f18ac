import { expect, onTestFinished, test } from 'vitest';

import { createLimit } from '#server/db/limits.ts';
import { openDatabase } from '#server/db/open.ts';
import { createTries } from '#server/identity/guessing/tries.ts';
import { NOW } from '#support/api/tokens.ts';
import { makeDatabase } from '#support/database/database.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const start = async () => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const time = { now: NOW };
  return { db, time, clock: () => time.now };
};

test('a limit that was reached by a clock a day ahead holds nobody up once it is right', async () => {
  const { clock, db, time } = await start();
  const limit = createLimit({ db, clock, name: 'test', points: 1, windowMs: MINUTE });
  time.now += DAY;
  await limit.consume('ada');
  expect((await limit.consume('ada')).ok).toBe(false);
  time.now -= DAY;
  expect([(await limit.peek('ada')).ok, (await limit.consume('ada')).ok]).toEqual([true, true]);
  expect((await limit.consume('ada')).ok).toBe(false);
});

test('wrong passwords by a clock a day ahead are forgotten once it is right', async () => {
  const { clock, db, time } = await start();
  const tries = createTries(db, clock);
  time.now += DAY;
  await tries.add('ada@example.com', 'all');
  expect(await tries.add('ada@example.com', 'all')).toBe(2);
  time.now -= DAY;
  expect(await tries.add('ada@example.com', 'all')).toBe(1);
});
