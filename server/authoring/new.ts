import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import type { Shell } from '#server/shared/run-command.ts';
import { StartError } from '#server/shared/start-error.ts';
import { UsageError } from '#server/shared/usage-error.ts';
import { exampleFiles } from './example-deck.ts';

/** `npm run deck -- new DIR` */
export const newDeck = async (shell: Shell, args: string[]): Promise<void> => {
  const [named, ...more] = args;
  if (named === undefined || more.length > 0) throw new UsageError('new takes one folder.');
  const folder = resolve(named);
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartError(
      `${named} cannot be made: ${error.code === 'ENOTDIR' ? 'it is a file' : error.message}`,
    );
  });
  if (there.length > 0) throw new StartError(`${named} is not empty`);
  // Complete before it has its name: an interrupted command leaves no half a deck.
  const draft = join(dirname(folder), `.${basename(folder)}-${process.pid}`);
  try {
    for (const [path, content] of exampleFiles()) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), content);
    }
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  shell.stdout.write(
    `Made ${named}. Start it: DECK_DIR=${named} npm start. What it lacks: npm run deck -- check ${named}\n`,
  );
};
