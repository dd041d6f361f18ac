import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { callApi, Refused } from '../../cognito/api-call.ts';
import { createUserPoolOwner, userPoolOf } from '../../cognito/user-pool-owner.ts';
import { CREDENTIALS, newPerson, signUpOne, startPool, type Pool } from './pool.ts';

let pool: Pool;

beforeAll(async () => {
  pool = await startPool();
});
afterAll(() => pool.end());
afterEach(() => pool.shiftTime(0));

const TEN_MINUTES = 600_000;

const erase = (token: string) => pool.call('/account', token, { method: 'DELETE' });

/** Whether the pool knows an account. */
const isInPool = async (username: string): Promise<boolean> => {
  const input = { UserPoolId: pool.standIn.pool.id, Username: username };
  try {
    await callApi(pool.standIn.api, 'AdminGetUser', input);
    return true;
  } catch (error) {
    if (error instanceof Refused && error.message === 'UserNotFoundException') return false;
    throw error;
  }
};

test('a deleted account is gone from the pool, and nobody can sign in to it', async () => {
  const person = newPerson();
  const tokens = await signUpOne(pool, person);
  expect(await isInPool(person.email)).toBe(true);
  expect((await erase(tokens.access_token)).status).toBe(204);
  expect(await isInPool(person.email)).toBe(false);
  const browser = pool.newBrowser();
  const { pathname } = await browser.signIn(person, browser.ask().query);
  expect(pathname).toBe('/login');
});

test('nobody else’s account goes with it', async () => {
  const [ada, bea] = [newPerson(), newPerson()];
  await signUpOne(pool, bea);
  await erase((await signUpOne(pool, ada)).access_token);
  expect(await isInPool(bea.email)).toBe(true);
});

test('a refresh token of a deleted account gives nothing', async () => {
  const browser = pool.newBrowser();
  const tokens = await signUpOne(pool, newPerson(), browser);
  await erase(tokens.access_token);
  const answer = await browser.refresh(tokens);
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_grant' }]);
});

test('while the pool’s API fails, nothing is deleted, and it can be asked for again', async () => {
  const person = newPerson();
  const { access_token } = await signUpOne(pool, person);
  const trouble = `${pool.standIn.api}/.stand-in/trouble/${decodeJwt(access_token).sub}`;
  await fetch(trouble, { method: 'PUT' });
  const answer = await erase(access_token);
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: 'unavailable' }]);
  await fetch(trouble, { method: 'DELETE' });
  expect(await isInPool(person.email)).toBe(true);
  expect((await erase(access_token)).status).toBe(204);
  expect(await isInPool(person.email)).toBe(false);
});

test('an account that is gone from the pool already is deleted all the same', async () => {
  const person = newPerson();
  const { access_token } = await signUpOne(pool, person);
  const input = { UserPoolId: pool.standIn.pool.id, Username: person.email };
  await callApi(pool.standIn.api, 'AdminDeleteUser', input);
  expect((await erase(access_token)).status).toBe(204);
});

test('a refresh is no sign-in, and the browser’s session at the pool is none: the password is', async () => {
  const person = newPerson();
  const browser = pool.newBrowser();
  const first = await signUpOne(pool, person, browser);
  pool.shiftTime(TEN_MINUTES);
  const refreshed = await browser.refresh(first);
  const { access_token } = (await refreshed.json()) as { access_token: string };
  expect(decodeJwt(access_token)['auth_time']).toBe(decodeJwt(first.access_token)['auth_time']);
  expect((await erase(access_token)).status).toBe(401);

  const silent = browser.ask();
  const back = await browser.open(`/oauth2/authorize?${silent.query}`);
  const again = await browser.exchange(back.url, silent.verifier);
  expect((await erase(again.access_token)).status).toBe(401);
  expect(await isInPool(person.email)).toBe(true);

  const proof = browser.ask({ prompt: 'login' });
  const proved = await browser.exchange(await browser.signIn(person, proof.query), proof.verifier);
  expect((await erase(proved.access_token)).status).toBe(204);
});

test('nothing of a person is in the log of a deletion', async () => {
  const person = newPerson();
  const { access_token } = await signUpOne(pool, person);
  await erase(access_token);
  const log = JSON.stringify(pool.lines);
  for (const word of [person.email, decodeJwt(access_token).sub ?? '?', access_token]) {
    expect(log).not.toContain(word);
  }
});

test('the pool and its region are those of the issuer', () => {
  const issuer = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AbC123xyz';
  expect(userPoolOf(issuer)).toEqual({ id: 'eu-central-1_AbC123xyz', region: 'eu-central-1' });
});

test('an issuer that is no user pool is refused at the start', () => {
  expect(() => userPoolOf('https://login.example.com/tenant')).toThrow('no user pool');
});

test('an owner that nobody answers gives up in time for the page to say so', async () => {
  // Port 9 discards, and nothing listens there.
  const owner = createUserPoolOwner(pool.standIn.issuer, {
    endpoint: 'http://127.0.0.1:9',
    credentials: CREDENTIALS,
  });
  await expect(owner.deleteUser('nobody')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
