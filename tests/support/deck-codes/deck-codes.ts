import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { openDatabase } from '#server/db/open.ts';
import { createDecks } from '#server/deck-codes/claim.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The data folder of the server that the browser tests talk to. */
const dataDir = (): string => process.env['DCK_TEST_DATA'] ?? '';

/** A fresh deck code, minted by the command while the server runs. */
export const newDeckCode = async (...options: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/deck-codes/decks.command.ts', 'mint', '--count', '1', ...options],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir() } },
  );
  return /[0-9A-F-]{36}/.exec(stdout)?.[0] ?? '';
};

/** Ends a code, as the owner of the product does. */
export const expireDeckCode = async (code: string): Promise<void> => {
  await promisify(execFile)(
    process.execPath,
    ['server/deck-codes/decks.command.ts', 'expire', code],
    {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir() },
    },
  );
};

/** A deck code that belongs to somebody else. */
export const takenDeckCode = async (): Promise<string> => {
  const code = await newDeckCode();
  const db = await openDatabase({ file: join(dataDir(), 'dck.sqlite') });
  await createDecks(db, Date.now, () => Promise.resolve(true)).claim('somebody-else', code);
  await db.destroy();
  return code;
};
