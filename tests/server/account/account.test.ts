import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';

import { AccountData } from '#contract/account.ts';
import { exportedData } from '#support/account/exported.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { mintCodes } from '#support/deck-codes/decks.ts';
import {
  authorizationRequest,
  IdentityBrowser,
  signIn,
  signUp,
} from '#support/identity/identity-client.ts';
import { startProduct } from '#support/process/product.ts';
import { runProcess } from '#support/shared/process.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };
const BEA = { email: 'bea@example.com', givenName: 'Bea', password: 'bernoulli numbers' };

/** Longer than a busy machine takes, in ms; grant-memory.test.ts holds that half a second is enough. */
const PATIENCE = 60_000;

type Tokens = Awaited<ReturnType<typeof signUp>>;

const start = async () => {
  const product = await startProduct();
  const db = await openDatabase(product.database);
  onTestFinished(() => db.destroy());
  const { origin } = product;
  const call = (path: string, { access_token }: Tokens, init: RequestInit = {}) =>
    fetch(`${origin}/api${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
    });
  return {
    ...product,
    db,
    call,
    register: (code: string, tokens: Tokens) =>
      call('/registration', tokens, { method: 'POST', body: JSON.stringify({ code }) }),
    erase: (tokens: Tokens) => call('/account', tokens, { method: 'DELETE' }),
    exported: async (tokens: Tokens) =>
      AccountData.parse(await (await call('/account', tokens)).json()),
    refresh: ({ refresh_token = '' }: Tokens) => {
      const form = { grant_type: 'refresh_token', client_id: 'dck-web', refresh_token };
      return fetch(`${origin}/idp/oauth2/token?${new URLSearchParams(form)}`, { method: 'POST' });
    },
  };
};

/** Every row of every table that holds one of the words. */
const rowsWith = async (db: Database, words: readonly string[]): Promise<string[]> => {
  const tables = await db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const texts = rows.map((row) => JSON.stringify(row));
    found.push(...texts.filter((text) => words.some((word) => text.includes(word))));
  }
  return found;
};

const wordsOf = ({ id_token }: Tokens): string[] => [ADA.email, decodeJwt(id_token).sub ?? '?'];

test('gives everything that is stored, and no secret', async () => {
  const { call, db, exported, origin, register } = await start();
  const tokens = await signUp(origin, ADA);
  const [code] = await mintCodes(db, 1);
  await register(code, tokens);
  await register('3F2504E0-4F89-41D3-9A0C-0305E82C3301', tokens);
  const data = await exported(tokens);
  expect(data.account).toMatchObject({ email: ADA.email, givenName: 'Ada', groups: [] });
  expect(data.decks.map((deck) => deck.code)).toEqual([code]);
  expect(data.sessions.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['Grant', 'RefreshToken', 'Session']),
  );
  const attempts = data.attempts.map(({ kind, count }) => `${kind} ${count}`);
  expect(attempts.toSorted()).toEqual([
    'asked-mails 1',
    'export-account 1',
    'registration-account 1',
  ]);
  const text = await (await call('/account', tokens)).text();
  expect(text).not.toContain('argon2');
  expect(text).not.toContain(tokens.refresh_token);
});

test('a deleted account leaves no row behind and frees its decks', async () => {
  const { db, erase, origin, refresh, register } = await start();
  const browser = new IdentityBrowser(origin);
  const tokens = await signUp(origin, ADA, browser);
  const [code] = await mintCodes(db, 1);
  await register(code, tokens);
  await register('3F2504E0-4F89-41D3-9A0C-0305E82C3301', tokens);
  await refresh(await signIn(origin, ADA));
  await browser.start('login', authorizationRequest(origin));
  expect((await rowsWith(db, wordsOf(tokens))).length).toBeGreaterThan(5);
  expect((await erase(tokens)).status).toBe(204);
  expect(await rowsWith(db, wordsOf(tokens))).toEqual([]);
  expect(await db.selectFrom('refresh_replays').selectAll().execute()).toEqual([]);
  const bea = await signUp(origin, BEA);
  expect((await register(code, bea)).status).toBe(200);
});

test.each([
  ['who was signed in before', BEA],
  ['who has just signed in', ADA],
])('a sign-in under way that names two people goes with the account of %s', async (_who, gone) => {
  const { db, env, origin } = await start();
  const browser = new IdentityBrowser(origin);
  const tokens = {
    [ADA.email]: await signUp(origin, ADA),
    [BEA.email]: await signUp(origin, BEA, browser),
  };
  const request = authorizationRequest(origin);
  request.parameters['prompt'] = 'login';
  const { url } = await browser.start('oauth2/authorize', request);
  await browser.fetch(`${url.pathname}/signin`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ email: ADA.email, password: ADA.password }),
  });
  const mine = tokens[gone.email];
  if (!mine) throw new Error('Nobody has signed up.');
  const sub = decodeJwt(mine.id_token).sub ?? '?';
  // Read in the database: who was signed in before has no token any more.
  const { sessions } = await exportedData(db, sub);
  expect(sessions.map(({ kind }) => kind)).toContain('Interaction');
  expect(
    await runProcess(['server/identity/users.command.ts', 'delete', gone.email], env).ended,
  ).toBe(0);
  expect(await rowsWith(db, [sub])).toEqual([]);
});

test('every token of a deleted account is soon refused, here and under /idp', async () => {
  const { call, erase, origin, refresh } = await start();
  const browser = new IdentityBrowser(origin);
  const first = await signUp(origin, ADA, browser);
  const second = await signIn(origin, ADA);
  // The account has been seen a moment ago.
  expect((await call('/cards/B12', second)).status).toBe(200);
  await erase(first);
  await vi.waitFor(
    async () => {
      for (const tokens of [first, second]) {
        const headers = { Authorization: `Bearer ${tokens.access_token}` };
        const statuses = [
          await call('/cards/B12', tokens),
          await call('/registration', tokens),
          await call('/account', tokens),
          await fetch(`${origin}/idp/oauth2/userInfo`, { headers }),
          await refresh(tokens),
        ].map(({ status }) => status);
        expect(statuses).toEqual([401, 401, 401, 401, 400]);
      }
    },
    { timeout: PATIENCE, interval: 50 },
  );
  const { url } = await browser.start('oauth2/authorize', authorizationRequest(origin));
  expect(url.pathname).toMatch(/^\/idp\/interaction\//);
});

test('nobody else loses anything', async () => {
  const { call, db, erase, exported, origin, register } = await start();
  const [ada, bea] = [await signUp(origin, ADA), await signUp(origin, BEA)];
  const [code] = await mintCodes(db, 1);
  await register(code, bea);
  // Her mail for the proof of her address goes out meanwhile, and its link comes into being.
  const lasting = async () => ({ ...(await exported(bea)), attempts: [], mails: [], links: [] });
  const before = await lasting();
  await erase(ada);
  expect(await lasting()).toEqual(before);
  expect((await call('/cards/B12', bea)).status).toBe(200);
});

test('a registration that runs beside the deletion leaves nothing of the account', async () => {
  const { db, erase, origin, register } = await start();
  const codes = await mintCodes(db, 20);
  const tokens = await signUp(origin, ADA);
  const half = codes.slice(10).map((code) => register(code, tokens));
  await Promise.all([
    ...codes.slice(0, 10).map((code) => register(code, tokens)),
    erase(tokens),
    ...half,
  ]);
  expect(await rowsWith(db, wordsOf(tokens))).toEqual([]);
});

test('the command deletes as the settings do', async () => {
  const { call, db, env, origin, register } = await start();
  const tokens = await signUp(origin, ADA);
  const [code] = await mintCodes(db, 1);
  await register(code, tokens);
  const command = runProcess(['server/identity/users.command.ts', 'delete', ADA.email], env);
  expect(await command.ended).toBe(0);
  expect(await rowsWith(db, wordsOf(tokens))).toEqual([]);
  await vi.waitFor(async () => expect((await call('/cards/B12', tokens)).status).toBe(401), {
    timeout: PATIENCE,
    interval: 50,
  });
});

test('another page cannot delete an account with the cookies of a browser', async () => {
  const { call, origin } = await start();
  const tokens = await signUp(origin, ADA);
  const cookie = (await call('/account', tokens)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { Authorization: `Bearer ${tokens.access_token}`, Cookie: cookie };
  const answer = await fetch(`${origin}/api/account`, { method: 'DELETE', headers });
  expect(answer.status).toBe(403);
  expect((await call('/account', tokens)).status).toBe(200);
});
