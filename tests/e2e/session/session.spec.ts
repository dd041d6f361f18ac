import {
  expect,
  fillSignIn,
  fillSignUp,
  newPerson,
  signUpAt,
  test,
} from '#support/browser/fixtures.ts';
import { LOGOUT, PROVIDER } from '#support/browser/provider.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a new person signs up from the landing page and is welcomed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await fillSignUp(page, newPerson());
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
});

test('a visitor who asks for a card signs in and arrives at it @long', async ({
  page,
  browser,
}) => {
  const person = await signUpAt(page, '/dash');
  const visitor = await browser.newPage();
  await visitor.goto('/browse/T14');
  await fillSignIn(visitor, person);
  await expect(visitor.getByRole('heading', { name: 'The plan is old' })).toBeVisible();
  expect(new URL(visitor.url()).pathname).toBe('/browse/T14');
});

test('a reload keeps the session @long', async ({ page }) => {
  await signUpAt(page, '/dash');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
});

test('signing out ends at the landing page and the next visit asks to sign in', async ({
  page,
}) => {
  await signUpAt(page, '/dash');
  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
  await page.goto('/browse');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('signing out leaves no cookie of the session behind @long', async ({ page }) => {
  await signUpAt(page, '/browse/B12');
  await expect(page.getByRole('heading', { name: 'Open the locked drawer' })).toBeVisible();
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(['XSRF-TOKEN', PROVIDER.cookies.session]));
  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
  // That of a sign-in under way ends by itself, and belongs to that sign-in's address alone. The mark of
  // a browser that signed in before is for the next sign-in, and opens nothing.
  const left = (await names()).filter((name) => !name.startsWith('idp_interaction'));
  expect(left).toEqual(PROVIDER.cookies.kept);
});

test('the app ends its cookie itself where the provider is elsewhere @long', async ({ page }) => {
  await signUpAt(page, '/browse/B12');
  await expect(page.getByRole('heading', { name: 'Open the locked drawer' })).toBeVisible();
  // Of another origin, the provider's answers could not clear a cookie of the app.
  for (const path of [LOGOUT, '**/oauth2/revoke'])
    await page.route(path, (route) => route.fulfill({ body: 'Signed out elsewhere.' }));
  await page.goto('/logout');
  await expect(page.getByText('Signed out elsewhere.')).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('XSRF-TOKEN');
  expect(names).toContain(PROVIDER.cookies.session);
});

test('the app opened under 127.0.0.1 is sent to its own address', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://127.0.0.1:${port}/about`);
  expect(page.url()).toBe(`${baseURL}/about`);
});

test('an unknown path leads to the landing page', async ({ page, baseURL }) => {
  await page.goto('/nowhere');
  expect(page.url()).toBe(`${baseURL}/`);
});

test('a callback without a code warns and offers a way on', async ({ page }) => {
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/auth');
  expect((await warning).text()).toContain('No authorization code');
  await expect(page.getByText('Loading Redirect ...')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
});
