import { expect, onTestFinished, test } from 'vitest';

import { getConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/shared/start-error.ts';
import { makeDatabase } from '#support/database/database.ts';
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
    return Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
  };
  await postgres.stop();
  const [health, registration, token] = await ask();
  const unavailable: unknown = expect.objectContaining({ error: 'unavailable' });
  expect([health, registration]).toEqual([
    [503, unavailable],
    [503, unavailable],
  ]);
  expect(token?.[0]).toBe(503);
  await postgres.start();
  expect((await ask()).map(([status]) => status)).toEqual([200, 200, 200]);
  expect(lines).toContainEqual({ event: 'database_connection_lost' });
});
