import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/start-error.ts';
import { signUp } from '#support/identity-client.ts';
import { serveIdentity, temporaryFile } from '#support/identity-server.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

const open = async (file: string) => {
  const db = await openDatabase({ file });
  onTestFinished(() => db.destroy());
  return db;
};

test('keeps keys and accounts over a restart', async () => {
  const before = await serveIdentity();
  await signUp(before.origin, ADA);
  const after = await serveIdentity({ file: before.file });
  expect(after.identity.jwks).toEqual(before.identity.jwks);
  expect(await after.identity.accounts.verify(ADA.email, ADA.password)).toMatchObject({
    givenName: 'Ada',
  });
});

test('gives two processes that start together the same keys', async () => {
  const file = await temporaryFile();
  const [one, two] = await Promise.all([serveIdentity({ file }), serveIdentity({ file })]);
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

test('makes a database that only its owner can read', async () => {
  const file = await temporaryFile();
  await open(file);
  for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o777).toBe(0o600);
});

test('takes a database that others can read away from them', async () => {
  const file = await temporaryFile();
  await writeFile(file, '', { mode: 0o644 });
  await chmod(file, 0o644);
  await open(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('keeps every key in the database and nowhere else', async () => {
  const { db, file } = await serveIdentity();
  const names = await db.selectFrom('secrets').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual(['cookie-keys', 'signing-keys']);
  const files = await readdir(dirname(file));
  expect(files.filter((name) => !name.startsWith('dck.sqlite'))).toEqual([]);
});

test('says in one line that the folder cannot be made', async () => {
  const file = await temporaryFile();
  await writeFile(file, '');
  const attempt = openDatabase({ file: join(file, 'below', 'dck.sqlite') });
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(
    /^The data folder .* cannot be made: part of the path is a file\.$/,
  );
});

test('says in one line that a place takes no folders', async () => {
  const attempt = openDatabase({ file: '/proc/dck/below/dck.sqlite' });
  await expect(attempt).rejects.toThrow(
    /^The data folder \/proc\/dck\/below cannot be made: this place takes no folders\.$/,
  );
});

test('says in one line that the file is not a database', async () => {
  const file = await temporaryFile();
  await writeFile(file, 'This is a shopping list, not a database. '.repeat(200));
  await expect(openDatabase({ file })).rejects.toThrow(
    /^The database .* cannot be used: file is not a database\.$/,
  );
});

test('says in one line that a folder is in the place of the file', async () => {
  const file = await temporaryFile();
  await mkdir(join(dirname(file), 'dck.sqlite'));
  await expect(openDatabase({ file })).rejects.toThrow(
    /^The database .* cannot be written: it is a folder\.$/,
  );
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
