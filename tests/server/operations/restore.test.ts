import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { runRestore } from '#server/operations/restore.ts';
import { copyDatabase } from '#server/operations/sqlite-file.ts';
import { makeDatabase } from '#support/database/database.ts';
import { startDrill } from '#support/faults/drill.ts';
import { startProductProcess, type Place, type Product } from '#support/process/product-process.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';
import { runInTest } from '#support/shared/run-in-test.ts';

/** A process of the product that ends with the test. */
const serve = async (place: Place): Promise<Product> => {
  const product = await startProductProcess(place);
  onTestFinished(() => (product.hasEnded() ? undefined : product.end('SIGKILL')));
  return product;
};

const restoreTo = (dataDir: string, ...args: string[]) =>
  runInTest(runRestore, args, { DATA_DIR: dataDir, DATABASE_URL: '' });

/** A data folder with a database, and a backup of it. */
const prepare = async () => {
  const { env, place } = await makeDatabase();
  if (!('file' in place)) throw new Error('This is about SQLite.');
  const db = await openDatabase(place);
  const mark = (key: string) =>
    db.insertInto('rate_limits').values({ key, points: 1, expires_at: 1 }).execute();
  await mark('before');
  const backup = join(await makeTemporaryFolder(), 'backup.sqlite');
  await copyDatabase(place.file, backup);
  await mark('after');
  return { backup, dataDir: env.DATA_DIR, db, file: place.file };
};

const marksIn = (file: string): unknown[] => {
  const database = new DatabaseSync(file);
  const rows = database.prepare('select key from rate_limits order by key').all();
  database.close();
  return rows.map(({ key }) => key);
};

test('all that was acknowledged before a backup is back after a restore, and the rest is kept', async () => {
  const place = { port: await freePort(), dataDir: await makeTemporaryFolder() };
  const file = join(place.dataDir, 'dck.sqlite');
  const backup = join(await makeTemporaryFolder(), 'backup.sqlite');
  const product = await serve(place);
  const drill = await startDrill(product);
  await drill.write(10);
  const before = drill.writer.taken();
  await copyDatabase(file, backup);
  await drill.write(10);
  const refused = await restoreTo(place.dataDir, backup);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('is in use')]);
  await product.end('SIGKILL');
  await drill.ended();
  expect((await restoreTo(place.dataDir, backup)).status).toBe(0);

  const restored = await serve(place);
  await drill.signInAgain();
  const lost = await drill.writer.lost();
  expect(drill.writer.taken() - lost.length).toBeGreaterThanOrEqual(before);
  await restored.end('SIGTERM');
  const names = await readdir(place.dataDir);
  const old = names.find((name) => name.startsWith('dck-before-')) ?? '';
  await copyFile(join(place.dataDir, old), file);
  await serve(place);
  await drill.signInAgain();
  expect(await drill.writer.lost()).toEqual([]);
});

test('a restore puts the backup in place and keeps what was there under a date', async () => {
  const { backup, dataDir, db, file } = await prepare();
  await db.destroy();
  const { status, stderr, stdout } = await restoreTo(dataDir, backup);
  expect([status, stderr]).toEqual([0, '']);
  expect(marksIn(file)).toEqual(['before']);
  const [, old = ''] = /is now (\S+\/dck-before-[\dTZ-]+\.sqlite)\n/.exec(stdout) ?? [];
  expect(marksIn(old)).toEqual(['after', 'before']);
});

test('a restore makes the folder that is gone', async () => {
  const { backup, dataDir, db, file } = await prepare();
  await db.destroy();
  await rm(dataDir, { recursive: true });
  onTestFinished(() => mkdir(dataDir, { recursive: true }).then(() => undefined));
  const { status } = await restoreTo(dataDir, backup);
  expect([status, marksIn(file)]).toEqual([0, ['before']]);
});

test('a database that is open is not replaced', async () => {
  const { backup, dataDir, db, file } = await prepare();
  const { status, stderr } = await restoreTo(dataDir, backup);
  expect([status, stderr]).toEqual([
    1,
    `${file} is in use. Stop the server first, and every command.\n`,
  ]);
  await db.destroy();
  expect([marksIn(file), await readdir(dataDir)]).toEqual([['after', 'before'], ['dck.sqlite']]);
});

const spoil: Record<string, (backup: string) => Promise<void>> = {
  'it is damaged': async (backup) => {
    const bytes = await readFile(backup);
    // The second page and all after it; the first holds the header.
    await writeFile(backup, bytes.fill(7, 4096));
  },
  'file is not a database': (backup) => writeFile(backup, 'A shopping list. '.repeat(500)),
  'it is no database of this product': async (backup) => {
    await rm(backup);
    const other = new DatabaseSync(backup);
    other.exec('create table songs (title text)');
    other.close();
  },
  'made by a newer version': (backup) => {
    const newer = new DatabaseSync(backup);
    newer.exec("insert into kysely_migration values ('999-later', '2099-01-01')");
    newer.close();
    return Promise.resolve();
  },
};

test.each(Object.keys(spoil))('a backup is refused: %s', async (reason) => {
  const { backup, dataDir, db, file } = await prepare();
  await db.destroy();
  await spoil[reason]?.(backup);
  const { status, stderr } = await restoreTo(dataDir, backup);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+ cannot be restored: .*\n$/)]);
  expect([marksIn(file), await readdir(dataDir)]).toEqual([['after', 'before'], ['dck.sqlite']]);
});

test.each([[[]], [['one', 'two']], [['--force']]])('%j is wrong usage', async (args) => {
  const { status, stderr } = await restoreTo(await makeTemporaryFolder(), ...args);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^[^\n]+ See --help\.\n$/)]);
});

test('--help tells what it does', async () => {
  const { status, stdout } = await restoreTo('', '--help');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run restore -- FILE\n/)]);
});
