import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import { makeApp } from '#support/api/app.ts';
import { startRegistration } from '#support/api/registration.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';
import { ADA, openPage, refresh, signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';

const TOLD = [503, '5'];

/** What an answer says of coming again. */
const wishOf = ({ headers, status }: Response) => [status, headers.get('Retry-After')];

/** Lets SQLite refuse every write, as it does where its file cannot be written, or take them again. */
const refuseWrites = async (db: Database, refused: boolean): Promise<void> => {
  await sql`pragma query_only = ${sql.lit(refused ? 1 : 0)}`.execute(db);
};

test('a transaction that finds the disk full is undone, and the next one counts', async () => {
  const { db } = await makeApp();
  const write = (name: string) =>
    inTransaction(db, (transaction) =>
      transaction
        .insertInto('secrets')
        .values({ name, value: 'x'.repeat(100_000), created_at: 0 })
        .execute(),
    );
  // The file may grow no further: SQLite says what it says of a full disk.
  await sql`pragma max_page_count = 1`.execute(db);
  await expect(write('lost')).rejects.toThrow(DatabaseUnavailable);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await write('kept');
  const rows = await db
    .selectFrom('secrets')
    .select('name')
    .where('name', 'in', ['lost', 'kept'])
    .execute();
  expect(rows).toEqual([{ name: 'kept' }]);
});

test('a registration that cannot be written is told to come again, and then it counts', async () => {
  const { codesOf, db, register } = await startRegistration();
  const [first, second] = await mintCodes(db, 2);
  await register(first);
  await refuseWrites(db, true);
  expect(wishOf(await register(second))).toEqual(TOLD);
  expect(await codesOf('ada')).toMatchObject({ codes: [first] });
  await refuseWrites(db, false);
  expect((await register(second)).status).toBe(200);
});

test('a refresh that cannot be written is told to come again, and the session goes on', async () => {
  const { db, origin } = await serveIdentity();
  const { refresh_token: token } = await signUp(origin, ADA);
  await refuseWrites(db, true);
  expect(wishOf(await refresh(origin, token))).toEqual(TOLD);
  await refuseWrites(db, false);
  expect((await refresh(origin, token)).status).toBe(200);
});

test('a form that cannot be written says so, and can be sent again', async () => {
  const { db, origin } = await serveIdentity();
  const { browser, url } = await openPage('signup', origin);
  const fields = { email: ADA.email, given_name: ADA.givenName, password: ADA.password };
  await refuseWrites(db, true);
  const { response } = await browser.submit(url, 'signup', fields);
  expect(wishOf(response)).toEqual(TOLD);
  expect(await response.text()).toContain('What you typed is sent again.');
  await refuseWrites(db, false);
  expect((await browser.submit(url, 'signup', fields)).url.searchParams.has('code')).toBe(true);
});

test('a sign-in that cannot be begun says so', async () => {
  const { db, origin } = await serveIdentity();
  await refuseWrites(db, true);
  const { html, response } = await openPage('login', origin);
  expect(wishOf(response)).toEqual(TOLD);
  expect(html).toContain('wait a few seconds, then reload this page');
});
