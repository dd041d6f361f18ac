import { expect, test } from 'vitest';

import { sha256 } from '#server/shared/sha256.ts';
import { refresh, signIn, signUp } from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';

const ADA = { email: 'ada@example.com', givenName: 'Ada', password: 'analytical engine' };

const tokensOf = async (response: Response) => parseTokens(await response.json());

test('gives fifty parallel refreshes fifty equal answers and one new token', async () => {
  const { db, origin } = await serveIdentity();
  const { refresh_token } = await signUp(origin, ADA);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await refresh(origin, refresh_token);
      return { status: response.status, body: await response.text() };
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const stored = await db
    .selectFrom('oidc_payloads')
    .selectAll()
    .where('kind', '=', 'RefreshToken')
    .execute();
  expect(stored).toHaveLength(2);
  expect(stored.filter((row) => row.consumed_at === null)).toHaveLength(1);
});

test('does the same when the refreshes reach two processes', async () => {
  const one = await serveIdentity();
  const two = await serveIdentity({ place: one.place, origin: one.origin });
  const { refresh_token } = await signUp(one.origin, ADA);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const response = await refresh(index % 2 ? one.origin : two.origin, refresh_token);
      return `${response.status} ${await response.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^200 /);
});

test('refuses a used token after ten seconds and revokes its family', async () => {
  const { origin, time } = await serveIdentity();
  const first = await signUp(origin, ADA);
  const start = Date.now();
  time.now = start;
  const second = await tokensOf(await refresh(origin, first.refresh_token));
  time.now = start + 9_999;
  expect(await tokensOf(await refresh(origin, first.refresh_token))).toEqual(second);
  time.now = start + 10_000;
  const late = await refresh(origin, first.refresh_token);
  expect(late.status).toBe(400);
  expect(await late.json()).toMatchObject({ error: 'invalid_grant' });
  expect((await refresh(origin, second.refresh_token)).status).toBe(400);
});

test('leaves other families alone when one is revoked', async () => {
  const { origin, time } = await serveIdentity();
  const phone = await signUp(origin, ADA);
  const laptop = await signIn(origin, ADA);
  await refresh(origin, phone.refresh_token);
  time.now = Date.now() + 20_000;
  expect((await refresh(origin, phone.refresh_token)).status).toBe(400);
  expect((await refresh(origin, laptop.refresh_token)).status).toBe(200);
});

test('replays nothing once the family is revoked', async () => {
  const { identity, origin } = await serveIdentity();
  const { refresh_token } = await signUp(origin, ADA);
  expect((await refresh(origin, refresh_token)).status).toBe(200);
  const account = await identity.accounts.findByEmail(ADA.email);
  await identity.accounts.delete(account?.id ?? '');
  expect((await refresh(origin, refresh_token)).status).toBe(400);
});

test('takes over from a process that died in the middle of a refresh', async () => {
  const { db, origin, time } = await serveIdentity();
  const { refresh_token } = await signUp(origin, ADA);
  const died = Date.now();
  const hash = sha256(refresh_token ?? '');
  await db
    .insertInto('refresh_replays')
    .values({ token_hash: hash, answer: null, claimed_at: died, answered_at: null })
    .execute();
  await db.updateTable('oidc_payloads').set({ consumed_at: died }).where('id', '=', hash).execute();
  time.now = died + 11_000;
  expect((await refresh(origin, refresh_token)).status).toBe(200);
});

test('refuses a token that was never issued, at every attempt', async () => {
  const { db, origin } = await serveIdentity();
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(origin, 'made-up')));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(await db.selectFrom('refresh_replays').selectAll().execute()).toEqual([]);
});

test('purges what has run out and keeps what still counts', async () => {
  const { db, identity, origin, time } = await serveIdentity();
  const { refresh_token } = await signUp(origin, ADA);
  const renewed = await tokensOf(await refresh(origin, refresh_token));
  time.now = Date.now() + 24 * 3_600_000;
  await identity.purge();
  expect(await db.selectFrom('refresh_replays').selectAll().execute()).toEqual([]);
  expect((await refresh(origin, renewed.refresh_token)).status).toBe(200);
  time.now = Date.now() + 365 * 24 * 3_600_000;
  await identity.purge();
  expect(await db.selectFrom('oidc_payloads').selectAll().execute()).toEqual([]);
});
