import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createWorkerThread } from '#server/shared/worker-thread.ts';

const FILE = join(import.meta.dirname, '..', '..', 'support', 'shared', 'fragile.worker.ts');

/** Never aborts. */
const patient = (): AbortSignal => new AbortController().signal;

/** A thread, and the errors that it reports. */
const makeThread = (maxQueue = 9) => {
  const thread = createWorkerThread<string, string>(FILE, maxQueue);
  const errors: string[] = [];
  thread.start((error) => errors.push(String(error)));
  return { thread, errors };
};

test('a thread that dies costs the answer of its task alone', async () => {
  const { errors, thread } = makeThread();
  const answers = ['die', 'second'].map((task) => thread.run(task, patient));
  expect(await Promise.all(answers)).toEqual([undefined, 'second']);
  expect(await thread.run('third', patient)).toBe('third');
  expect(errors).toEqual(['Error: The thread dies.']);
});

test('an aborted task gives the thread free for the next one', async () => {
  const { errors, thread } = makeThread();
  const controller = new AbortController();
  const hanging = thread.run('hang', () => controller.signal);
  const second = thread.run('second', patient);
  controller.abort();
  expect(await Promise.all([hanging, second])).toEqual([undefined, 'second']);
  expect(errors).toEqual(['AbortError: The task has been aborted']);
});

test('a task beyond the queue is turned away at once, the others are run', async () => {
  const { errors, thread } = makeThread(1);
  await thread.run('first', patient);
  const controller = new AbortController();
  const hanging = thread.run('hang', () => controller.signal);
  const queued = thread.run('queued', patient);
  expect(await thread.run('beyond', patient)).toBeUndefined();
  controller.abort();
  expect(await Promise.all([hanging, queued])).toEqual([undefined, 'queued']);
  expect(errors).toHaveLength(1);
});
