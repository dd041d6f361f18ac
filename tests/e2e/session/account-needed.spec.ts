import {
  expect,
  fillSignIn,
  fillSignUp,
  joinAt,
  newPerson,
  reach,
  signUpAt,
  test,
} from '#support/browser/fixtures.ts';
import { newDeckCode } from '#support/deck-codes/deck-codes.ts';
import { sample } from '#support/shared/rounds.ts';

const CODE = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

for (const path of sample([`/r/${CODE.toLowerCase()}`, `/r/${CODE}`, `/registration/${CODE}`], 3)) {
  test(`a visitor at ${path} is told that an account is needed`, async ({ page }) => {
    await page.goto(path);
    await reach(page, `/accountneeded/${CODE}`);
    await expect(page.getByRole('heading', { name: 'Hey—good to have you here!' })).toBeVisible();
    await expect(page.getByText(CODE)).toBeVisible();
  });
}

test('Create account leads through sign-up to the registration of the code @long', async ({
  page,
}) => {
  const code = await newDeckCode();
  await page.goto(`/accountneeded/${code}`);
  await page.getByRole('link', { name: 'Create account' }).click();
  await fillSignUp(page, newPerson());
  await reach(page, `/registration/${code}`);
  await expect(page.getByLabel('Deck code', { exact: true })).toHaveValue(code);
});

test('I already have an account leads through sign-in to the registration of the code @long', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUpAt(page, '/dash');
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await visitor.goto(`/accountneeded/${CODE}`);
  await visitor.getByRole('link', { name: 'I already have an account' }).click();
  await fillSignIn(visitor, person);
  await reach(visitor, `/registration/${CODE}`);
  await expect(visitor.getByLabel('Deck code', { exact: true })).toHaveValue(CODE);
});

test('a signed-in person who opens it goes straight to the registration', async ({ page }) => {
  await joinAt(page, '/dash');
  await page.goto(`/accountneeded/${CODE}`);
  await reach(page, `/registration/${CODE}`);
});

test('the registration without a code asks a visitor to sign in', async ({ page }) => {
  await page.goto('/registration');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a link whose code is none is told from the link to the field', async ({ page }) => {
  await page.goto('/r/3F2504E0%3Cimg%20src=x%3E');
  await reach(page, /\/accountneeded\/3F2504E0/);
  await expect(page.getByText('3F2504E0<img src=x>')).toBeVisible();
  await expect(page.getByText('That is no deck code yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create account' }).click();
  await fillSignUp(page, newPerson());
  await expect(page.getByLabel('Deck code', { exact: true })).toHaveValue('3F2504E0<img src=x>');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter your deck code.')).toBeVisible();
});
