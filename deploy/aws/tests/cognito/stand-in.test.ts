/** The stand-in's answers, compared with Cognito's documentation: each test names its page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { stateOf } from '../../../../src/lib/session/oauth.ts';
import { CLIENT_ID, newPerson, signUpOne, startPool, type Pool } from './pool.ts';

let pool: Pool;

beforeAll(async () => {
  pool = await startPool();
});
afterAll(() => pool.end());

const domain = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${pool.standIn.domain}${path}`, { redirect: 'manual', ...init });

const post = (path: string, form: Record<string, string>): Promise<Response> =>
  domain(path, { method: 'POST', body: new URLSearchParams(form) });

const refusal = async (answer: Response): Promise<readonly [number, unknown]> => [
  answer.status,
  await answer.json(),
];

/** Where an authorization request is answered at once. */
const answerTo = async (changes: Record<string, string>, without: string[] = []): Promise<URL> => {
  const { query } = pool.newBrowser().ask(changes);
  for (const name of without) query.delete(name);
  const answer = await domain(`/oauth2/authorize?${query}`);
  return new URL(answer.headers.get('Location') ?? 'none:', pool.standIn.domain);
};

describe('The redirect and authorization endpoint', () => {
  test('it leads to /login with the parameters of the request', async () => {
    const { query } = pool.newBrowser().ask();
    const answer = await domain(`/oauth2/authorize?${query}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, `/login?${query}`]);
  });

  test.each<[string, Record<string, string>, string[], string]>([
    ['no response_type', {}, ['response_type'], 'invalid_request'],
    ['another challenge than S256', { code_challenge_method: 'plain' }, [], 'invalid_request'],
    ['an unknown scope', { scope: 'openid offline_access' }, [], 'invalid_scope'],
  ])('%s goes back to the app as an error', async (_name, changes, without, error) => {
    const { origin, pathname, searchParams } = await answerTo(changes, without);
    expect([origin + pathname, searchParams.get('error')]).toEqual([`${pool.origin}/auth`, error]);
  });

  test('an address that is not registered gets nothing', async () => {
    const { query } = pool.newBrowser().ask({ redirect_uri: 'https://evil.example/auth' });
    const answer = await domain(`/oauth2/authorize?${query}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
  });

  test('a browser that is signed in is not asked for the password, unless prompt=login', async () => {
    const browser = pool.newBrowser();
    await signUpOne(pool, newPerson(), browser);
    const silent = await browser.open(`/oauth2/authorize?${browser.ask().query}`);
    expect(silent.url.searchParams.has('code')).toBe(true);
    const asked = await browser.open(`/oauth2/authorize?${browser.ask({ prompt: 'login' }).query}`);
    expect(asked.url.pathname).toBe('/login');
  });
});

describe('state', () => {
  const back = async (state: string): Promise<string | null> => {
    const browser = pool.newBrowser();
    const { searchParams } = await browser.signUp(newPerson(), browser.ask({ state }).query);
    return searchParams.get('state');
  };

  test('comes back changed where it is not URL-safe', async () => {
    expect(await back('nonce./browse%2FB12?a=b&code=mine')).not.toBe(
      'nonce./browse%2FB12?a=b&code=mine',
    );
  });

  test('of the app comes back as it was, whatever its path', async () => {
    const state = stateOf({ nonce: 'aZ_-09', path: '/journeys/Zo%C3%AB?q=1+1&code=2#%25' });
    expect(await back(state)).toBe(state);
  });
});

describe('The token issuer endpoint', () => {
  const grant = { grant_type: 'authorization_code', client_id: CLIENT_ID, code: 'c' };

  test.each<[string, Record<string, string>, string]>([
    ['an unknown code', grant, 'invalid_grant'],
    ['an unknown client', { ...grant, client_id: 'nobody' }, 'invalid_client'],
    ['no code', { ...grant, code: '' }, 'invalid_request'],
    ['another grant', { ...grant, grant_type: 'password' }, 'unsupported_grant_type'],
    ['no grant', { client_id: CLIENT_ID }, 'invalid_request'],
  ])('%s is refused', async (_name, form, error) => {
    expect(await refusal(await post('/oauth2/token', form))).toEqual([400, { error }]);
  });

  test('parameters in the query are none', async () => {
    const browser = pool.newBrowser();
    const { query, verifier } = browser.ask();
    const code = (await browser.signUp(newPerson(), query)).searchParams.get('code') ?? '';
    const form = new URLSearchParams({
      ...grant,
      code,
      redirect_uri: `${pool.origin}/auth`,
      code_verifier: verifier,
    });
    const inQuery = await domain(`/oauth2/token?${form}`, { method: 'POST' });
    expect(await refusal(inQuery)).toEqual([400, { error: 'invalid_request' }]);
    expect((await domain('/oauth2/token', { method: 'POST', body: form })).status).toBe(200);
  });

  test('a code counts once, and with its verifier only', async () => {
    const browser = pool.newBrowser();
    const { query, verifier } = browser.ask();
    const back = await browser.signUp(newPerson(), query);
    await browser.exchange(back, verifier);
    await expect(browser.exchange(back, verifier)).rejects.toThrow('invalid_grant');
    const second = browser.ask();
    const again = await browser.open(`/oauth2/authorize?${second.query}`);
    await expect(browser.exchange(again.url, 'another')).rejects.toThrow('invalid_grant');
  });

  test('a refresh gives no new refresh token, and no nonce', async () => {
    const browser = pool.newBrowser();
    const answer = await browser.refresh(await signUpOne(pool, newPerson(), browser));
    const body = (await answer.json()) as Record<string, unknown>;
    expect(Object.keys(body).toSorted()).toEqual([
      'access_token',
      'expires_in',
      'id_token',
      'token_type',
    ]);
  });
});

describe('The token revocation endpoint', () => {
  test('a revoked refresh token gives nothing any more', async () => {
    const browser = pool.newBrowser();
    const { refresh_token = '' } = await signUpOne(pool, newPerson(), browser);
    const revoked = await post('/oauth2/revoke', { token: refresh_token, client_id: CLIENT_ID });
    expect([revoked.status, await revoked.text()]).toEqual([200, '']);
    const form = { grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token };
    expect(await refusal(await post('/oauth2/token', form))).toEqual([
      400,
      { error: 'invalid_grant' },
    ]);
  });

  test('its refusals', async () => {
    const { access_token } = await signUpOne(pool);
    const answers = [
      await post('/oauth2/revoke', { client_id: CLIENT_ID }),
      await post('/oauth2/revoke', { token: access_token, client_id: CLIENT_ID }),
      await post('/oauth2/revoke', { token: 'a', client_id: 'nobody' }),
    ];
    expect(await Promise.all(answers.map(refusal))).toEqual([
      [400, { error: 'invalid_request' }],
      [400, { error: 'unsupported_token_type' }],
      [401, { error: 'invalid_client' }],
    ]);
    const unknown = await post('/oauth2/revoke', { token: 'unknown', client_id: CLIENT_ID });
    expect(unknown.status).toBe(200);
  });
});

describe('The managed login sign-out endpoint', () => {
  test('it ends the browser’s session and goes to the registered address', async () => {
    const browser = pool.newBrowser();
    await signUpOne(pool, newPerson(), browser);
    const query = new URLSearchParams({ client_id: CLIENT_ID, logout_uri: `${pool.origin}/` });
    expect((await browser.open(`/logout?${query}`)).url.href).toBe(`${pool.origin}/`);
    const { url } = await browser.open(`/oauth2/authorize?${browser.ask().query}`);
    expect(url.pathname).toBe('/login');
  });

  test.each([
    ['another address', { client_id: CLIENT_ID, logout_uri: 'https://evil.example/' }],
    ['an unknown client', { client_id: 'nobody', logout_uri: 'https://evil.example/' }],
  ])('%s is refused', async (_name, parameters) => {
    const answer = await domain(`/logout?${new URLSearchParams(parameters)}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null]);
  });
});

describe('The userInfo endpoint', () => {
  test('it tells about whose access token it is, and takes no id token', async () => {
    const person = newPerson();
    const { access_token, id_token } = await signUpOne(pool, person);
    const ask = (token: string) =>
      domain('/oauth2/userInfo', { headers: { Authorization: `Bearer ${token}` } });
    expect(await (await ask(access_token)).json()).toMatchObject({
      email: person.email,
      given_name: 'Ada',
    });
    expect(await refusal(await ask(id_token))).toEqual([401, { error: 'invalid_token' }]);
  });
});

test('sign-up: an email that has an account is told', async () => {
  const person = newPerson();
  await signUpOne(pool, person);
  const browser = pool.newBrowser();
  const { query } = browser.ask();
  const form = await browser.open(`/signup?${query}`);
  const csrf = /name="_csrf" value="(\w+)"/.exec(form.html)?.[1] ?? '';
  const fields = { _csrf: csrf, username: person.email, given_name: 'Bea', password: 'x' };
  expect((await browser.open(`/signup?${query}`, fields)).html).toContain('already exists');
});

test('sign-in: a form that is not of this browser is refused', async () => {
  const person = newPerson();
  await signUpOne(pool, person);
  const browser = pool.newBrowser();
  const { query } = browser.ask();
  const fields = { _csrf: 'forged', username: person.email, password: person.password };
  expect((await browser.open(`/login?${query}`, fields)).status).toBe(403);
});
