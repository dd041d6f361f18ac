import { expect, onTestFinished, test } from 'vitest';

import { startPostgres } from '#support/database/postgres.ts';
import { signUp } from '#support/identity/identity-client.ts';
import { startProduct } from '#support/process/product.ts';
import { printFigure } from '#support/shared/figure.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };
const OUTAGES = 5;
const CALLERS = 32;
/** How soon everything works again, in ms. */
const SOON = 5000;

test('PostgreSQL stopped and started under load: 503 meanwhile, full service soon after', async () => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('No PostgreSQL server is installed.');
  onTestFinished(() => postgres.close());
  const { origin } = await startProduct({ database: { url: postgres.url } });
  const { access_token } = await signUp(origin, ADA);
  const headers = { Authorization: `Bearer ${access_token}` };
  const statuses = new Map<number, number>();
  let lastRefusal = 0;
  const stop = new AbortController();
  const call = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const answer = await fetch(`${origin}/api/registration`, { headers });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status !== 200) lastRefusal = performance.now();
    }
  };
  const callers = Promise.all(Array.from({ length: CALLERS }, call));
  const answeredBy = async (status: number): Promise<void> => {
    const before = statuses.get(status) ?? 0;
    while ((statuses.get(status) ?? 0) < before + 4 * CALLERS) {
      await fetch(`${origin}/healthz`).then((answer) => answer.arrayBuffer());
    }
  };
  let slowest = 0;
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    await answeredBy(200);
    await postgres.stop();
    await answeredBy(503);
    await postgres.start();
    const back = performance.now();
    await answeredBy(200);
    slowest = Math.max(slowest, lastRefusal - back);
  }
  stop.abort();
  await callers;
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 503]);
  expect(slowest).toBeLessThan(SOON);
  printFigure(
    `last 503 after PostgreSQL was back, slowest of ${OUTAGES}`,
    `${Math.round(slowest)} ms`,
  );
});
