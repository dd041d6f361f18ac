// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ pid: number, parent: number, group: number, state: string, name: string }} Running */

/** Deadline for the end of processes, in ms, and PostgreSQL's share of it. */
const WITHIN_MS = 3_000;
const POSTGRES_WITHIN_MS = 1_500;
const LOOK_EVERY_MS = 50;

/**
 * Reads a line of `/proc/<pid>/stat` (proc(5)). The name stands in parentheses and may hold anything.
 * @param {string} line
 * @returns {Running}
 */
const fromStat = (line) => {
  const end = line.lastIndexOf(')');
  const [state = '', parent, group] = line.slice(end + 2).split(' ');
  const [pid, name] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf('(') + 1, end)];
  return { pid: Number(pid), parent: Number(parent), group: Number(group), state, name };
};

/** @returns {Running[]} every process of this machine */
const fromProc = () =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return fromStat(readFileSync(`/proc/${name}/stat`, 'utf8'));
    } catch {
      return [];
    }
  });

/** @returns {Running[]} the same where there is no `/proc` */
const fromPs = () => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,state=,comm='], {
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, group, state = '', ...path] = line.trim().split(/\s+/);
    const name = path.join(' ').split('/').at(-1) ?? '';
    return pid
      ? { pid: Number(pid), parent: Number(parent), group: Number(group), state, name }
      : [];
  });
};

/**
 * The processes that descend from the leader of a process group, and those of its group and theirs: in a
 * group are also those whose parent has ended.
 * @param {number} leader
 * @param {readonly Running[]} all
 * @returns {Running[]}
 */
export const descendantsOf = (leader, all) => {
  const groups = new Set([leader]);
  const parents = new Set([leader]);
  /** @type {Set<Running>} */
  const found = new Set();
  let before = -1;
  while (found.size > before) {
    before = found.size;
    for (const running of all) {
      if (!groups.has(running.group) && !parents.has(running.parent)) continue;
      found.add(running);
      groups.add(running.group);
      parents.add(running.pid);
    }
  }
  return [...found].filter(({ pid, state }) => pid !== leader && !state.startsWith('Z'));
};

/**
 * Ends all processes that a process group's leader has started, the leader itself left out: at once, but for
 * PostgreSQL, which frees its shared memory at SIGQUIT, its immediate shutdown.
 * @param {number} leader
 */
export const endDescendants = async (leader) => {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/T', '/F', '/PID', String(leader)]);
    return;
  }
  const start = Date.now();
  /** @type {Set<number>} */
  const asked = new Set();
  while (Date.now() - start < WITHIN_MS) {
    const left = descendantsOf(leader, process.platform === 'linux' ? fromProc() : fromPs());
    if (left.length === 0) return;
    for (const { pid, name } of left) {
      const isAsked = name === 'postgres' && Date.now() - start < POSTGRES_WITHIN_MS;
      if (isAsked && asked.has(pid)) continue;
      asked.add(pid);
      try {
        process.kill(pid, isAsked ? 'SIGQUIT' : 'SIGKILL');
      } catch {
        // It has ended in the meantime.
      }
    }
    await sleep(LOOK_EVERY_MS);
  }
};
