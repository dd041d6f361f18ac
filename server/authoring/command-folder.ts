import { resolve } from 'node:path';

import { deckFolderProblem } from '#server/config/deck-folder.mjs';
import { DECK_DIR } from '#server/shared/deck-folder.ts';
import { outsideLink } from '#server/shared/outside-link.ts';
import type { Shell } from '#server/shared/run-command.ts';
import { StartError } from '#server/shared/start-error.ts';
import { finishPending } from './pending.ts';

/**
 * The folder of the deck that a command works on; a change that was interrupted is finished first.
 * @throws StartError where it is none
 */
export const commandFolder = async (shell: Shell, named?: string): Promise<string> => {
  const folder = resolve(named ?? (shell.env()['DECK_DIR'] || DECK_DIR));
  const problem = deckFolderProblem(folder);
  if (problem !== undefined) throw new StartError(`${folder} is no deck: ${problem}.`);
  const link = await outsideLink(folder);
  if (link !== undefined)
    throw new StartError(
      `${link} is a link to a place outside of the deck. Put the file itself there.`,
    );
  if (await finishPending(folder))
    shell.stderr.write('Finished the change that was interrupted.\n');
  return folder;
};
