import { expect, test } from 'vitest';

import {
  authorizationRequest,
  exchange,
  IdentityBrowser,
  signIn,
} from '#support/identity/identity-client.ts';
import { serveIdentity } from '#support/identity/identity-server.ts';
import { parseTokens } from '#support/identity/parse-tokens.ts';

const ADA = { email: 'Ada@Example.com', givenName: 'Ada', password: 'analytical engine' };

const post = (address: string, body?: URLSearchParams) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    ...(body ? { body: body.toString() } : {}),
  });

/** Signs up and stops with a code in hand. */
const codeFor = async (origin: string, browser = new IdentityBrowser(origin)) => {
  const request = authorizationRequest(origin);
  const { url } = await browser.start('signup', request);
  const fields = { email: ADA.email, given_name: ADA.givenName, password: ADA.password };
  const back = await browser.submit(url, 'signup', fields);
  const parameters = {
    grant_type: 'authorization_code',
    client_id: 'dck-web',
    code: back.url.searchParams.get('code') ?? '',
    redirect_uri: `${origin}/auth`,
    code_verifier: request.verifier,
  };
  return { back: back.url, request, parameters };
};

test.each([
  ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
  ['the plain method', { code_challenge_method: 'plain' }],
  ['a challenge without a method', { code_challenge_method: undefined }],
])('refuses an authorization request with %s', async (_name, change) => {
  const { origin } = await serveIdentity();
  const request = authorizationRequest(origin);
  const parameters = Object.fromEntries(
    Object.entries({ ...request.parameters, ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  const { url } = await new IdentityBrowser(origin).start('login', { ...request, parameters });
  expect(url.pathname).toBe('/auth');
  expect(url.searchParams.get('error')).toBe('invalid_request');
  expect(url.searchParams.get('state')).toBe(request.parameters['state']);
});

test.each([
  ['an address that is not registered', { redirect_uri: 'https://evil.example/auth' }],
  ['the registered address where the request names none', { redirect_uri: '' }],
])('shows a page instead of redirecting to %s', async (_name, change) => {
  const { origin } = await serveIdentity();
  const request = authorizationRequest(origin);
  const parameters = { ...request.parameters, ...change };
  const page = await new IdentityBrowser(origin).start('oauth2/authorize', {
    ...request,
    parameters,
  });
  expect(page.response.status).toBe(400);
  expect(await page.response.text()).toContain('That link does not work.');
});

test('refuses a code with a wrong verifier, and still gives it to the right one', async () => {
  const { origin } = await serveIdentity();
  const { back, request } = await codeFor(origin);
  const wrong = authorizationRequest(origin);
  expect((await exchange(origin, back, wrong)).status).toBe(400);
  expect((await exchange(origin, back, request)).status).toBe(200);
});

test('names itself beside the code', async () => {
  const { origin, identity } = await serveIdentity();
  const { back } = await codeFor(origin);
  expect(back.searchParams.getAll('iss')).toEqual([identity.issuer]);
});

test.each([
  ['no address to come back to', undefined],
  ['an empty one', ''],
])('refuses a code with %s before it is touched', async (_name, redirectUri) => {
  const { origin } = await serveIdentity();
  const { parameters } = await codeFor(origin);
  const wrong = new URLSearchParams(parameters);
  wrong.delete('redirect_uri');
  if (redirectUri !== undefined) wrong.set('redirect_uri', redirectUri);
  const token = `${origin}/idp/oauth2/token`;
  const answers = [await post(`${token}?${wrong}`), await post(token, wrong)];
  expect(await Promise.all(answers.map(async (a) => [a.status, await a.json()]))).toEqual(
    Array.from({ length: 2 }, () => [
      400,
      {
        error: 'invalid_request',
        error_description: "missing required parameter 'redirect_uri'",
      },
    ]),
  );
  expect((await post(token, new URLSearchParams(parameters))).status).toBe(200);
});

test('refuses a code with another address to come back to, and still gives it to the right one', async () => {
  const { origin } = await serveIdentity();
  const { parameters } = await codeFor(origin);
  const token = `${origin}/idp/oauth2/token`;
  const wrong = { ...parameters, redirect_uri: `${origin}/elsewhere` };
  const answer = await post(token, new URLSearchParams(wrong));
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  expect((await post(token, new URLSearchParams(parameters))).status).toBe(200);
});

test('refuses a code that is used twice and revokes what it gave', async () => {
  const { origin } = await serveIdentity();
  const { back, request } = await codeFor(origin);
  const tokens = parseTokens(await (await exchange(origin, back, request)).json());
  const again = await exchange(origin, back, request);
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
  const refresh = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: 'dck-web',
    refresh_token: tokens.refresh_token ?? '',
  });
  expect((await post(`${origin}/idp/oauth2/token`, refresh)).status).toBe(400);
});

test('gives a code to one of twenty parallel exchanges only', async () => {
  const { origin } = await serveIdentity();
  const { back, request } = await codeFor(origin);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => exchange(origin, back, request)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('takes the token parameters from the query or from the body, never from both', async () => {
  const { origin } = await serveIdentity();
  const token = `${origin}/idp/oauth2/token`;
  const inQuery = await codeFor(origin);
  const query = new URLSearchParams(inQuery.parameters);
  const both = await post(`${token}?${query}`, query);
  expect(both.status).toBe(400);
  expect(await both.json()).toMatchObject({ error: 'invalid_request' });
  expect((await post(`${token}?${query}`)).status).toBe(200);

  const inBody = await signIn(origin, ADA);
  const refresh = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: 'dck-web',
    refresh_token: inBody.refresh_token ?? '',
    redirect_uri: `${origin}/auth`,
  });
  const answer = await post(token, refresh);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('allows another page of the origin to read the token answer, and no other origin', async () => {
  const { origin } = await serveIdentity();
  const { parameters } = await codeFor(origin);
  const ask = (from: string) =>
    fetch(`${origin}/idp/oauth2/token?${new URLSearchParams(parameters)}`, {
      method: 'POST',
      headers: { Origin: from },
    });
  const elsewhere = await ask('https://evil.example');
  expect(elsewhere.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(elsewhere.status).toBe(400);
  expect((await ask(origin)).headers.get('Access-Control-Allow-Origin')).toBe(origin);
});
