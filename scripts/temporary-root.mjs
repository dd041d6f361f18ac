// @ts-check
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps what lies here in memory. */
const IN_MEMORY = '/dev/shm';

/** More than all tests together write, in bytes; containers often have less there. */
const ENOUGH = 2 ** 30;

/**
 * Where tests keep their data: the folder of the run (supervise.mjs), else memory where that has room, so
 * that no test waits for a disk, else among the system's temporary files.
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
