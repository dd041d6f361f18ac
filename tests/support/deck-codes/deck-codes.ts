import { join } from 'node:path';

import { openDatabase, type Database } from '#server/db/open.ts';
import { createInventory } from '#server/deck-codes/inventory.ts';
import { claimAs, mintCodes } from '#support/deck-codes/decks.ts';

/** Works on the database of the server that the browser tests talk to, while it runs. */
const withDatabase = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
  const folder = process.env['DCK_TEST_DATA'] ?? '';
  const db = await openDatabase({ file: join(folder, 'dck.sqlite') });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

/** A fresh deck code. */
export const newDeckCode = (): Promise<string> =>
  withDatabase(async (db) => {
    const [code] = await mintCodes(db, 1);
    return code;
  });

/** A deck code that has been ended, as the owner of the product does. */
export const expiredDeckCode = (): Promise<string> =>
  withDatabase(async (db) => {
    const [code] = await mintCodes(db, 1);
    await createInventory(db, Date.now).expire(code);
    return code;
  });

/** A deck code of another account. */
export const takenDeckCode = (): Promise<string> =>
  withDatabase(async (db) => {
    const [code] = await mintCodes(db, 1);
    await claimAs(db, 'somebody-else', code);
    return code;
  });
