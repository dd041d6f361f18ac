import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { loadDeck } from '#server/catalogue/load.ts';
import { deckFolderProblem } from '#server/config/deck-folder.mjs';
import { DECK_DIR } from '#server/shared/deck-folder.ts';
import type { Shell } from '#server/shared/run-command.ts';
import { StartError } from '#server/shared/start-error.ts';
import { UsageError } from '#server/shared/usage-error.ts';
import type { Finding } from './finding.ts';
import { findErrors } from './parse-all.ts';
import { finishPending } from './pending.ts';
import { findProblems } from './rules.ts';

/**
 * The folder of the deck that a command works on; a change that was interrupted is finished first.
 * @throws StartError where it is none
 */
export const commandFolder = async (shell: Shell, named?: string): Promise<string> => {
  const folder = resolve(named ?? (shell.env()['DECK_DIR'] || DECK_DIR));
  const problem = deckFolderProblem(folder);
  if (problem !== undefined) throw new StartError(`${folder} is no deck: ${problem}.`);
  if (await finishPending(folder))
    shell.stderr.write('Finished the change that was interrupted.\n');
  return folder;
};

/** What is wrong in a deck: what stops it from starting or, where nothing does, all other problems. */
const findAll = async (folder: string): Promise<readonly Finding[]> => {
  const errors = await findErrors(folder);
  return errors.length > 0 ? errors : findProblems(await loadDeck(folder), folder);
};

/** `npm run deck -- check [DIR]` */
export const checkDeck = async (shell: Shell, args: string[]): Promise<void> => {
  const [named, ...more] = args;
  if (more.length > 0) throw new UsageError('check takes one folder.');
  if (named !== undefined && !existsSync(named))
    throw new StartError(`${named} is no deck: there is no such folder.`);
  const folder = await commandFolder(shell, named);
  const findings = await findAll(folder);
  for (const finding of findings) shell.stdout.write(`${finding}\n`);
  if (findings.length > 0)
    throw new StartError(`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`);
  shell.stdout.write('The deck is fine.\n');
};
