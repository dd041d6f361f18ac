import { expect, test } from 'vitest';

import { startProductProcess } from '#support/process/product-process.ts';
import { soak } from '#support/process/soak.ts';
import { makeTemporaryFolder } from '#support/shared/folder.ts';
import { freePort } from '#support/shared/free-port.ts';

test('under load from many connections every answer is good', async () => {
  const product = await startProductProcess({
    port: await freePort(),
    dataDir: await makeTemporaryFolder(),
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  const { answers, failures } = await soak(product, 1);
  await product.end('SIGTERM');
  expect(answers).toBeGreaterThan(0);
  expect(failures).toBe(0);
});
