import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/shared/start-error.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';

const temporaryFile = async () => join(await makeTemporaryFolder(), 'dck.sqlite');

const open = async (file: string) => {
  const db = await openDatabase({ file });
  onTestFinished(() => db.destroy());
  return db;
};

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
  const file = await temporaryFile();
  const { db } = await serveIdentity({ place: { file } });
  const names = await db.selectFrom('secrets').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual([
    'cookie-keys',
    'device-key',
    'mail-tokens',
    'signing-keys',
  ]);
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

test('writes of others wait for the end of a transaction, in the order of their requests', async () => {
  const db = await open(await temporaryFile());
  const done: string[] = [];
  const add = async (name: string, to: Pick<typeof db, 'insertInto'> = db): Promise<void> => {
    await to.insertInto('secrets').values({ name, value: '', created_at: 0 }).execute();
    done.push(name);
  };
  const transaction = db.transaction().execute(async (inside) => {
    await add('first', inside);
    await setImmediate();
    await add('second', inside);
  });
  await Promise.all([transaction, ...['third', 'fourth', 'fifth'].map((name) => add(name))]);
  expect(done).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
});

test('a query of others is answered during a transaction, without its changes', async () => {
  const db = await open(await temporaryFile());
  const seen = await db.transaction().execute(async (inside) => {
    await inside.insertInto('secrets').values({ name: 'new', value: '', created_at: 0 }).execute();
    return db.selectFrom('secrets').select('name').execute();
  });
  expect(seen).toEqual([]);
  expect(await db.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'new' }]);
});

test('a transaction that fails leaves the connection to others', async () => {
  const db = await open(await temporaryFile());
  const failed = db.transaction().execute(() => Promise.reject(new Error('as meant')));
  const read = db.selectFrom('secrets').select('name').execute();
  await expect(failed).rejects.toThrow('as meant');
  expect(await read).toEqual([]);
});

test('a transaction that cannot begin leaves the connection to others', async () => {
  const file = await temporaryFile();
  const db = await open(file);
  const read = () => db.selectFrom('secrets').select('name').execute();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  await sql`pragma busy_timeout = 0`.execute(db);
  other.exec('begin immediate');
  await expect(db.transaction().execute(read)).rejects.toThrow('database is locked');
  expect(await read()).toEqual([]);
});
