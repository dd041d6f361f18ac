import { expect, test } from 'vitest';

import { DATABASE_DEADLINES, type DatabaseDeadlines } from '#server/db/deadline.ts';
import { strange } from '#support/api/registration.ts';
import { makeDatabase } from '#support/database/database.ts';
import { startSlowProxy } from '#support/database/slow-proxy.ts';
import { signUp } from '#support/identity/identity-client.ts';
import { postRegistration } from '#support/process/product-process.ts';
import { startProduct } from '#support/process/product.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

/** Longer than any test. */
const FOR_EVER = 3_600_000;

const TOLD = [503, '5'];

const wishOf = ({ headers, status }: Response) => [status, headers.get('Retry-After')];

/** The product with somebody signed in, by a way to its PostgreSQL that can be made slow. */
const startSlow = async (deadlines: DatabaseDeadlines) => {
  const { place } = await makeDatabase();
  if (!('url' in place)) throw new Error('This is about PostgreSQL.');
  // A sign-up takes as long as the machine likes: it goes by another server.
  const { origin } = await startProduct({ database: place });
  const { access_token } = await signUp(origin, ADA);
  const proxy = await startSlowProxy(place.url);
  const slow = await startProduct({ database: { url: proxy.url, deadlines }, origin });
  const address = `http://localhost:${slow.port}`;
  return { proxy, address, register: () => postRegistration(address, access_token, strange()) };
};

test('a request that the database keeps waiting is told to come again', async () => {
  const { proxy, register } = await startSlow({ connection: 5000, answer: 5000, request: 300 });
  proxy.setDelay(FOR_EVER);
  expect(wishOf(await register())).toEqual(TOLD);
});

test('many slow answers are not waited for longer than one', async () => {
  const { proxy, register } = await startSlow({ connection: 5000, answer: 5000, request: 300 });
  proxy.setDelay(120);
  expect(wishOf(await register())).toEqual(TOLD);
});

test('where all connections are taken a request is told to come again', async () => {
  const { proxy, register } = await startSlow({ connection: 500, answer: 5000, request: 5000 });
  const taken = () => Array.from({ length: 10 }, register);
  await Promise.all(taken());
  proxy.setDelay(FOR_EVER);
  // These end with the server.
  for (const each of taken()) each.catch(() => {});
  expect(wishOf(await register())).toEqual(TOLD);
});

test('health says within a second that the database does not answer', async () => {
  const { address, proxy } = await startSlow(DATABASE_DEADLINES);
  proxy.setDelay(FOR_EVER);
  expect(wishOf(await fetch(`${address}/healthz`))).toEqual(TOLD);
});
