import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { callApi } from '../../cognito/api-call.ts';
import { newPerson, signUpOne, startPool, type Pool } from './pool.ts';

let pool: Pool;

beforeAll(async () => {
  pool = await startPool({ PUBLIC_APP_ENV: 'dev' });
});
afterAll(() => pool.end());

test('a test environment lets in who is in the pool’s group beta, and nobody else', async () => {
  const person = newPerson();
  const browser = pool.newBrowser();
  const before = await signUpOne(pool, person, browser);
  await callApi(pool.standIn.api, 'AdminAddUserToGroup', {
    UserPoolId: pool.standIn.pool.id,
    Username: person.email,
    GroupName: 'beta',
  });
  const after = (await (await browser.refresh(before)).json()) as { access_token: string };
  expect(decodeJwt(before.access_token)).not.toHaveProperty('cognito:groups');
  expect(decodeJwt(after.access_token)['cognito:groups']).toEqual(['beta']);
  const statuses = [before, after].map(({ access_token }) => pool.call('/cards/B12', access_token));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 200]);
});

test('one’s own data can be read and deleted there by anybody', async () => {
  const { access_token } = await signUpOne(pool);
  const answers = [
    await pool.call('/account', access_token),
    await pool.call('/account', access_token, { method: 'DELETE' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 204]);
});
