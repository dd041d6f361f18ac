import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { findPrograms } from '#support/database/postgres.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAM = join(ROOT, 'tests', 'support', 'process', 'supervised.mjs');

/** As long as a person waits for a command to end. */
const SOON = { timeout: 60_000, interval: 50 };

interface Started {
  readonly npm: number;
  readonly pids: readonly number[];
  readonly folders: readonly string[];
  readonly ended: Promise<unknown[]>;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Runs the program as npm runs a script, in a process group of its own. */
const startUnderNpm = async (...args: string[]): Promise<Started> => {
  const folder = await makeTemporaryFolder();
  const scripts = { run: `exec "${process.execPath}" "${PROGRAM}" ${args.join(' ')}` };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const npm = spawn('npm', ['run', '--silent', 'run'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm, 'exit');
  const [line] = (await once(npm.stdout, 'data')) as [Buffer];
  const { pids, folders } = JSON.parse(String(line)) as Pick<Started, 'pids' | 'folders'>;
  onTestFinished(() => {
    for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  return { npm: Number(npm.pid), pids, folders, ended };
};

const leftOf = ({ pids, folders }: Started) => [
  ...pids.filter(isRunning),
  ...folders.filter((folder) => existsSync(folder)),
];

test.each(
  (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const).flatMap((signal) => [
    [signal, 'npm alone', 1] as const,
    [signal, 'the group of npm', -1] as const,
  ]),
)('after %s to %s nothing of a run is left', async (signal, _, target) => {
  const run = await startUnderNpm();
  process.kill(target * run.npm, signal);
  await expect.poll(() => leftOf(run), SOON).toEqual([]);
});

test('after SIGKILL of the process that does the work nothing of its group is left', async () => {
  const { pids, ...run } = await startUnderNpm();
  const [worker = 0, , ...others] = pids;
  process.kill(worker, 'SIGKILL');
  await expect.poll(() => leftOf({ ...run, pids: [worker, ...others] }), SOON).toEqual([]);
});

test('a run that ends by itself leaves nothing and gives its status', async () => {
  const run = await startUnderNpm('--end');
  expect(await run.ended).toEqual([7, null]);
  await expect.poll(() => leftOf(run), SOON).toEqual([]);
});

test.skipIf(findPrograms() === undefined)(
  'after SIGKILL of npm and its group the PostgreSQL of a run is gone with its data',
  async () => {
    const run = await startUnderNpm('--postgres');
    expect(run.pids).toHaveLength(4);
    process.kill(-run.npm, 'SIGKILL');
    await expect.poll(() => leftOf(run), SOON).toEqual([]);
  },
);

test('what runs for long has npm as its parent, not a shell that passes no signal on', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const long = ['start', 'dev', 'serve', 'test', 'stress', 'bench', 'check', 'deploy:check'];
  expect(long.filter((name) => !scripts[name]?.startsWith('exec node '))).toEqual([]);
});
