// @ts-check
// A run such as `npm test`, as small as can be: folders, a program in a session of its own that takes no
// notice of signals, one whose parent has ended, and PostgreSQL with `--postgres`. Prints what it started.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { supervise } from '../../../scripts/supervise.mjs';
import { temporaryRoot } from '../../../scripts/temporary-root.mjs';
import { startPostgres } from '../database/postgres.ts';

const STUBBORN = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  setInterval(() => {}, 1000);
  console.log(process.pid);`;

const LEAVES_ONE = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(STUBBORN)}], { stdio: 'inherit' });
  setTimeout(() => process.exit(), 200);`;

/** Starts a program; gives the process id that it prints. */
const start = async (/** @type {string} */ code, /** @type {boolean} */ detached) => {
  const child = spawn(process.execPath, ['-e', code], {
    detached,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [pid] = await once(child.stdout, 'data');
  return Number(pid);
};

await supervise(async () => {
  const folders = [tmpdir(), temporaryRoot()].map((root) => mkdtempSync(join(root, 'dck-test-')));
  const pids = [process.pid, await start(STUBBORN, true), await start(LEAVES_ONE, false)];
  if (process.argv.includes('--postgres')) {
    const postgres = await startPostgres();
    if (postgres) {
      folders.push(postgres.folder);
      pids.push(postgres.pid());
    }
  }
  console.log(JSON.stringify({ folders, pids }));
  return process.argv.includes('--end') ? 7 : new Promise(() => {});
});
