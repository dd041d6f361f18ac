/** Runs the Dockerfile's last stage without Docker: with its files only, as an unprivileged user. */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import * as z from 'zod';

import { freePort } from '#support/shared/free-port.ts';

import { lastStageOf, type LastStage } from './dockerfile.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** User id of Debian's unprivileged user. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Hard links where that can be done: nothing here is written to, and there are many files. */
const copy = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  const linked = spawnSync('cp', ['-al', from, to]);
  if (linked.status === 0) return;
  rmSync(to, { recursive: true, force: true });
  execFileSync('cp', ['-a', from, to]);
};

const Lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

/** Takes away what `npm prune --omit=dev` would: packages that the lock file has for development only. */
const prune = (folder: string): void => {
  const { packages } = Lock.parse(
    JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')),
  );
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev) rmSync(join(folder, path), { recursive: true, force: true });
  }
  rmSync(join(folder, 'node_modules', '.cache'), { recursive: true, force: true });
};

/** A replayed container that runs. */
export interface Replayed {
  readonly origin: string;
  /** The exit status of its health check. */
  readonly health: () => number | null;
  /** Runs a command in it, as `docker exec` would. */
  readonly run: (args: readonly string[]) => string;
  /** Files outside of its data that are there now and were not, or have changed. */
  readonly written: () => Promise<readonly string[]>;
  /** Ends it; gives the system calls that it has made, where they were counted. */
  readonly end: () => Promise<readonly string[]>;
}

const filesOf = async (folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const known = new Map<string, string>();
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const { size, mtimeMs } = await stat(path);
    known.set(path, `${size} ${mtimeMs}`);
  }
  return known;
};

/** The process that strace has started. */
const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

const namesIn = (summary: string): string[] =>
  summary
    .split('\n')
    .filter((line) => /^\s*\d+\.\d+ /.test(line))
    .map((line) => line.trim().split(/\s+/).at(-1) ?? '')
    .filter((name) => name !== 'total');

const place = (stage: LastStage, folder: string): void => {
  for (const { from, to } of stage.copies) copy(join(ROOT, from), join(folder, to));
  prune(folder);
};

/**
 * Starts a Dockerfile's last stage as an unprivileged user that may write into its data folder only.
 * @param counting whether strace counts its system calls
 * @throws Error where it does not start
 */
export const replay = async (dockerfile: string, counting: boolean): Promise<Replayed> => {
  const stage = lastStageOf(dockerfile);
  const base = await mkdtemp(join(tmpdir(), 'dck-container-'));
  chmodSync(base, 0o755);
  const [folder, data] = [join(base, 'app'), join(base, 'data')];
  place(stage, folder);
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, NOBODY.uid, NOBODY.gid);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Nothing of this process's own environment: an image has none of it.
  const env = {
    ...stage.env,
    PATH: '/usr/bin:/bin',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    PUBLIC_ORIGIN: origin,
  };
  const before = await filesOf(folder);
  const withNode = ([, ...args]: readonly string[]): string[] => [process.execPath, ...args];
  const summary = join(data, 'calls');
  const words = counting
    ? ['strace', '-f', '-qq', '-c', '-o', summary, ...withNode(stage.command)]
    : withNode(stage.command);
  const [program = '', ...args] = words;
  const options = { cwd: folder, env, ...NOBODY };
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said = (said + bytes.toString()).slice(-4000);
  });
  const ended = once(child, 'exit');
  const isReady = await Promise.race([
    once(child.stdout, 'data').then(() => true),
    ended.then(() => false),
  ]);
  if (!isReady) {
    rmSync(base, { recursive: true });
    throw new Error(`They did not start: ${said}`);
  }
  return {
    origin,
    health: () => {
      const [, ...rest] = stage.health.map((word) => word.replace(':4321', `:${port}`));
      return spawnSync(process.execPath, rest, options).status;
    },
    run: (command) => execFileSync(process.execPath, command, { ...options, encoding: 'utf8' }),
    written: async () => {
      const after = await filesOf(folder);
      return [...after].filter(([path, what]) => before.get(path) !== what).map(([path]) => path);
    },
    end: async () => {
      process.kill(counting ? childOf(child.pid ?? 0) : (child.pid ?? 0), 'SIGTERM');
      await ended;
      const calls = counting ? namesIn(readFileSync(summary, 'utf8')) : [];
      rmSync(base, { recursive: true });
      return calls;
    },
  };
};
