import { expect, test } from 'vitest';

import { signUp } from '#support/identity/identity-client.ts';
import { hostileRequests } from '#support/hostile/hostile.ts';
import { sendHostile } from '#support/hostile/hostile-round.ts';
import { startProduct } from '#support/process/product.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

test('no hostile request makes the server fail, hang or fall', async () => {
  const { origin, port, lines } = await startProduct({}, { timeouts: { keepAliveTimeout: 1000 } });
  const { access_token } = await signUp(origin, ADA);
  const requests = hostileRequests(`Bearer ${access_token}`);
  expect(requests.length).toBeGreaterThan(300);
  const failures = await sendHostile(port, requests);
  expect(failures).toEqual([]);
  expect(lines.filter(({ event }) => event.endsWith('_failed'))).toEqual([]);
  const after = await fetch(`${origin}/api/cards/B12`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect(after.status).toBe(200);
});
