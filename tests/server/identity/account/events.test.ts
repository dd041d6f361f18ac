import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { EVENT_LIFE_MS, EVENTS_MAX, recordEvent } from '#server/identity/account/events.ts';
import { purgeExpired } from '#server/identity/purge.ts';
import { makeDatabase } from '#support/database/database.ts';

const DAY = 24 * 60 * 60_000;
const NOON = 20_000 * DAY + DAY / 2;

const open = async () => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const eventsOf = (accountId: string) =>
    db
      .selectFrom('account_events')
      .select(['kind', 'times', 'at', 'device'])
      .where('account_id', '=', accountId)
      .orderBy('at')
      .execute();
  return { db, eventsOf };
};

test('an event stands there with its device', async () => {
  const { db, eventsOf } = await open();
  await recordEvent(
    db,
    { accountId: 'ada', kind: 'signed-in', device: 'Firefox on Android' },
    NOON,
  );
  expect(await eventsOf('ada')).toEqual([
    { kind: 'signed-in', times: 1, at: NOON, device: 'Firefox on Android' },
  ]);
});

test('wrong passwords of one day are one row with a count', async () => {
  const { db, eventsOf } = await open();
  const wrong = { accountId: 'ada', kind: 'wrong-password' } as const;
  for (const at of [NOON, NOON + 1, NOON + 2, NOON + DAY]) await recordEvent(db, wrong, at);
  expect((await eventsOf('ada')).map(({ at, times }) => [at, times])).toEqual([
    [NOON + 2, 3],
    [NOON + DAY, 1],
  ]);
});

test('an account keeps the latest of its events and leaves those of others alone', async () => {
  const { db, eventsOf } = await open();
  await recordEvent(db, { accountId: 'grace', kind: 'signed-in' }, NOON);
  for (let index = 0; index < EVENTS_MAX + 3; index += 1) {
    await recordEvent(db, { accountId: 'ada', kind: 'signed-in' }, NOON + index);
  }
  const kept = await eventsOf('ada');
  expect(kept).toHaveLength(EVENTS_MAX);
  expect(kept[0]?.at).toBe(NOON + 3);
  expect(await eventsOf('grace')).toHaveLength(1);
});

test('an event goes after ninety days', async () => {
  const { db, eventsOf } = await open();
  await recordEvent(db, { accountId: 'ada', kind: 'signed-in' }, NOON);
  await recordEvent(db, { accountId: 'ada', kind: 'password-changed' }, NOON + 1);
  await purgeExpired(db, NOON + EVENT_LIFE_MS, new AbortController().signal);
  expect((await eventsOf('ada')).map(({ kind }) => kind)).toEqual(['password-changed']);
});
