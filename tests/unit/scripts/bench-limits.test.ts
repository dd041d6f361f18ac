import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { makeTemporaryFolder } from '#support/shared/folder.ts';

import { smallMachine } from '../../../bench/limits.mjs';

test('where control groups can be written a program starts within one of its own', async () => {
  const root = await makeTemporaryFolder();
  writeFileSync(join(root, 'cgroup.subtree_control'), 'cpuset cpu io memory pids\n');
  const { under, text } = smallMachine(512, root);
  const [program, ...args] = [...under, process.execPath, '--version'];
  const child = spawn(program, args, { stdio: 'ignore' });
  const [status] = await once(child, 'exit');
  const group = readdirSync(root).find((name) => name.startsWith('dck-')) ?? '';
  const written = (name: string) => readFileSync(join(root, group, name), 'utf8').trim();
  expect(status).toBe(0);
  expect(text).toContain('cgroup v2');
  expect({
    'memory.max': written('memory.max'),
    'memory.swap.max': written('memory.swap.max'),
    'cpu.max': written('cpu.max'),
    'cgroup.procs': written('cgroup.procs'),
  }).toEqual({
    'memory.max': '536870912',
    'memory.swap.max': '0',
    'cpu.max': '100000 100000',
    'cgroup.procs': `${child.pid}`,
  });
});

test('where they cannot the limits say that memory is only watched', async () => {
  const { text } = smallMachine(512, await makeTemporaryFolder());
  expect(text).toContain('memory only watched against 512 MB');
});
