import { openDatabase } from '#server/db/open.ts';
import { createDecks } from '#server/deck-codes/claim.ts';
import { makeDatabase } from '#support/database/database.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { runProcess } from '#support/shared/process.ts';

export const ORIGIN = 'https://app.dck.example';

/** The command over a database of its own. */
export const startDecks = async () => {
  const folder = await makeTemporaryFolder();
  const database = await makeDatabase();
  const env = { ...database.env, PUBLIC_ORIGIN: ORIGIN };
  const spawnDecks = (...args: string[]) =>
    runProcess(['server/deck-codes/decks.command.ts', ...args], env);
  return {
    folder,
    env,
    spawnDecks,
    decks: async (...args: string[]) => {
      const command = spawnDecks(...args);
      const status = await command.ended;
      return { status, stdout: command.stdout(), stderr: command.stderr() };
    },
    /** Registers a code to an account as the server does. */
    claim: async (code: string) => {
      const db = await openDatabase(database.place);
      const outcome = await createDecks(db, Date.now, () => Promise.resolve(true)).claim(
        'account-1',
        code,
      );
      await db.destroy();
      return outcome;
    },
  };
};
