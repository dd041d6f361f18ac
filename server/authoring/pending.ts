import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The contents of changed files by their paths in the deck's folder; `undefined` deletes a file. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

const folderOf = (deck: string): string => join(deck, '.pending');
const listOf = (deck: string): string => join(folderOf(deck), 'list.json');

/**
 * Applies the changes that an interrupted command has recorded, or forgets those that it has not recorded
 * completely.
 * @returns whether there were any
 */
export const finishPending = async (deck: string): Promise<boolean> => {
  if (!existsSync(folderOf(deck))) return false;
  const isComplete = existsSync(listOf(deck));
  if (isComplete) {
    const entries = JSON.parse(await readFile(listOf(deck), 'utf8')) as readonly [
      path: string,
      kept: string | null,
    ][];
    for (const [path, kept] of entries) {
      if (kept === null) await rm(join(deck, path), { force: true });
      else {
        await mkdir(dirname(join(deck, path)), { recursive: true });
        await copyFile(join(folderOf(deck), kept), join(deck, path));
      }
    }
  }
  // The list goes first: without the files that it names it would be of no use.
  await rm(listOf(deck), { force: true });
  await rm(folderOf(deck), { recursive: true });
  return isComplete;
};

/**
 * Writes changed files, all or none: they are recorded in the folder `.pending` first, from where the next
 * command goes on if this one is interrupted. The server does not start meanwhile.
 */
export const writeChanges = async (deck: string, changes: Changes): Promise<void> => {
  const folder = folderOf(deck);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const entries: [string, string | null][] = [];
  for (const [path, text] of changes) {
    const kept = text === undefined ? null : String(entries.length);
    if (kept !== null && text !== undefined) await writeFile(join(folder, kept), text);
    entries.push([path, kept]);
  }
  await writeFile(join(folder, 'list'), JSON.stringify(entries));
  await rename(join(folder, 'list'), listOf(deck));
  await finishPending(deck);
};
