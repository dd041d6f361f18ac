import type { Page } from '@playwright/test';

import { expect, fillSignUp, newPerson, reach, signUpAt, test } from '#support/browser/fixtures.ts';
import { PROVIDER } from '#support/browser/provider.ts';
import { sample } from '#support/shared/rounds.ts';

const stateFor = (nonce: string, path: string): string =>
  `${nonce}.${Buffer.from(path).toString('base64url')}`;

/** Counts the page's requests to the token endpoint. */
const countTokenRequests = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/oauth2/token')) count += 1;
  });
  return () => count;
};

/** Waits until the browser is at the provider's sign-in, and goes nowhere from there. */
const reachSignIn = async (page: Page): Promise<void> => {
  await reach(page, PROVIDER.signInPage);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
};

for (const [name, query] of sample(
  [
    [
      'with a state that this browser never made',
      `code=stolen&state=${stateFor('forged', '/dash')}`,
    ],
    ['without a state', 'code=stolen'],
    ['with an empty state', 'code=stolen&state='],
  ] as const,
  3,
)) {
  test(`a code ${name} is not exchanged`, async ({ page }) => {
    const tokenRequests = countTokenRequests(page);
    await page.goto(`/auth?${query}`);
    await reachSignIn(page);
    expect(tokenRequests()).toBe(0);
  });
}

test('a code with a foreign state is not exchanged while a sign-in is under way', async ({
  page,
}) => {
  const tokenRequests = countTokenRequests(page);
  await page.goto('/dash');
  await reachSignIn(page);
  await page.goto(`/auth?code=stolen&state=${stateFor('foreign', '/dash')}`);
  await reachSignIn(page);
  expect(tokenRequests()).toBe(0);
});

/** Waits until a page is at the provider's sign-in, and gives the state it has to answer with. */
const watchStates = (page: Page): (() => Promise<string>) => {
  let state = '';
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/oauth2/authorize')) state = searchParams.get('state') ?? '';
  });
  return async () => {
    await reachSignIn(page);
    return state;
  };
};

const NOT_COMPLETED = 'The sign-in was not completed. Please try again.';

test('a code of a foreign issuer is not exchanged: the sign-in starts again @long', async ({
  page,
  baseURL,
  expected,
}) => {
  // The last code below is of the right issuer, and unknown to it.
  expected.push(/400 \(Bad Request\)/);
  const tokenRequests = countTokenRequests(page);
  const pendingState = watchStates(page);
  await page.goto('/journeys');
  const state = await pendingState();
  await page.goto(`/auth?code=stolen&state=${state}&iss=https://evil.example/idp`);
  const next = await pendingState();
  expect(tokenRequests()).toBe(0);
  expect(next).not.toBe(state);
  const issuer = new URL(PROVIDER.url, baseURL).href;
  await page.goto(`/auth?code=unknown&state=${next}&iss=${issuer.replace(/\/$/, '')}`);
  await expect(page.getByText(NOT_COMPLETED)).toBeVisible();
  expect(tokenRequests()).toBe(1);
});

test('a provider that names itself otherwise each time is not asked without end @long', async ({
  page,
}) => {
  const tokenRequests = countTokenRequests(page);
  const pendingState = watchStates(page);
  await page.goto('/journeys');
  for (let answers = 0; answers < 2; answers += 1) {
    const state = await pendingState();
    await page.goto(`/auth?code=stolen&state=${state}&iss=https://evil.example/idp`);
  }
  await expect(page.getByText(NOT_COMPLETED)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await reachSignIn(page);
  expect(tokenRequests()).toBe(0);
});

test('a callback address works once @long', async ({ page }) => {
  const callback = page.waitForRequest((request) => new URL(request.url()).pathname === '/auth');
  await signUpAt(page, '/dash');
  const address = (await callback).url();
  await expect(page.getByRole('heading', { name: 'The card of the day' })).toBeVisible();
  // From a page that does not navigate by itself when its session is gone.
  await page.goto('/faq');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  const tokenRequests = countTokenRequests(page);
  await page.goto(address);
  await reachSignIn(page);
  expect(tokenRequests()).toBe(0);
});

for (const path of sample(
  ['//evil.example/dash', 'https://evil.example', '/\\evil.example', 'javascript:0'],
  2,
)) {
  test(`a state that asks for ${path} ends on a page of ours @long`, async ({ page, baseURL }) => {
    await page.goto(`/auth?code=x&state=${stateFor('forged', path)}`);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await fillSignUp(page, newPerson());
    await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/dash`);
  });
}

test('an id token of another sign-in is refused @long', async ({ page }) => {
  await page.route('**/oauth2/token*', async (route) => {
    const answer = await route.fetch();
    const tokens = await answer.json();
    const [header, payload, signature] = tokens.id_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const swapped = Buffer.from(JSON.stringify({ ...claims, nonce: 'other' })).toString(
      'base64url',
    );
    await route.fulfill({ json: { ...tokens, id_token: `${header}.${swapped}.${signature}` } });
  });
  await page.goto('/dash?signup');
  await fillSignUp(page, newPerson());
  await expect(page.getByText(NOT_COMPLETED)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cd.auth.token'))).toBeNull();
});
