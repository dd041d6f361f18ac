import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { decodeJwt } from 'jose';
import { expect, inject, onTestFinished, test } from 'vitest';

import { openDatabase, type Database, type DatabasePlace } from '#server/db/open.ts';
import { readAccount } from '#server/my-cards/rows.ts';
import { makeDatabase } from '#support/database/database.ts';
import { findPrograms } from '#support/database/postgres.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';
import { signIn, signUp } from '#support/identity/identity-client.ts';
import { startProduct, type Product } from '#support/process/product.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { runProcess } from '#support/shared/process.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

const run = promisify(execFile);

/** Follows docs/operations.md for the engine in use and gives the place of the restored database. */
const backUpAndRestore = async ({ database, env }: Product): Promise<DatabasePlace> => {
  const folder = await makeTemporaryFolder();
  if ('file' in database) {
    const file = join(folder, 'dck.sqlite');
    const command = runProcess(['server/operations/backup.command.ts', file], env);
    expect([await command.ended, command.stderr()]).toEqual([0, '']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['dck.sqlite']);
    return { file };
  }
  const programs = findPrograms() ?? '';
  const dump = join(folder, 'dck.dump');
  await run(join(programs, 'pg_dump'), ['--format=custom', `--file=${dump}`, database.url]);
  const empty = await makeDatabase({ untouched: true });
  if (!('url' in empty.place)) throw new Error(`No PostgreSQL at ${String(inject('postgres'))}.`);
  const options = ['--no-owner', '--exit-on-error', `--dbname=${empty.place.url}`];
  await run(join(programs, 'pg_restore'), [...options, dump]);
  const rename = 'update my_accounts set store = gen_random_uuid()';
  await run(join(programs, 'psql'), [empty.place.url, '-c', rename]);
  return empty.place;
};

/** What the devices of an account know its data of My Cards by. */
const storeOf = async (db: Database): Promise<string> => (await readAccount(db, 'ada')).store;

test('a backup taken while codes are written is whole, and people sign in to it', async () => {
  const product = await startProduct();
  await signUp(product.origin, ADA);
  const db = await openDatabase(product.database);
  onTestFinished(() => db.destroy());
  await mintCodes(db, 10);
  const before = await storeOf(db);
  const [place] = await Promise.all([backUpAndRestore(product), mintCodes(db, 20_000)]);
  const restored = await startProduct({ database: place });
  expect(decodeJwt((await signIn(restored.origin, ADA)).id_token)['email']).toBe(ADA.email);
  const copy = await openDatabase(place);
  onTestFinished(() => copy.destroy());
  expect(await storeOf(copy)).not.toBe(before);
  const counts = await copy
    .selectFrom('mint_runs')
    .innerJoin('deck_codes', 'deck_codes.mint_run', 'mint_runs.id')
    .select(({ fn }) => fn.countAll<number>().as('codes'))
    .where('finished_at', 'is not', null)
    .groupBy('mint_runs.id')
    .execute();
  // The first codes and the ten, and the large run in full or not at all.
  const numbers = counts.map(({ codes }) => codes).toSorted((a, b) => a - b);
  expect(numbers.slice(0, 2)).toEqual([3, 10]);
  expect([[], [20_000]]).toContainEqual(numbers.slice(2));
});
