// @ts-check
import { readdirSync } from 'node:fs';

/** @type {Readonly<Record<string, string>>} */
const PROBLEMS = { ENOENT: 'there is no such folder', ENOTDIR: 'it is not a folder' };

/**
 * The reason why a folder cannot be a deck's; `undefined` where it can.
 * @param {string} folder
 */
export const deckFolderProblem = (folder) => {
  try {
    return readdirSync(folder).length === 0 ? 'the folder is empty' : undefined;
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    return PROBLEMS[code] ?? `it cannot be read (${code})`;
  }
};
