import { expect, test } from 'vitest';

import { everyHostileRequest } from '#support/hostile/hostile.ts';
import { sendHostile } from '#support/hostile/hostile-round.ts';
import { signUp } from '#support/identity/identity-client.ts';
import { printFigure } from '#support/shared/figure.ts';
import { startProduct } from '#support/process/product.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

test('every kind of hostile request at every endpoint', async () => {
  const { origin, port, lines } = await startProduct({}, { timeouts: { keepAliveTimeout: 1000 } });
  const { access_token } = await signUp(origin, ADA);
  const requests = everyHostileRequest(`Bearer ${access_token}`);
  expect(requests.length).toBeGreaterThanOrEqual(2000);
  expect(await sendHostile(port, requests)).toEqual([]);
  expect(lines.filter(({ event }) => event !== 'request')).toEqual([]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  printFigure('hostile requests without a 5xx, a hang or a crash', requests.length);
});
