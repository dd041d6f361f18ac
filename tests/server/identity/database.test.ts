import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { loadXsrfKeys } from '#server/session/xsrf.ts';
import { makeDatabase } from '#support/database/database.ts';
import { signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

test('keeps keys and accounts over a restart', async () => {
  const before = await serveIdentity();
  await signUp(before.origin, ADA);
  const after = await serveIdentity({ place: before.place });
  expect(after.identity.jwks).toEqual(before.identity.jwks);
  expect(await after.identity.accounts.verify(ADA.email, ADA.password)).toMatchObject({
    givenName: 'Ada',
  });
});

test('gives two processes that start together the same keys', async () => {
  const { place } = await makeDatabase();
  const [one, two] = await Promise.all([serveIdentity({ place }), serveIdentity({ place })]);
  expect(one.identity.jwks).toEqual(two.identity.jwks);
});

test('publishes nothing private among the keys', async () => {
  const { identity, origin } = await serveIdentity();
  const published: unknown = await (await fetch(`${origin}/idp/jwks`)).json();
  expect(published).toEqual(identity.jwks);
  for (const key of identity.jwks.keys) {
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  }
});

test('grants, lists and revokes groups, and forgets a deleted account', async () => {
  const { identity } = await serveIdentity();
  const { accounts } = identity;
  const ada = await accounts.create(ADA);
  const id = ada?.id ?? '';
  await accounts.grant(id, 'beta');
  await accounts.grant(id, 'beta');
  expect(await accounts.list()).toMatchObject([{ email: ADA.email, groups: ['beta'] }]);
  expect(await accounts.revoke(id, 'beta')).toBe(true);
  expect(await accounts.revoke(id, 'beta')).toBe(false);
  expect(await accounts.create({ ...ADA, email: ' ADA@EXAMPLE.COM' })).toBeUndefined();
  expect(await accounts.delete(id)).toBe(true);
  expect(await accounts.delete(id)).toBe(false);
  expect(await accounts.find(id)).toBeUndefined();
});

test('the keys are made once for all servers on a database', async () => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const [one, two] = await Promise.all([loadXsrfKeys(db, 1), loadXsrfKeys(db, 1)]);
  expect([two, await loadXsrfKeys(db, 2)]).toEqual([one, one]);
});
