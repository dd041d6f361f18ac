// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { whenParentEnds } from './orphan.mjs';
import { endDescendants } from './process-tree.mjs';
import { temporaryRoot } from './temporary-root.mjs';

/** Names the folders of a run, in the environment of the process that does its work. */
const FOLDERS = 'DCK_RUN';

/** How long the working process may take to end all that it started, in ms. */
const GRACE_MS = 3_500;

/** Makes a folder of the run; PostgreSQL's account has to get through it. */
const makeFolder = (/** @type {string} */ root) => {
  const folder = mkdtempSync(join(root, 'dck-run-'));
  chmodSync(folder, 0o711);
  return folder;
};

const remove = (/** @type {readonly string[]} */ folders) => {
  for (const folder of folders)
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // What cannot be removed must not hide how the run ended.
    }
};

/** The process that npm started: stands for the work, and is all that a signal or a death reaches. */
const guard = async () => {
  const disk = makeFolder(tmpdir());
  const memory = makeFolder(temporaryRoot());
  const folders = [disk, memory];
  const [script = '', ...args] = process.argv.slice(1);
  const worker = spawn(process.execPath, [...process.execArgv, script, ...args], {
    // A session of its own: what ends the guard's group does not end the one that cleans up.
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      [FOLDERS]: JSON.stringify(folders),
      DCK_RUN_FOLDER: memory,
      TMPDIR: disk,
      TEMP: disk,
      TMP: disk,
    },
  });
  const leader = Number(worker.pid);
  /** @type {NodeJS.Signals | undefined} */
  let asked;
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    if (asked !== undefined) return;
    asked = signal;
    if (worker.connected) worker.disconnect();
    setTimeout(() => worker.kill('SIGKILL'), GRACE_MS).unref();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, end);
  }
  whenParentEnds(() => end('SIGTERM'));
  const [status] = await once(worker, 'exit');
  await endDescendants(leader);
  remove(folders);
  if (asked === undefined) process.exit(status ?? 1);
  process.removeAllListeners(asked);
  process.kill(process.pid, asked);
};

/** Ends the run from within once the guard is gone or lets go. */
const endWithGuard = (/** @type {readonly string[]} */ folders) => {
  // The terminal may be gone before the words that are on their way to it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.once('disconnect', () => {
    void endDescendants(process.pid).then(() => {
      remove(folders);
      process.exit(1);
    });
  });
};

/**
 * Runs a program in a process of its own, so that nothing of it stays however it ends: by itself, by a signal
 * to this process or its group, or by SIGKILL of either. Then every process that it started is ended and
 * its temporary folders, in which `TMPDIR` lies for all of them, are removed, within five seconds.
 * @param {() => Promise<number>} work gives the status to exit with; must never block its process
 */
export const supervise = async (work) => {
  const folders = process.env[FOLDERS];
  if (folders === undefined || !process.connected) return guard();
  // A program that this one starts is a run of its own.
  delete process.env[FOLDERS];
  endWithGuard(JSON.parse(folders));
  const status = await work();
  await endDescendants(process.pid);
  process.exit(status);
};
