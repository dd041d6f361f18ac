import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import { StartError } from '#server/shared/start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'part of the path is a file',
  EISDIR: 'it is a folder',
  ENOENT: 'this place takes no folders',
};

/** The code of a system or database error, if it has one. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The problem with a file or folder, in a few words on one line. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const known = REASONS[String(codeOf(error))];
  return known ?? error.message.replaceAll(/\s+/g, ' ');
};

/** The failure of a `mkdir`; `undefined` where the folder exists. */
const tryToMake = async (folder: string, mode?: number): Promise<unknown> => {
  try {
    await mkdir(folder, { mode });
    return undefined;
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? undefined : error;
  }
};

/**
 * Like `mkdir -p`. Node's own `recursive` never returns for a path such as `/proc`.
 * @param mode of the folder itself; its parents get the default
 */
export const makePath = async (folder: string, mode?: number): Promise<void> => {
  const failure = await tryToMake(folder, mode);
  if (failure === undefined) return;
  if (codeOf(failure) !== 'ENOENT' || dirname(folder) === folder) throw failure;
  await makePath(dirname(folder));
  const again = await tryToMake(folder, mode);
  if (again !== undefined) throw again;
};

/**
 * Creates the data folder if it does not exist.
 * @throws StartError with one line where it cannot be created
 */
export const makeDataFolder = async (folder: string): Promise<void> => {
  try {
    await makePath(folder);
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be made: ${reasonOf(error)}.`);
  }
};
