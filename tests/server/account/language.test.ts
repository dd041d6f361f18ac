import { decodeJwt } from 'jose';
import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/open.ts';
import { makeApp } from '#support/api/app.ts';
import { exportedData } from '#support/account/exported.ts';
import { ADA, refresh, signUp } from '#support/identity/identity-client.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';
import { startProduct } from '#support/process/product.ts';

const BEA = { email: 'bea@example.com', givenName: 'Bea', password: 'bernoulli numbers' };

const choice = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** The API with rows of accounts, and the calls of one of them. */
const start = async (...accounts: readonly string[]) => {
  const api = await makeApp();
  for (const id of accounts)
    await api.db
      .insertInto('accounts')
      .values({
        id,
        email: `${id}@example.com`,
        holder: 1,
        given_name: id,
        password_hash: null,
        created_at: 0,
      })
      .execute();
  const authorization = `Bearer ${await api.signer.sign({ sub: 'ada' })}`;
  return {
    choose: async (body: unknown, headers?: Record<string, string>) =>
      api.app.request('/api/account/language', choice(body, { authorization, ...headers })),
    stored: () => api.db.selectFrom('accounts').select(['id', 'locale']).orderBy('id').execute(),
  };
};

test('a language that was chosen is in the tokens and the data of its account alone', async () => {
  const { database, origin } = await startProduct();
  const [ada, bea] = [await signUp(origin, ADA), await signUp(origin, BEA)];
  const bearer = { Authorization: `Bearer ${ada.access_token}` };
  const answer = await fetch(`${origin}/api/account/language`, choice({ language: 'de' }, bearer));
  expect(answer.status).toBe(204);
  const localeOf = async ({ refresh_token }: typeof ada) =>
    decodeJwt(parseTokens(await (await refresh(origin, refresh_token)).json()).id_token)['locale'];
  expect([await localeOf(ada), await localeOf(bea)]).toEqual(['de', undefined]);
  const info = await (await fetch(`${origin}/idp/oauth2/userInfo`, { headers: bearer })).json();
  expect(info).toMatchObject({ locale: 'de' });
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  const { account } = await exportedData(db, decodeJwt(ada.id_token).sub ?? '');
  expect(account?.locale).toBe('de');
});

test('anything but a language of the site is refused in the language of the request', async () => {
  const { choose, stored } = await start('ada');
  for (const language of [
    'fr',
    'DE',
    'de-AT',
    '',
    ' de',
    '__proto__',
    1,
    null,
    ['de'],
    undefined,
  ]) {
    const answer = await choose({ language }, { 'Accept-Language': 'de' });
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([422, 'de']);
  }
  for (const body of ['"de"', '["de"]', 'null']) expect((await choose(body)).status).toBe(422);
  expect((await choose('{"language":')).status).toBe(400);
  expect(await stored()).toEqual([{ id: 'ada', locale: null }]);
});

test('an account that is not here is answered as others, and is not made', async () => {
  const { choose, stored } = await start('bea');
  expect((await choose({ language: 'de', id: 'bea' })).status).toBe(204);
  expect(await stored()).toEqual([{ id: 'bea', locale: null }]);
});

test('an account that chooses again and again waits', async () => {
  const { choose, stored } = await start('ada');
  const answers = await Promise.all(Array.from({ length: 300 }, () => choose({ language: 'de' })));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(30);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(270);
  expect(refused[0]?.headers.get('Retry-After')).toBe('60');
  expect(await stored()).toEqual([{ id: 'ada', locale: 'de' }]);
});
