import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../../scripts/commit-subjects.mjs');

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'dck-test-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true });
  });
  return path;
};

const run = (cwd: string, program: string, ...args: string[]) =>
  spawnSync(program, args, { cwd, encoding: 'utf8' });

const commit = (cwd: string, subject: string): void => {
  run(cwd, 'git', 'init', '--quiet');
  const author = ['-c', 'user.name=T', '-c', 'user.email=t@example.com'];
  run(cwd, 'git', ...author, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', subject);
};

const check = (cwd: string) => run(cwd, process.execPath, SCRIPT);

test.each([
  [72, 0],
  [73, 1],
])('a commit with a subject of %i characters ends the check with %i', (length, status) => {
  const repository = folder();
  commit(repository, 'é'.repeat(length));
  expect(check(repository).status).toBe(status);
});

test('the check names the commit whose subject is too long', () => {
  const repository = folder();
  commit(repository, 'x'.repeat(73));
  const { stdout } = run(repository, 'git', 'rev-parse', '--short', 'HEAD');
  expect(check(repository).stderr).toContain(`${stdout.trim()}: subject of 73 characters`);
});

test('a tree without git passes without a word', () => {
  const { status, stderr, stdout } = check(folder());
  expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: '' });
});
