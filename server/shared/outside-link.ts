import { readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * The first symbolic link in a folder, at any depth, that leads out of it or to nothing; `undefined` where there is none.
 * @returns a path below the folder
 */
export const outsideLink = async (folder: string): Promise<string | undefined> => {
  const root = await realpath(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = await realpath(path).catch(() => '');
    if (!target.startsWith(root + sep)) return path.slice(root.length + 1);
  }
  return undefined;
};
