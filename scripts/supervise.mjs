// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { whenParentEnds } from './orphan.mjs';
import { endDescendants } from './process-tree.mjs';
import { temporaryRoot } from './temporary-root.mjs';

/** Environment variable with the folders of a run, for its working process. */
const FOLDERS = 'DCK_RUN';

/** Time for the working process to end all its children, in ms. */
const GRACE_MS = 3_500;

/** Creates a folder of the run; PostgreSQL's user has to be able to traverse it. */
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
      // A failed removal must not hide how the run ended.
    }
};

/** The process that npm started: it represents the run, and signals reach only it. */
const guard = async () => {
  const disk = makeFolder(tmpdir());
  const memory = makeFolder(temporaryRoot());
  const folders = [disk, memory];
  const [script = '', ...args] = process.argv.slice(1);
  const worker = spawn(process.execPath, [...process.execArgv, script, ...args], {
    // In a session of its own, so that a signal to the guard's group does not end the process that cleans up.
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

/** Ends the run from within when the guard has ended or disconnects. */
const endWithGuard = (/** @type {readonly string[]} */ folders) => {
  // The terminal may be closed before all output is written.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.once('disconnect', () => {
    void endDescendants(process.pid).then(() => {
      remove(folders);
      process.exit(1);
    });
  });
};

/**
 * Runs a program in a process of its own, so that nothing remains of it however it ends: normally, by a
 * signal to this process or its group, or by SIGKILL of either. Within five seconds all its child processes
 * are ended and its temporary folders, which contain `TMPDIR`, are removed.
 * @param {() => Promise<number>} work returns the exit status; must never block its process
 */
export const supervise = async (work) => {
  const folders = process.env[FOLDERS];
  if (folders === undefined || !process.connected) return guard();
  // A program started by this one has a run of its own.
  delete process.env[FOLDERS];
  endWithGuard(JSON.parse(folders));
  const status = await work();
  await endDescendants(process.pid);
  process.exit(status);
};
