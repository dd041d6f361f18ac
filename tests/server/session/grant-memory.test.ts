import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import type { Caller } from '#server/http/caller.ts';
import { createGrantStands, refuseEndedGrants } from '#server/identity/standing-grant.ts';
import { NOW } from '#support/api/tokens.ts';
import { makeDatabase } from '#support/database/database.ts';

const CALLER: Caller = { accountId: 'ada', groups: [], session: 'grant-1', authTime: undefined };

/** A check whose time and grant can be set, and how often it has looked. */
const makeCheck = () => {
  const state = { now: NOW, stands: true, looks: 0 };
  const verify = refuseEndedGrants(
    () => Promise.resolve(CALLER),
    () => {
      state.looks += 1;
      return Promise.resolve(state.stands);
    },
    () => state.now,
  );
  return { state, verify: () => verify('a token') };
};

test('a grant is looked up once in half a second', async () => {
  const { state, verify } = makeCheck();
  await verify();
  state.now += 499;
  expect([await verify(), state.looks]).toEqual([CALLER, 1]);
});

test('a grant that has ended counts as ended after half a second', async () => {
  const { state, verify } = makeCheck();
  await verify();
  state.stands = false;
  state.now += 500;
  expect(await verify()).toBeUndefined();
});

test('a grant that has ended is looked up each time', async () => {
  const { state, verify } = makeCheck();
  state.stands = false;
  await verify();
  state.stands = true;
  expect(await verify()).toBe(CALLER);
});

test.each([
  ['its own account', {}, true],
  ['another account', { account_id: 'bea' }, false],
  ['its own account until now', { expires_at: NOW }, false],
  ['its own account, of another kind', { kind: 'Session' }, false],
  ['no name', { id: '' }, false],
])('a grant of %s stands: %3$s', async (_name, differences, found) => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const account = { given_name: 'A', holder: 1, password_hash: '', created_at: NOW };
  await db
    .insertInto('accounts')
    .values([
      { id: 'ada', email: 'ada', ...account },
      { id: 'bea', email: 'bea', ...account },
    ])
    .execute();
  const row = { kind: 'Grant', id: 'grant-1', payload: '{}', account_id: 'ada' };
  const stored = { ...row, expires_at: NOW + 1, ...differences };
  await db.insertInto('oidc_payloads').values(stored).execute();
  const stands = createGrantStands(db, () => NOW);
  expect(await stands({ ...CALLER, session: stored.id })).toBe(found);
});
