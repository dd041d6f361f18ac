// @ts-check
// The limits of a small machine, by the kernel where this process may set them.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Where Linux shows control groups of version 2 (cgroups(7)). */
const ROOT = '/sys/fs/cgroup';

/** Keeps a program on some cores; of util-linux. */
const TASKSET = '/usr/bin/taskset';

/** @typedef {{ under: string[], text: string, end: () => void }} Limits */

const canWriteGroups = (/** @type {string} */ root) => {
  try {
    accessSync(root, constants.W_OK);
    const controllers = readFileSync(join(root, 'cgroup.subtree_control'), 'utf8').split(/\s+/);
    return ['cpu', 'memory'].every((name) => controllers.includes(name));
  } catch {
    return false;
  }
};

/**
 * A group of processes with one core and so much memory, to which a shell adds itself before it becomes
 * the program.
 * @returns {Limits}
 */
const byGroup = (/** @type {string} */ root, /** @type {number} */ megabytes) => {
  const group = join(root, `dck-bench-${process.pid}`);
  mkdirSync(group);
  writeFileSync(join(group, 'memory.max'), `${megabytes * 1024 * 1024}`);
  writeFileSync(join(group, 'memory.swap.max'), '0');
  writeFileSync(join(group, 'cpu.max'), '100000 100000');
  return {
    under: ['sh', '-c', `echo $$ > '${group}/cgroup.procs' && exec "$@"`, 'sh'],
    text: `cgroup v2: memory.max ${megabytes} MB, no swap, cpu.max 1 core`,
    end: () => rmdirSync(group),
  };
};

/**
 * The limits of a machine with one core.
 * @param {number} megabytes of memory
 * @param {string} [root] where control groups are
 * @returns {Limits} what a program is started under, the same in words, and what takes the limits away
 *   once nothing runs under them
 */
export const smallMachine = (megabytes, root = ROOT) => {
  if (canWriteGroups(root)) return byGroup(root, megabytes);
  const canPin = existsSync(TASKSET);
  const memory = `memory only watched against ${megabytes} MB (no cgroup v2 to write)`;
  return {
    under: canPin ? [TASKSET, '-c', '0'] : [],
    text: `${canPin ? 'taskset: one core' : 'all cores (no taskset)'}; ${memory}`,
    end: () => undefined,
  };
};
