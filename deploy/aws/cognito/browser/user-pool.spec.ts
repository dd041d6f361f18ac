import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { decodeJwt } from 'jose';

import { AccountData } from '../../../../contract/account.ts';
import {
  expect,
  fillSignIn,
  joinAt,
  reach,
  signUpAt,
  test,
  type Person,
} from '../../../../tests/support/browser/fixtures.ts';
import { PROVIDER } from '../../../../tests/support/browser/provider.ts';
import { newDeckCode } from '../../../../tests/support/deck-codes/deck-codes.ts';
import { callApi, Refused } from '../api-call.ts';

const API = process.env['DCK_TEST_USER_POOL_API'] ?? '';
const CLIENT_ID = process.env['DCK_TEST_USER_POOL_CLIENT'] ?? '';
const POOL_ID = process.env['DCK_TEST_USER_POOL_ID'] ?? '';

/** Whether the pool knows an account. */
const isInPool = async ({ email }: Person): Promise<boolean> => {
  try {
    await callApi(API, 'AdminGetUser', { UserPoolId: POOL_ID, Username: email });
    return true;
  } catch (error) {
    if (error instanceof Refused && error.message === 'UserNotFoundException') return false;
    throw error;
  }
};

const claimsOf = async (page: Page) => {
  const stored = await page.evaluate(() => localStorage.getItem('cd.auth.token') ?? '{}');
  const { access_token } = JSON.parse(stored) as { access_token: string };
  return decodeJwt(access_token);
};

/** Registers a deck and goes through the deletion up to its last button. */
const standAtLastButton = async (page: Page): Promise<Person> => {
  const person = await joinAt(page, `/registration/${await newDeckCode()}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm & Activate' }).click();
  await expect(page.getByRole('button', { name: 'Return to Home' })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Continue' }).click();
  await reach(page, PROVIDER.signInPage);
  await fillSignIn(page, person);
  await reach(page, '/settings');
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeVisible();
  return person;
};

test('a path that has to be encoded survives the way through the pool', async ({ page }) => {
  await signUpAt(page, '/journeys/In%C3%AAs');
  await expect(page.getByRole('heading', { level: 1, name: 'Inês' })).toBeVisible();
});

test('the tokens of the browser are the pool’s, and the token calls have a form', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/oauth2/token') return;
    const form = new URLSearchParams(request.postData() ?? '');
    calls.push(`${url.origin}${url.search} ${form.get('grant_type')}`);
  });
  await signUpAt(page, '/dash');
  expect(calls).toEqual([`${PROVIDER.url} authorization_code`]);
  const claims = await claimsOf(page);
  expect(claims).toMatchObject({ token_use: 'access', iss: `${API}/${POOL_ID}` });
  expect(claims).not.toHaveProperty('aud');
});

test('a sign-out ends the refresh token at the pool', async ({ page }) => {
  await joinAt(page, '/dash');
  const stored = await page.evaluate(() => localStorage.getItem('cd.auth.token') ?? '{}');
  const { refresh_token } = JSON.parse(stored) as { refresh_token: string };
  const status = async () => {
    const form = { grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token };
    return (await page.request.post(`${PROVIDER.url}/oauth2/token`, { form })).status();
  };
  expect(await status()).toBe(200);
  await page.goto('/logout');
  await reach(page, '/#signed-out');
  await expect.poll(status).toBe(400);
});

test('the settings show decks and no account, and give them as a file', async ({ page }) => {
  await joinAt(page, '/settings');
  await expect(page.getByText('None yet.')).toBeVisible();
  await expect(page.getByText('Member since')).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = AccountData.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(data.account).toBeNull();
});

test('an account is deleted here and at the pool, and nobody can sign in to it', async ({
  page,
}) => {
  const person = await standAtLastButton(page);
  expect(await isInPool(person)).toBe(true);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await reach(page, '/#account-deleted');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  expect(await isInPool(person)).toBe(false);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  // No sign-out is owed: the pool has no account, and so no session, to end.
  expect(cookies).toEqual(['form-csrf']);
  await page.goto('/dash');
  await fillSignIn(page, person);
  await expect(page.getByText('Incorrect username or password.')).toBeVisible();
});

test('while the pool does not answer nothing is deleted, it says so, and can be tried again', async ({
  page,
  expected,
}) => {
  expected.push(/status of 503/);
  const person = await standAtLastButton(page);
  const { sub } = await claimsOf(page);
  await page.request.put(`${API}/.stand-in/trouble/${sub}`);
  const last = page.getByRole('button', { name: 'Delete for good' });
  await last.click();
  await expect(page.getByRole('alert')).toHaveText(
    'The place that keeps your account does not answer. Please try again in a moment. Nothing has been deleted.',
  );
  expect(await isInPool(person)).toBe(true);
  await page.request.delete(`${API}/.stand-in/trouble/${sub}`);
  await last.click();
  await reach(page, '/#account-deleted');
  expect(await isInPool(person)).toBe(false);
});
