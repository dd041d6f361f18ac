import { expect, newPerson, reach, test } from '#support/browser/fixtures.ts';

test('while a password is typed, the page says whether it will do @long', async ({ page }) => {
  await page.goto('/dash?signup');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('Summer2026!');
  await expect(page.getByText('Well-known words are guessed quickly')).toBeVisible();
  await field.fill('short');
  await expect(page.getByText('Well-known words are guessed quickly')).toBeHidden();
  await field.fill(newPerson().password);
  await expect(page.getByText('This password will do.')).toBeVisible();
});

test('what was wrong with a password goes when another one is typed @long', async ({
  page,
  expected,
}) => {
  expected.push(/422/);
  const person = newPerson();
  await page.goto('/dash?signup');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Given name').fill(person.givenName);
  await page.getByLabel('Password', { exact: true }).fill('terminator');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const problem = page.locator('#password-problem');
  await expect(problem).toHaveText(/too common/);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(problem).toBeHidden();
  await expect(page.getByText('This password will do.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await reach(page, /\/dash/);
});

test('a page that gets no answer works as one without script @long', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  await page.route('**/idp/password-check', (route) => route.abort());
  const person = newPerson();
  await page.goto('/dash?signup');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Given name').fill(person.givenName);
  const asked = page.waitForEvent('requestfailed');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await asked;
  await expect(page.locator('#password-state')).toBeEmpty();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await reach(page, /\/dash/);
});
