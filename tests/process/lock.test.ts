import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runProcess } from '#support/shared/process.ts';

const LOCK = join(import.meta.dirname, '..', '..', 'scripts', 'lock.mjs');

/** Takes the lock of a folder, and keeps it until it is ended. */
const takeLock = (folder: string) =>
  runProcess([
    '--input-type=module',
    '-e',
    `import { lock } from ${JSON.stringify(LOCK)};
     await lock(${JSON.stringify(folder)});
     console.log('taken');
     setInterval(() => {}, 1000);`,
  ]);

test('the second command in a folder waits until the first is ended, by SIGKILL even', async () => {
  const folder = `/${randomUUID()}`;
  const first = takeLock(folder);
  await first.saysOnStdout('taken');
  const second = takeLock(folder);
  await second.saysOnStdout('Waiting for another command that works here (process');
  expect(second.stdout()).not.toContain('taken');
  first.kill('SIGKILL');
  await second.saysOnStdout('taken');
});

test('commands in two folders do not wait for each other', async () => {
  const locks = [takeLock(`/${randomUUID()}`), takeLock(`/${randomUUID()}`)];
  await Promise.all(locks.map((lock) => lock.saysOnStdout('taken')));
  expect(locks.map((lock) => lock.stdout())).toEqual(['taken\n', 'taken\n']);
});
