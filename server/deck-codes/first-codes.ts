import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { makeDataFolder } from '#server/db/folder.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashOf, linkOf, newCode } from '#server/deck-codes/codes.ts';

/** How many codes a new installation begins with. */
const COUNT = 3;

/** The run of the first start; its fixed name makes it happen once per database. */
const RUN = 'first';

/** Where the first codes stand in plain, inside the data folder, for the operator alone. */
export const FIRST_CODES_FILE = 'first-codes.txt';

/**
 * Makes the deck codes that a new installation begins with.
 * @param file gets the codes in plain, readable by this account only
 * @param clock milliseconds since the epoch
 * @returns the codes on the first start on a database, none on every later one
 * @throws StartError where the folder of the file cannot be made; then there are no codes either
 */
export const makeFirstCodes = (
  db: Database,
  file: string,
  clock: () => number,
): Promise<readonly string[]> =>
  inTransaction(db, async (transaction) => {
    const first = await transaction
      .insertInto('mint_runs')
      .values({ id: RUN, touched_at: clock(), finished_at: clock() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!first) return [];
    const codes = Array.from({ length: COUNT }, newCode);
    await transaction
      .insertInto('deck_codes')
      .values(codes.map((code) => ({ code_hash: hashOf(code), mint_run: RUN, expires_at: null })))
      .execute();
    await makeDataFolder(dirname(file));
    await writeFile(file, `${codes.join('\n')}\n`, { mode: 0o600 });
    return codes;
  });

/** The first codes in plain, by hash; empty where the file is gone. */
export const readFirstCodes = async (file: string): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  const codes = text.split('\n').filter((line) => line !== '');
  return new Map(codes.map((code) => [hashOf(code), code]));
};

/** What the first start tells the operator; empty on every later start. */
export const firstCodesText = (codes: readonly string[], origin: string): string =>
  codes.length === 0
    ? ''
    : [
        'Three deck codes to begin with, not yet registered:',
        ...codes.map((code) => `  ${code}  ${linkOf(origin, code)}`),
        'List them again with: npm run decks -- list --unclaimed',
        '',
      ].join('\n');
