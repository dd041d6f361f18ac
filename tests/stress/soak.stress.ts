import { expect, test } from 'vitest';

import { startProductProcess } from '#support/process/product-process.ts';
import { soak } from '#support/process/soak.ts';
import { printFigure } from '#support/shared/figure.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

const SECONDS = 300;
/** How much more than a minute after its start the server may hold at the end. */
const FLAT = 1.1;

const highest = (memory: readonly number[]): number => Math.max(...memory);

test('five minutes of load: every answer is good and memory stays flat', async () => {
  const product = await startProductProcess({
    port: await freePort(),
    dataDir: await makeTemporaryFolder(),
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  const { answers, failures, p99, memory } = await soak(product, SECONDS);
  await product.end('SIGTERM');
  const minute = Math.floor(memory.length / 5);
  const second = highest(memory.slice(minute, 2 * minute));
  const last = highest(memory.slice(-minute));
  expect(failures).toBe(0);
  expect(last).toBeLessThan(second * FLAT);
  printFigure('answers in five minutes', answers);
  printFigure('99th percentile', `${p99} ms`);
  printFigure('memory in the second and in the last minute', `${second} and ${last} MB`);
});
