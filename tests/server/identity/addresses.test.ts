import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { addresses } from '#server/db/migrations/005-addresses.ts';
import { openDatabase } from '#server/db/open.ts';
import { createAccounts, type Account } from '#server/identity/accounts.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { makeDatabase } from '#support/database/database.ts';
import { ADA } from '#support/identity/identity-client.ts';
import { HASHING } from '#support/identity/identity-server.ts';

/** The same address, another person behind it. */
const EVE = { ...ADA, givenName: 'Eve', password: 'eavesdropping' };

const openAccounts = async () => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  return { db, accounts: createAccounts(db, await createPasswords(HASHING), () => 1000) };
};

const idOf = (account: Account | undefined): string => account?.id ?? 'no account';

test('an address that is known gets a second account, and each opens with its own password', async () => {
  const { accounts } = await openAccounts();
  const first = await accounts.createBeside(ADA);
  const second = await accounts.createBeside(EVE);
  expect([first.holder, second.holder]).toEqual([true, false]);
  expect(await accounts.verify(ADA.email, ADA.password)).toEqual(first);
  expect(await accounts.verify(ADA.email, EVE.password)).toEqual(second);
  expect(await accounts.findByEmail(ADA.email)).toEqual(first);
});

test('a third sign-up ends the second account and leaves the holder alone', async () => {
  const { accounts } = await openAccounts();
  const first = await accounts.createBeside(ADA);
  const second = await accounts.createBeside(EVE);
  const third = await accounts.createBeside({ ...EVE, password: 'another password' });
  expect((await accounts.list()).map(({ id }) => id)).toEqual([first.id, third.id]);
  expect(await accounts.find(second.id)).toBeUndefined();
});

test('of twenty sign-ups at once with one address one holds it and one stands beside', async () => {
  const { accounts } = await openAccounts();
  const all = Array.from({ length: 20 }, () => accounts.createBeside(ADA));
  await Promise.all(all);
  expect((await accounts.list()).map(({ holder }) => holder)).toEqual([true, false]);
});

test('whoever proves an address holds it, and nothing stays of who had not proven it', async () => {
  const { accounts, db } = await openAccounts();
  const first = await accounts.createBeside(ADA);
  const second = await accounts.createBeside(EVE);
  await accounts.grant(first.id, 'beta');
  expect(await accounts.markVerified(second.id)).toBe(true);
  expect(await accounts.findByEmail(ADA.email)).toMatchObject({ id: second.id, verifiedAt: 1000 });
  expect(await accounts.find(first.id)).toBeUndefined();
  expect(await db.selectFrom('account_groups').selectAll().execute()).toEqual([]);
});

test('an address that is proven cannot be proven by a second account', async () => {
  const { accounts } = await openAccounts();
  const first = await accounts.createBeside(ADA);
  await accounts.markVerified(first.id);
  const second = await accounts.createBeside(EVE);
  expect(await accounts.markVerified(second.id)).toBe(false);
  expect(idOf(await accounts.findByEmail(ADA.email))).toBe(first.id);
  expect(await accounts.find(second.id)).toMatchObject({ verifiedAt: null, holder: false });
});

test('a change of address takes it from whoever has not proven it, never from whoever has', async () => {
  const { accounts } = await openAccounts();
  const ada = await accounts.createBeside(ADA);
  const squatter = await accounts.createBeside({ ...EVE, email: 'new@example.com' });
  expect(await accounts.setVerifiedEmail(ada.id, 'New@Example.com')).toBe(true);
  expect(await accounts.find(squatter.id)).toBeUndefined();
  expect(idOf(await accounts.findByEmail('new@example.com'))).toBe(ada.id);
  const bea = await accounts.createBeside({ ...EVE, email: 'bea@example.com' });
  expect(await accounts.setVerifiedEmail(bea.id, 'new@example.com')).toBe(false);
  expect(await accounts.find(bea.id)).toMatchObject({ email: 'bea@example.com' });
});

test('of two accounts that prove one address at once exactly one does', async () => {
  const { accounts } = await openAccounts();
  const people = await Promise.all(
    ['a@example.com', 'b@example.com'].map((email) => accounts.createBeside({ ...ADA, email })),
  );
  const outcomes = await Promise.all(
    people.map(({ id }) => accounts.setVerifiedEmail(id, 'both@example.com')),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});

test('an account without a password opens with none', async () => {
  const { accounts } = await openAccounts();
  const { email, givenName } = ADA;
  const account = await accounts.createBeside({ email, givenName, verified: true });
  expect(account).toMatchObject({ hasPassword: false, verifiedAt: 1000 });
  for (const password of ['', ' ', 'null', 'undefined']) {
    expect(await accounts.verify(email, password)).toBeUndefined();
  }
  await accounts.setPassword(account.id, ADA.password);
  expect(idOf(await accounts.verify(email, ADA.password))).toBe(account.id);
});

test('accounts of an earlier edition hold their addresses and keep password and groups', async () => {
  const { accounts, db } = await openAccounts();
  const ada = await accounts.create(ADA);
  await accounts.grant(idOf(ada), 'beta');
  // The tables as the edition before made them.
  await sql`create table accounts_old (id text primary key, email text not null unique,
    given_name text not null, password_hash text not null, created_at bigint not null)`.execute(db);
  await sql`insert into accounts_old select id, email, given_name, password_hash, created_at
    from accounts`.execute(db);
  await sql`create table groups_old (account_id text not null references accounts_old (id)
    on delete cascade, group_name text not null, primary key (account_id, group_name))`.execute(db);
  await sql`insert into groups_old select account_id, group_name from account_groups`.execute(db);
  for (const table of ['account_groups', 'accounts']) await db.schema.dropTable(table).execute();
  await db.schema.alterTable('accounts_old').renameTo('accounts').execute();
  await db.schema.alterTable('groups_old').renameTo('account_groups').execute();
  await addresses.up(db);
  expect(await accounts.verify(ADA.email, ADA.password)).toEqual({ ...ada, groups: ['beta'] });
  await accounts.delete(idOf(ada));
  expect(await db.selectFrom('account_groups').selectAll().execute()).toEqual([]);
});
