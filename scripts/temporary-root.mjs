// @ts-check
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory on Linux. */
const IN_MEMORY = '/dev/shm';

/** More than all tests together write, in bytes; containers often have less shared memory. */
const ENOUGH = 2 ** 30;

/**
 * Folder of the tests' data: that of the run (supervise.mjs), otherwise memory where it has room, so that no
 * test waits for a disk, otherwise the system's temporary folder.
 * @returns {string}
 */
export const temporaryRoot = () => {
  const ofRun = process.env['DCK_RUN_FOLDER'];
  if (ofRun) return ofRun;
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};
