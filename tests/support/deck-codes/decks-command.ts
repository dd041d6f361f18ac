import { getConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { runDecks } from '#server/deck-codes/decks.ts';
import { startServer } from '#server/server.ts';
import { TEST_DECK } from '#support/shared/test-deck.ts';
import { makeDatabase } from '#support/database/database.ts';
import { claimAs } from '#support/deck-codes/decks.ts';
import { runInTest } from '#support/shared/run-in-test.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';
import { runProcess } from '#support/shared/process.ts';

export const ORIGIN = 'https://app.dck.example';

/** The codes of the CSV that `mint` prints. */
export const codesIn = (csv: string): string[] =>
  csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');

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
    /** Runs it as an operator does, as a process of its own. */
    spawnDecks,
    /** Runs it in this process. */
    decks: (...args: string[]) => runInTest(runDecks, args, env),
    /** The codes that the first start on the database makes; the server runs in this process. */
    firstStart: async (): Promise<readonly string[]> => {
      const config = { ...getConfig(env), port: 0, deckDir: TEST_DECK };
      const server = await startServer(
        config,
        () => {},
        () => {},
      );
      await server.close(0);
      return server.firstCodes;
    },
    /** The output of a server process on the database at its start. */
    serveOnce: async (): Promise<string> => {
      const server = runProcess(['server/run.mjs'], { ...env, PORT: String(await freePort()) });
      await server.saysOnStdout('is ready');
      server.kill('SIGTERM');
      await server.ended;
      return server.stdout();
    },
    /** Registers a code to an account as the server does. */
    claim: async (code: string) => {
      const db = await openDatabase(database.place);
      const outcome = await claimAs(db, 'account-1', code);
      await db.destroy();
      return outcome;
    },
  };
};
