// Runs the uploaded bundle as it is: in processes of its own, without packages around it.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openDatabase } from '../../../../server/db/open.ts';
import { createSigner, type Signer } from '../../../../tests/support/api/tokens.ts';
import type { Postgres } from '../../../../tests/support/database/postgres.ts';
import { listen } from '../../../../tests/support/shared/listen.ts';
import {
  bundleInto,
  callAsResource,
  callBundled,
  serveBundled,
  type Variables,
} from '../support/bundled.ts';
import { requirePostgres } from '../support/postgres.ts';

const KEY = 'a key of the entry';
const ISSUER = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_example';
const CLIENT = 'client';

let folder = '';
let postgres: Postgres;
let signer: Signer;
let keys: Server;
let variables: Variables;
/** Users whose deletion the user pool was asked for. */
const ended: string[] = [];
let pool: Server;
let served: Awaited<ReturnType<typeof serveBundled>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dck-bundle-'));
  postgres = await requirePostgres();
  signer = await createSigner();
  keys = createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ keys: [signer.jwk] }));
  });
  pool = createServer((req, res) => {
    const note = async (): Promise<void> => {
      const { Username: name } = (await json(req)) as { Username: string };
      ended.push(`${String(req.headers['x-amz-target'])}: ${name}`);
      res.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' });
      res.end('{}');
    };
    note().catch(() => res.destroy());
  });
  await bundleInto(folder);
  variables = {
    DATABASE_URL: postgres.url,
    PUBLIC_ORIGIN: 'https://app.example.com',
    PUBLIC_APP_ENV: 'production',
    OIDC_ISSUER: ISSUER,
    OIDC_CLIENT_ID: CLIENT,
    OIDC_JWKS_URL: `${await listen(keys)}/keys`,
    DATA_DIR: join(folder, 'data'),
    ENTRY_KEY: KEY,
    // The SDK's own variables: where a service is, and who asks.
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: await listen(pool),
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  const told = await callAsResource(join(folder, 'migrate/migrate.mjs'), 'Create', variables);
  if (told.Status !== 'SUCCESS') throw new Error(told.Reason);
  served = await serveBundled(join(folder, 'api/api.mjs'), variables);
});

afterAll(async () => {
  served.close();
  keys.close();
  pool.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

const now = (): number => Math.floor(Date.now() / 1000);

const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const token = await signer.sign({
    iss: ISSUER,
    client_id: CLIENT,
    iat: now(),
    auth_time: now(),
    exp: now() + 3600,
  });
  return fetch(served.origin + path, {
    ...init,
    headers: {
      'x-entry-key': KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...init.headers,
    },
  });
};

describe('the bundle of the APIs', () => {
  test('has the deck, and gives it to whoever signed in at the issuer', async () => {
    const answer = await ask('/api/cards/B12');
    expect([answer.status, await answer.json()]).toMatchObject([200, { code: 'B12' }]);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
  });

  test('gives nothing to whoever did not', async () => {
    expect((await ask('/api/cards/B12', { headers: { authorization: '' } })).status).toBe(401);
  });

  test('answers nobody who does not come through the entry', async () => {
    const answer = await ask('/healthz', { headers: { 'x-entry-key': 'guessed' } });
    expect([answer.status, await answer.text()]).toEqual([403, '']);
  });

  test('draws sheets', async () => {
    const answer = await ask('/api/sheets/decision-page?paper=a4');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await answer.text()).toMatch(/^%PDF-/);
  });

  test('streams what happens on a table, and draws its record', async () => {
    const opened = await ask('/api/tables', { method: 'POST', body: '{"cards":[{"code":"B12"}]}' });
    const { code } = (await opened.json()) as { code: string };
    const cookie = opened.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const leaving = new AbortController();
    const stream = await ask(`/api/tables/${code}/events`, {
      headers: { cookie, accept: 'text/event-stream' },
      signal: leaving.signal,
    });
    let heard = '';
    for await (const chunk of stream.body ?? []) {
      heard += new TextDecoder().decode(chunk);
      if (heard.includes('event: snapshot')) break;
    }
    expect(heard).toContain(code);
    const record = await ask(`/api/tables/${code}/record.pdf`, { headers: { cookie } });
    expect([record.status, record.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});

const DELETE = 'AWSCognitoIdentityProviderService.AdminDeleteUser';

test('the end of an account is asked of the user pool', async () => {
  const answer = await ask('/api/account', { method: 'DELETE' });
  expect(answer.status).toBe(204);
  expect(ended.filter((call) => call.startsWith(DELETE))).toHaveLength(1);
});

test('the duties go on with the end of an account that was not finished', async () => {
  const db = await openDatabase({ url: postgres.url });
  const row = { account_hash: 'hash', account_id: 'left-behind', begun_at: 1, gone_at: null };
  await db.insertInto('erasures').values(row).execute();
  await callBundled(join(folder, 'api/duties.mjs'), {}, variables);
  await db.destroy();
  expect(ended).toContain(`${DELETE}: left-behind`);
});

test('the duties delete what has run out', async () => {
  const db = await openDatabase({ url: postgres.url });
  const row = { key: 'over', points: 1, expires_at: 1 };
  await db.insertInto('rate_limits').values(row).execute();
  await callBundled(join(folder, 'api/duties.mjs'), {}, variables);
  const left = await db.selectFrom('rate_limits').select('key').where('key', '=', 'over').execute();
  await db.destroy();
  expect(left).toEqual([]);
});

test('a migration that fails says so, and why', async () => {
  const wrong = { ...variables, DATABASE_URL: 'postgres://dck@127.0.0.1:9/none' };
  const told = await callAsResource(join(folder, 'migrate/migrate.mjs'), 'Update', wrong);
  expect(told).toMatchObject({ Status: 'FAILED', PhysicalResourceId: 'tables' });
  expect(told.Reason).toContain('cannot be used');
});

test('the end of the stack leaves the data, and needs no database', async () => {
  const wrong = { ...variables, DATABASE_URL: 'postgres://dck@127.0.0.1:9/none' };
  const told = await callAsResource(join(folder, 'migrate/migrate.mjs'), 'Delete', wrong);
  expect(told.Status).toBe('SUCCESS');
});
