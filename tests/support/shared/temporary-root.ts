import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps what lies here in memory. */
const IN_MEMORY = '/dev/shm';

/** More than all tests together write, in bytes; containers often have less there. */
const ENOUGH = 2 ** 30;

/**
 * Where tests keep their data: in memory where that has room, so that no test waits for a disk, else
 * among the system's temporary files.
 */
export const temporaryRoot = (): string => {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};
