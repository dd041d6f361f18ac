import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { runMove } from '#server/operations/move.ts';
import { makeDatabase } from '#support/database/database.ts';
import { startDrill } from '#support/faults/drill.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';
import { startProductProcess, type Place, type Product } from '#support/process/product-process.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';
import { runInTest } from '#support/shared/run-in-test.ts';

const serve = async (place: Place): Promise<Product> => {
  const product = await startProductProcess(place);
  onTestFinished(() => (product.hasEnded() ? undefined : product.end('SIGKILL')));
  return product;
};

/** An empty PostgreSQL database. */
const emptyTarget = async (): Promise<string> => {
  const { place } = await makeDatabase({ untouched: true });
  if ('url' in place) return place.url;
  throw new Error(`No PostgreSQL at ${String(inject('postgres'))}.`);
};

const moveFrom = (dataDir: string, ...args: string[]) =>
  runInTest(runMove, args, { DATA_DIR: dataDir, DATABASE_URL: '' });

/** The names of what is in a database. */
const relationsOf = async (url: string): Promise<unknown[]> => {
  const db = await openDatabase({ url, asIs: true });
  const { rows } =
    await sql`select relname from pg_class where relnamespace = 'public'::regnamespace`.execute(db);
  await db.destroy();
  return rows;
};

test('all that was acknowledged before a server was killed is in PostgreSQL after a move', async () => {
  const place = { port: await freePort(), dataDir: await makeTemporaryFolder() };
  const to = await emptyTarget();
  const product = await serve(place);
  const drill = await startDrill(product);
  await drill.write(20);
  const refused = await moveFrom(place.dataDir, '--to', to);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('is in use')]);
  await product.end('SIGKILL');
  await drill.ended();
  const moved = await moveFrom(place.dataDir, '--to', to);
  expect([moved.status, moved.stderr]).toEqual([0, '']);
  await serve({ ...place, databaseUrl: to });
  await drill.signInAgain();
  expect(await drill.writer.lost()).toEqual([]);
});

test('every row of more than one batch is copied', async () => {
  const dataDir = await makeTemporaryFolder();
  const from = await openDatabase({ file: join(dataDir, 'dck.sqlite') });
  await mintCodes(from, 1203);
  const codes = await from.selectFrom('deck_codes').selectAll().orderBy('code_hash').execute();
  await from.destroy();
  const to = await emptyTarget();
  expect((await moveFrom(dataDir, '--to', to)).status).toBe(0);
  const target = await openDatabase({ url: to });
  onTestFinished(() => target.destroy());
  expect(await target.selectFrom('deck_codes').selectAll().orderBy('code_hash').execute()).toEqual(
    codes,
  );
});

test('a target with a table is refused, and left as it is', async () => {
  const dataDir = await makeTemporaryFolder();
  await (await openDatabase({ file: join(dataDir, 'dck.sqlite') })).destroy();
  const to = await emptyTarget();
  const db = await openDatabase({ url: to, asIs: true });
  await sql`create table songs (title text)`.execute(db);
  await db.destroy();
  onTestFinished(async () => {
    const again = await openDatabase({ url: to, asIs: true });
    await sql`drop table songs`.execute(again);
    await again.destroy();
  });
  const { status, stderr } = await moveFrom(dataDir, '--to', to);
  expect([status, stderr]).toEqual([1, 'The database of --to is not empty: it has songs.\n']);
  expect(await relationsOf(to)).toEqual([{ relname: 'songs' }]);
});

test('a move that fails leaves nothing in the target', async () => {
  const dataDir = await makeTemporaryFolder();
  const from = await openDatabase({ file: join(dataDir, 'dck.sqlite') });
  await mintCodes(from, 10);
  // PostgreSQL stores no such character.
  await from.insertInto('rate_limits').values({ key: 'a\0b', points: 1, expires_at: 1 }).execute();
  await from.destroy();
  const to = await emptyTarget();
  const { status, stderr } = await moveFrom(dataDir, '--to', to);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  expect(await relationsOf(to)).toEqual([]);
});

test.each([[[]], [['postgres://localhost/dck']], [['--to', 'mysql://localhost/dck']]])(
  '%j is wrong usage',
  async (args) => {
    const { status, stderr } = await moveFrom(await makeTemporaryFolder(), ...args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^[^\n]+ See --help\.\n$/)]);
  },
);

test('--help tells what it does', async () => {
  const { status, stdout } = await moveFrom('', '--help');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run move -- --to /)]);
});
