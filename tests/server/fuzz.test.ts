import { expect, test } from 'vitest';

import { fuzz } from '#support/fuzz/fuzz.ts';
import { startOwnProduct } from '#support/own-product.ts';

/** The same requests each time, but where a failing round of another seed is repeated. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 15);

test('no request of any kind ends the process, hangs it or stays in it', async () => {
  const product = await startOwnProduct({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const report = await fuzz(product, { seed: SEED, requests: 4000, patience: 10_000 });
  expect(report.failures).toEqual([]);
  // What was sent got past the doors: pages, redirects, refusals of every kind.
  expect([...report.statuses]).toEqual(
    expect.arrayContaining([200, 302, 304, 400, 401, 404, 405, 413, 431]),
  );
});
