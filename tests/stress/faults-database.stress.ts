import { expect, onTestFinished, test } from 'vitest';

import { startPostgres } from '#support/database/postgres.ts';
import { startSlowProxy } from '#support/database/slow-proxy.ts';
import { countMeetings, untilFine } from '#support/faults/meetings.ts';
import { printFault } from '#support/faults/table.ts';
import { startWriter } from '#support/faults/writer.ts';
import { ADA, openPage, refresh, signUp } from '#support/identity/identity-client.ts';
import { makePlace } from '#support/my-cards/kills.ts';
import { startProductProcess } from '#support/process/product-process.ts';
import { freePort } from '#support/shared/free-port.ts';

/** How long a request waits for the database at most, and what else it takes, in ms. */
const BOUND_MS = 15_000;

/** The longest that health and figures may take while nothing else goes on, in ms. */
const QUICK_MS = 2_000;

const FOR_EVER = 3_600_000;

const FAULTS: readonly [fault: string, delayMs: number, callers: number][] = [
  ['database that takes 2 s an answer, one person', 2000, 1],
  ['database that takes 2 s an answer, 100 people', 2000, 100],
  ['database that is silent, 100 people', FOR_EVER, 100],
];

test.each(FAULTS)('%s', async (fault, delayMs, callers) => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL server is installed.');
  onTestFinished(() => postgres.close());
  const proxy = await startSlowProxy(postgres.url);
  const metricsPort = await freePort();
  const env = { METRICS_PORT: String(metricsPort) };
  const product = await startProductProcess({ ...(await makePlace(proxy.url)), env });
  const { origin } = product;
  const tokens = await signUp(origin, ADA);
  const writer = startWriter(origin, { current: tokens });
  for (let times = 0; times < 5; times += 1) expect((await writer.write()).status).toBe(200);

  const met = countMeetings();
  const health = countMeetings();
  proxy.setDelay(delayMs);
  const over = new AbortController();
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await health.meet(() => fetch(`${origin}/healthz`));
      await health.meet(() => fetch(`http://127.0.0.1:${metricsPort}/metrics`));
      await health.meet(() => fetch(origin));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const watching = watch();
  await Promise.all(Array.from({ length: callers }, () => met.meet(writer.write)));
  await met.meet(async () => (await openPage('login', origin)).response);
  await met.meet(() => refresh(origin, tokens.refresh_token));
  over.abort();
  await watching;
  proxy.setDelay(0);
  const backMs = await untilFine(writer.write);
  expect((await refresh(origin, tokens.refresh_token)).ok).toBe(true);
  const lost = await writer.lost();
  expect([lost, product.hasEnded(), met.silent503s()]).toEqual([[], false, 0]);
  expect(met.statuses()).toMatch(/^(200 ×\d+(, )?)?(503 ×\d+)?$/);
  expect(met.slowestMs()).toBeLessThan(BOUND_MS);
  expect(health.slowestMs()).toBeLessThan(QUICK_MS);
  const ending = performance.now();
  await product.end('SIGTERM');
  expect(performance.now() - ending).toBeLessThan(5000);
  printFault({
    fault: `${fault} (health and figures within ${health.slowestMs()} ms)`,
    met: met.statuses(),
    slowestMs: met.slowestMs(),
    backMs,
    lost: lost.length,
  });
});
