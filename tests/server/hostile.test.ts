import { expect, test } from 'vitest';

import { signUp } from '#support/identity-client.ts';
import { hostileRequests } from '#support/hostile.ts';
import { startProduct } from '#support/product.ts';
import { sendRaw } from '#support/raw-request.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

/** How many are under way at a time. */
const PARALLEL = 16;
/** Longer than any honest answer takes, in ms; shorter than what the server waits for a request. */
const PATIENCE = 8000;

test('no hostile request makes the server fail, hang or fall', async () => {
  const { origin, port, lines } = await startProduct();
  const { access_token } = await signUp(origin, ADA);
  const requests = hostileRequests(`Bearer ${access_token}`);
  expect(requests.length).toBeGreaterThan(300);
  const failures: string[] = [];
  const waiting = requests.values();
  const work = async () => {
    for (const { name, bytes, unfinished } of waiting) {
      const answer = await sendRaw(port, bytes, { withinMs: PATIENCE, unfinished }).catch(String);
      if (typeof answer === 'string') failures.push(`${name}: ${answer}`);
      else if (answer.status >= 500) failures.push(`${name}: ${answer.text.slice(0, 400)}`);
      else if (/\bat .*:\d+:\d+/.test(answer.text)) failures.push(`${name}: a stack trace`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  expect(failures).toEqual([]);
  expect(lines.filter(({ event }) => event.endsWith('_failed'))).toEqual([]);
  const after = await fetch(`${origin}/api/cards/B14`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect(after.status).toBe(200);
}, 60_000);
