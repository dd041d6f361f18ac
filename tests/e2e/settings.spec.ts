import { readFile } from 'node:fs/promises';

import { AccountData } from '#contract/account.ts';
import { newDeckCode } from '#support/deck-codes.ts';
import { expect, fillSignIn, memberTest, signUpAt, test } from '#support/fixtures.ts';

const WORD = 'Type DELETE to confirm';

memberTest('a theme that is chosen shows at once, and after a reload', async ({ page }) => {
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
  await page.getByRole('radio', { name: 'Like this device' }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('what is stored is shown, and comes as a file', async ({ page }) => {
  const { email } = await signUpAt(page, '/settings');
  await expect(page.getByText(email)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = AccountData.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect([download.suggestedFilename(), data.account?.email]).toEqual(['dck-my-data.json', email]);
  await expect(page.getByText('Your data is in your downloads')).toBeVisible();
});

test('an account is deleted, in every tab, with all that the browser kept', async ({
  page,
  expected,
}) => {
  expected.push(/422 \(Unprocessable Entity\)/);
  const person = await signUpAt(page, `/registration/${await newDeckCode()}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm & Activate' }).click();
  await expect(page.getByRole('button', { name: 'Return to Home' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dash');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const confirm = page.getByRole('button', { name: 'Delete for good' });
  await expect(page.getByLabel(WORD)).toBeFocused();
  await expect(confirm).toBeDisabled();
  await page.getByLabel(WORD).fill('delete');
  await confirm.click();
  await page.waitForURL('/#account-deleted');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await other.waitForURL('/');
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
  await signUpAt(page, '/settings');
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await opener.click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(opener).toBeFocused();
});

test('without a connection nothing is deleted, and it says so', async ({ page, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await signUpAt(page, '/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(WORD).fill('DELETE');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing has been deleted.');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Network error.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL('/#account-deleted');
});

memberTest('data that fails to load is told and can be tried again', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/, /could not be loaded: network/);
  await page.route('**/api/account', (route) => route.abort());
  await page.goto('/settings');
  await expect(page.getByRole('alert')).toContainText('Network error.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('With us since')).toBeVisible();
});
