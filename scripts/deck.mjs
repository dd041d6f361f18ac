// `npm run deck`: commands for the deck's folder.
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { runDeck } from '../server/deck-commands.ts';
import { factsFile } from '../server/shared/facts/read.ts';
import { runInProcess } from '../server/shared/run-command.ts';
import { withLock } from './lock.mjs';

const [command, named] = process.argv.slice(2);

/** The folder that a command reads or changes as a whole; none for other commands and for one that is missing. */
const folderToLock = () => {
  if (!['check', 'export', 'import', 'rename'].includes(command)) return undefined;
  try {
    return realpathSync(command === 'check' && named ? resolve(named) : dirname(factsFile()));
  } catch {
    return undefined;
  }
};

const folder = folderToLock();
const run = () => runInProcess(runDeck);
await (folder === undefined ? run() : withLock(folder, run));
