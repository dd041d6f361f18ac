import { setImmediate as turn } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { printFigure } from '#support/shared/figure.ts';
import { actionsAt, fillTable } from '#support/tables/filled.ts';

/** The longest time between two turns of the event loop during some work, in ms. */
const longestHold = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let isDone = false;
  let last = performance.now();
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await work();
  // With SQLite all of it is done before the loop has turned once.
  await turn();
  isDone = true;
  return longest;
};

test('how long each kind of action at a table full of everything holds the event loop', async () => {
  const filled = await fillTable();
  const { code, guest, host, time } = filled;
  for (const browser of [host, guest]) {
    const { body } = await browser.send('GET', `/tables/${code}/events`);
    onTestFinished(() => body?.cancel());
  }
  const holds: string[] = [];
  for (const [kind, [action]] of Object.entries(actionsAt(filled))) {
    time.now += 1000;
    const hold = await longestHold(() => host.act(code, action));
    holds.push(`${kind} ${hold.toFixed(1)}`);
  }
  printFigure('the longest hold of the loop at a full table, in ms', holds.join(', '));
  expect((await host.see(code)).phase).toBe('closed');
});
