import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { getConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/shared/start-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeDatabase, type TestDatabase } from '#support/database/database.ts';
import { startPostgres } from '#support/database/postgres.ts';
import { signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { startProduct } from '#support/process/product.ts';
import { freePort } from '#support/shared/free-port.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

test('eight processes that start together on an empty database all start', async () => {
  const { place } = await makeDatabase();
  const opened = await Promise.all(Array.from({ length: 8 }, () => openDatabase(place)));
  const codes = opened.map((db) => db.selectFrom('deck_codes').selectAll().execute());
  expect(await Promise.all(codes)).toEqual(opened.map(() => []));
  await Promise.all(opened.map((db) => db.destroy()));
});

test('times come back as the numbers that went in', async () => {
  const db = await openDatabase((await makeDatabase()).place);
  onTestFinished(() => db.destroy());
  const run = { id: 'run', touched_at: Number.MAX_SAFE_INTEGER, finished_at: null };
  await db.insertInto('mint_runs').values(run).execute();
  expect(await db.selectFrom('mint_runs').selectAll().execute()).toEqual([run]);
});

/** The address of a database where each transaction sees the data as they were when it began. */
const withSnapshots = ({ place }: TestDatabase): string => {
  if ('file' in place) throw new Error('This is about PostgreSQL.');
  const url = new URL(place.url);
  url.searchParams.set('options', '-c default_transaction_isolation=repeatable\\ read');
  return url.href;
};

test('a statement by itself that loses to a transaction is sent again, and counts once', async () => {
  const url = withSnapshots(await makeDatabase());
  const db = await openDatabase({ url });
  onTestFinished(() => db.destroy());
  await db.insertInto('rate_limits').values({ key: 'k', points: 0, expires_at: 0 }).execute();
  const other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('update rate_limits set points = points + 10');
  const waiting = async () =>
    (
      await other.query<{ waits: boolean }>(
        "select count(*) > 0 as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rows[0]?.waits;
  const add = db
    .updateTable('rate_limits')
    .set((set) => ({ points: set('points', '+', 1) }))
    .execute();
  await expect.poll(waiting).toBe(true);
  await other.query('commit');
  await add;
  const { points } = await db.selectFrom('rate_limits').select('points').executeTakeFirstOrThrow();
  expect(points).toBe(11);
});

test('as many transactions on one row as a workshop has people all count', async () => {
  const db = await openDatabase({ url: withSnapshots(await makeDatabase()) });
  onTestFinished(() => db.destroy());
  await db.insertInto('rate_limits').values({ key: 'k', points: 0, expires_at: 0 }).execute();
  const add = () =>
    inTransaction(db, async (transaction) => {
      const row = await transaction
        .selectFrom('rate_limits')
        .select('points')
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('rate_limits')
        .set({ points: row.points + 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 20 }, add));
  const { points } = await db.selectFrom('rate_limits').select('points').executeTakeFirstOrThrow();
  expect(points).toBe(20);
});

test('a NUL in a request is a bad request, although no text of PostgreSQL can hold one', async () => {
  const { origin } = await serveIdentity();
  const answer = await fetch(`${origin}/idp/oauth2/authorize?client_id=%00&response_type=code`);
  expect(answer.status).toBe(400);
});

test('a server that does not answer is one clear line, without its password', async () => {
  const url = `postgres://dck:swordfish@127.0.0.1:${await freePort()}/dck`;
  const attempt = openDatabase({ url });
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow(/^The database of DATABASE_URL cannot be used: [^\n]+\.$/);
  await expect(attempt).rejects.not.toThrow('swordfish');
});

test('an address that is none is named without what it holds', () => {
  expect(() => getConfig({ DATABASE_URL: 'mysql://dck:swordfish@db/dck' })).toThrow(
    'DATABASE_URL cannot be used: must be an address such as postgres://host/name.',
  );
});

test('while PostgreSQL is away everything says 503, and goes on by itself when it is back', async () => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL was there a moment ago.');
  onTestFinished(() => postgres.close());
  const { origin, lines } = await startProduct({ database: { url: postgres.url } });
  const tokens = await signUp(origin, ADA);
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const ask = async () => {
    const refresh = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'dck-web',
      refresh_token: tokens.refresh_token ?? '',
    });
    const answers = await Promise.all([
      fetch(`${origin}/healthz`),
      fetch(`${origin}/api/registration`, { headers }),
      fetch(`${origin}/idp/oauth2/token?${refresh}`, { method: 'POST' }),
    ]);
    return Promise.all(
      answers.map(async (answer) => [
        answer.status,
        await answer.json(),
        answer.headers.get('Retry-After'),
      ]),
    );
  };
  await postgres.stop();
  const [health, registration, token] = await ask();
  const unavailable: unknown = expect.objectContaining({ error: 'unavailable' });
  expect([health, registration]).toEqual([
    [503, unavailable, '5'],
    [503, unavailable, '5'],
  ]);
  expect(token).toEqual([503, expect.anything(), '5']);
  await postgres.start();
  expect((await ask()).map(([status]) => status)).toEqual([200, 200, 200]);
  expect(lines).toContainEqual({ event: 'database_connection_lost' });
});
