import { expect, onTestFinished, test, vi } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { ADA, openPage } from '#support/identity/identity-client.ts';
import { startProduct } from '#support/process/product.ts';

test('a server that closes answers pending attempts at once', async () => {
  const { close, database, origin } = await startProduct();
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  const { browser, url } = await openPage('login', origin);
  const wrong = { email: ADA.email, password: 'not the password' };
  // The first four are answered at once, the others wait for 1, 2, 4 and 8 seconds.
  const tries = Array.from({ length: 8 }, () => browser.submit(url, 'signin', wrong));
  await vi.waitFor(async () => {
    const rows = await db.selectFrom('sign_in_tries').select('points').execute();
    expect(rows.map(({ points }) => points)).toEqual([8, 8]);
  });
  const closed = close(60_000);
  const answers = await Promise.all(tries);
  await closed;
  expect(answers.map(({ response }) => response.status)).toContain(429);
});
