import { expect, test } from 'vitest';

import { fuzz } from '#support/fuzz/fuzz.ts';
import { startOwnProduct } from '#support/process/own-product.ts';

/** The same requests each time, but where a failing round of another seed is repeated. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 15);

// Only a failure takes longer than seconds: it looks for the request that was to blame.
const WITH_CULPRIT = { timeout: 300_000 };

test('no request of any kind ends the process, hangs it or stays in it', WITH_CULPRIT, async () => {
  const product = await startOwnProduct({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const report = await fuzz(product, { seed: SEED, requests: 1000, patience: 10_000 });
  expect(report.failures).toEqual([]);
  // What was sent got past the doors: pages, redirects, refusals of every kind.
  expect([...report.statuses]).toEqual(
    expect.arrayContaining([200, 302, 304, 400, 401, 404, 405, 413, 431]),
  );
});
