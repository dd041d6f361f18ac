import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { AccountData } from '#contract/account.ts';
import {
  expect,
  fillSignIn,
  joinAt,
  memberTest,
  reach,
  test,
  type Person,
} from '#support/browser/fixtures.ts';
import { PROVIDER } from '#support/browser/provider.ts';
import { newDeckCode } from '#support/deck-codes/deck-codes.ts';

const WORD = 'Type DELETE to confirm';

/** Presses the button once the data above it is there, which moves it. */
const openDeletion = async (page: Page): Promise<void> => {
  await expect(page.locator('dl:not([aria-busy])')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
};

/** Asks for the end of the account and stands at the provider, before the password. */
const askForDeletion = async (page: Page): Promise<void> => {
  await openDeletion(page);
  await page.getByLabel(WORD).fill('DELETE');
  await page.getByRole('button', { name: 'Continue' }).click();
  await reach(page, PROVIDER.signInPage);
};

/** Types the password once more and comes back to the settings. */
const signInOnceMore = async (page: Page, person: Person): Promise<void> => {
  await fillSignIn(page, person);
  await reach(page, '/settings');
};

memberTest('a theme that is chosen shows at once, and after a reload @long', async ({ page }) => {
  await page.goto('/settings');
  const root = page.locator('html');
  for (const [name, theme] of [
    ['Dark', 'dark'],
    ['Light', 'garden'],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect(root).toHaveAttribute('data-theme', theme);
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Match device' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

memberTest(
  'the language of the cards is chosen for every page, and other tabs follow',
  async ({ page }) => {
    const [english, german] = ['Open the locked drawer', 'Öffnet die verschlossene Schublade'];
    const heading = (on: Page, name: string) => on.getByRole('heading', { level: 1, name });
    const other = await page.context().newPage();
    await other.goto('/browse/B12');
    await expect(heading(other, english)).toBeVisible();
    await page.goto('/settings');
    const field = page.getByLabel('Language', { exact: true });
    await field.selectOption('Deutsch');
    await expect(heading(other, german)).toBeVisible();
    await page.goto('/browse/B12');
    await expect(heading(page, german)).toHaveAttribute('lang', 'de');
    await expect(page.getByText('Jedes Büro hat eine')).toHaveAttribute('lang', 'de');
    await page.goto('/browse?q=oeffnet');
    await expect(page.getByText('1 of 24 cards')).toBeVisible();
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/exercises'))
        asked.push(request.headers()['accept-language']);
    });
    await page.goto('/games?exercise=short-relay');
    await expect(page.getByRole('dialog', { name: 'Staffel mit kalten Händen' })).toBeVisible();
    expect(asked).toEqual(['de,en;q=0.5']);
    await page.goto('/settings');
    await expect(field).toHaveValue('de');
    await field.selectOption('Same as the app');
    await expect(heading(other, english)).toBeVisible();
    await page.goto('/browse/B12');
    await expect(heading(page, english)).toBeVisible();
  },
);

test('what is stored is shown, and comes as a file', async ({ page }) => {
  const { email } = await joinAt(page, '/settings');
  await expect(page.getByText(email)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = AccountData.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect([download.suggestedFilename(), data.account?.email]).toEqual(['dck-my-data.json', email]);
  await expect(page.getByText('dck-my-data.json is in your downloads.')).toBeVisible();
});

test('an account is deleted, in every tab, with all that the browser kept', async ({
  page,
  expected,
}) => {
  expected.push(/422 \(Unprocessable Entity\)/);
  const person = await joinAt(page, `/registration/${await newDeckCode()}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm & Activate' }).click();
  await expect(page.getByRole('button', { name: 'Return to Home' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dash');
  await page.goto('/settings');
  await openDeletion(page);
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(page.getByLabel(WORD)).toBeFocused();
  await expect(next).toBeDisabled();
  await page.getByLabel(WORD).fill('delete');
  await next.click();
  await reach(page, PROVIDER.signInPage);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await signInOnceMore(page, person);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await reach(page, '/#account-deleted');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await reach(other, '/');
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.filter((key) => !/scroll/.test(key))).toEqual([]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => !name.startsWith('idp_interaction'))).toEqual([]);
  await page.goto('/dash');
  await fillSignIn(page, person);
  await expect(page.getByText('Email and password do not match.')).toBeVisible();
});

test('one may change one’s mind, and the focus comes back', async ({ page }) => {
  await joinAt(page, '/settings');
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await openDeletion(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(opener).toBeFocused();
});

test('without a connection nothing is deleted, and it says so @long', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const person = await joinAt(page, '/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(WORD).fill('DELETE');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing has been deleted.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await signInOnceMore(page, person);
  await expect(page.getByText('Thank you. This is the last step')).toBeFocused();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing has been deleted.');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Network error.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await reach(page, '/#account-deleted');
});

test('whoever turns back at the password deletes nothing @long', async ({ page }) => {
  await joinAt(page, '/settings');
  await askForDeletion(page);
  await page.goBack();
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await expect(opener).toBeEnabled();
  await page.reload();
  await expect(opener).toBeEnabled();
});

test('a deletion that was proved is asked for once', async ({ page }) => {
  const person = await joinAt(page, '/settings');
  await askForDeletion(page);
  await signInOnceMore(page, person);
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
});

test('where another account signs in, nothing is deleted and it says so @long', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  const other = await joinAt(elsewhere, '/dash');
  await elsewhere.close();
  const person = await joinAt(page, '/settings');
  await askForDeletion(page);
  await signInOnceMore(page, other);
  await expect(page.getByRole('alert')).toHaveText(
    'You signed in with another account. Nothing has been deleted.',
  );
  await expect(page.getByText(other.email)).toBeVisible();
  await page.goto('/logout');
  // The provider's session ends on the way to the landing page.
  await reach(page, '/#signed-out');
  await page.goto('/settings');
  await fillSignIn(page, person);
  await expect(page.getByText(person.email)).toBeVisible();
});

test('whoever takes too long is asked for the password again and stays signed in @long', async ({
  page,
  expected,
}) => {
  expected.push(/401 \(Unauthorized\)/);
  const person = await joinAt(page, '/settings');
  await askForDeletion(page);
  await signInOnceMore(page, person);
  let calls = 0;
  await page.route('**/api/account', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    calls += 1;
    return route.fulfill({
      status: 401,
      headers: {
        'WWW-Authenticate': 'Bearer error="insufficient_user_authentication", max_age="300"',
      },
      json: { error: 'unauthorized', message: 'Please enter your password again first.' },
    });
  });
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'That took more than five minutes, so please sign in once more. Nothing has been deleted.',
  );
  expect(calls).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Continue' }).click();
  await signInOnceMore(page, person);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await reach(page, '/#account-deleted');
});
