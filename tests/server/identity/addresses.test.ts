import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { addresses } from '#server/db/migrations/005-addresses.ts';
import { accountLocale } from '#server/db/migrations/021-account-locale.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { createAccounts, type Account } from '#server/identity/accounts.ts';
import { createPasswords } from '#server/identity/passwords.ts';
import { makeDatabase } from '#support/database/database.ts';
import { ADA } from '#support/identity/identity-client.ts';
import { HASHING } from '#support/identity/identity-server.ts';

/** The same address, another person behind it. */
const EVE = { ...ADA, givenName: 'Eve', password: 'eavesdropping' };

const openAccounts = async (clock = () => 1000) => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  return { db, accounts: createAccounts(db, await createPasswords(HASHING), clock) };
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

/** Gives an account a deck, as the registration does. */
const giveDeck = async (db: Database, accountId: string): Promise<void> => {
  const deck = { code_hash: accountId, mint_run: 'run', code: null, expires_at: null };
  await db
    .insertInto('deck_codes')
    .values({ ...deck, claimed_by: accountId, claimed_at: 1 })
    .execute();
};

test('where three have not proven an address, the oldest that is not in use makes room', async () => {
  let now = 1000;
  const { accounts, db } = await openAccounts(() => (now += 1));
  const made: string[] = [];
  for (const password of ['one', 'two', 'three', 'four']) {
    const { id } = await accounts.createBeside({ ...EVE, password: `the password ${password}` });
    made.push(id);
    if (password !== 'three') await giveDeck(db, id);
  }
  const [first, second, third, fourth] = made;
  const left = (await accounts.list()).map(({ id }) => id);
  expect(new Set(left)).toEqual(new Set([first, second, fourth]));
  expect(left).not.toContain(third);
  expect(idOf(await accounts.verify(ADA.email, 'the password four'))).toBe(fourth);
});

test('where all are in use, none goes, and a further one opens once it proves the address', async () => {
  let now = 1000;
  const { accounts, db } = await openAccounts(() => (now += 1));
  const made: Account[] = [];
  for (let count = 1; count <= 5; count += 1) {
    const account = await accounts.createBeside({ ...EVE, password: `the password ${count}` });
    await giveDeck(db, account.id);
    made.push(account);
  }
  expect(await accounts.list()).toHaveLength(5);
  const opens = await Promise.all(made.map(accounts.opensByPassword));
  expect(opens).toEqual([true, true, true, true, false]);
  expect(await accounts.verify(ADA.email, 'the password 5')).toBeUndefined();
  expect(await accounts.markVerified(made[4]?.id ?? '')).toBe(true);
  expect(idOf(await accounts.verify(ADA.email, 'the password 5'))).toBe(made[4]?.id);
  expect(idOf(await accounts.verify(ADA.email, 'the password 3'))).toBe(made[2]?.id);
});

test('an unused account beside the holder ends after a month, one in use stays', async () => {
  let now = 1000;
  const { accounts, db } = await openAccounts(() => (now += 1));
  const holder = await accounts.createBeside(ADA);
  const unused = await accounts.createBeside(EVE);
  const used = await accounts.createBeside({ ...EVE, password: 'another password' });
  await giveDeck(db, used.id);
  await accounts.eraseForgotten(now - 100);
  expect(await accounts.list()).toHaveLength(3);
  await accounts.eraseForgotten(now);
  expect((await accounts.list()).map(({ id }) => id)).toEqual([holder.id, used.id]);
  expect(await accounts.find(unused.id)).toBeUndefined();
});

test('of twenty sign-ups at once with one address one holds it', async () => {
  const { accounts } = await openAccounts();
  const all = Array.from({ length: 20 }, () => accounts.createBeside(ADA));
  await Promise.all(all);
  expect((await accounts.list()).filter(({ holder }) => holder)).toHaveLength(1);
});

test('the account that proves an address holds it, and the others keep their data', async () => {
  const { accounts } = await openAccounts();
  const first = await accounts.createBeside(ADA);
  const second = await accounts.createBeside(EVE);
  await accounts.grant(first.id, 'beta');
  expect(await accounts.markVerified(second.id)).toBe(true);
  expect(await accounts.findByEmail(ADA.email)).toMatchObject({ id: second.id, verifiedAt: 1000 });
  expect(await accounts.verify(ADA.email, ADA.password)).toMatchObject({
    id: first.id,
    groups: ['beta'],
    holder: false,
    verifiedAt: null,
  });
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

test('an account can change to an address that others have not proven, never to a proven one', async () => {
  const { accounts } = await openAccounts();
  const ada = await accounts.createBeside(ADA);
  const squatter = await accounts.createBeside({ ...EVE, email: 'new@example.com' });
  expect(await accounts.setVerifiedEmail(ada.id, 'New@Example.com')).toBe(true);
  expect(await accounts.find(squatter.id)).toMatchObject({ holder: false, verifiedAt: null });
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
  await accountLocale.up(db);
  expect(await accounts.verify(ADA.email, ADA.password)).toEqual({ ...ada, groups: ['beta'] });
  await accounts.delete(idOf(ada));
  expect(await db.selectFrom('account_groups').selectAll().execute()).toEqual([]);
});
