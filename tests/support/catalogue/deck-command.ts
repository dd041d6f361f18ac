import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { exampleFiles } from '#server/authoring/example-deck.ts';
import { runDeck } from '#server/deck-commands.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { runInTest } from '#support/shared/run-in-test.ts';

/** Makes the folder of the deck that `new` makes, with other contents of some files. */
export const makeExampleDeck = async (
  changed: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> => {
  const folder = await makeTemporaryFolder();
  for (const [path, content] of [...exampleFiles(), ...Object.entries(changed)]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
};

/** Runs `npm run deck` in process on a deck. */
export const deckCommand = (deck: string, ...args: readonly string[]) =>
  runInTest(runDeck, args, { DECK_DIR: deck });

/** The texts of a deck's files by their paths. */
export const textsOf = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.\w+$/.test(name)).toSorted();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
};
