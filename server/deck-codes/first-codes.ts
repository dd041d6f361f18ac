import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { makeDataFolder } from '#server/db/folder.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashDeckCode, registrationLink, generateDeckCode } from '#server/deck-codes/deck-code.ts';

/** Number of codes of a new installation. */
const COUNT = 3;

/** Name of the first start's mint run; unique, so that it happens once per database. */
const RUN = 'first';

/** The first codes in plain text, inside the data folder, for the operator only. */
export const FIRST_CODES_FILE = 'first-codes.txt';

/**
 * Makes the deck codes of a new installation.
 * @param file gets the codes in plain text, readable only by the current user
 * @param clock milliseconds since the epoch
 * @returns the codes on the first start on a database, none on later starts
 * @throws StartError where the folder of the file cannot be made; then no codes are made
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
    const codes = Array.from({ length: COUNT }, generateDeckCode);
    await transaction
      .insertInto('deck_codes')
      .values(
        codes.map((code) => ({ code_hash: hashDeckCode(code), mint_run: RUN, expires_at: null })),
      )
      .execute();
    await makeDataFolder(dirname(file));
    await writeFile(file, `${codes.join('\n')}\n`, { mode: 0o600 });
    return codes;
  });

/** The first codes in plain text, by hash; empty where the file does not exist. */
export const readFirstCodes = async (file: string): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  const codes = text.split('\n').filter((line) => line !== '');
  return new Map(codes.map((code) => [hashDeckCode(code), code]));
};

/** The message of the first start; empty on later starts. */
export const firstCodesText = (codes: readonly string[], origin: string): string =>
  codes.length === 0
    ? ''
    : [
        'Three deck codes to begin with, not yet registered:',
        ...codes.map((code) => `  ${code}  ${registrationLink(origin, code)}`),
        'List them again with: npm run decks -- list --unclaimed',
        '',
      ].join('\n');
