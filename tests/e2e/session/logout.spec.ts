import type { Page } from '@playwright/test';

import { expect, joinAt, reach, test } from '#support/browser/fixtures.ts';
import { LOGOUT, PROVIDER } from '#support/browser/provider.ts';
import { sample } from '#support/shared/rounds.ts';

const ELSEWHERE = 'https://elsewhere.example/';

/** Opens a page of another site and follows its link. */
const followLinkElsewhere = async (page: Page, href: string, attributes = ''): Promise<void> => {
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Elsewhere</title><a href="${href}" ${attributes}>Cute cats</a>`,
    }),
  );
  await page.goto(ELSEWHERE);
  await page.getByRole('link', { name: 'Cute cats' }).click();
};

const banner = (page: Page) => page.getByText('Successfully logged out. See you next time!');
const question = (page: Page) => page.getByRole('heading', { name: 'Log out of DCK?' });

const WAYS = [
  ['a link elsewhere', '/logout', ''],
  ['a link elsewhere that hides where it was', '/logout', 'rel="noreferrer"'],
  ['one to the page’s file', '/logout/index.html', 'rel="noreferrer"'],
] as const;

for (const [name, path, attributes] of sample(WAYS, WAYS.length)) {
  test(`${name} signs nobody out without a word`, async ({ page, baseURL }) => {
    await joinAt(page, '/dash');
    await followLinkElsewhere(page, `${baseURL}${path}`, attributes);
    await expect(question(page)).toBeVisible();
    await expect(page.getByText('Successfully logged out')).toBeHidden();
    await page.getByRole('link', { name: 'Stay signed in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible();
  });
}

test('whoever says so logs out @long', async ({ page, baseURL }) => {
  await joinAt(page, '/dash');
  await followLinkElsewhere(page, `${baseURL}/logout`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await reach(page, '/#signed-out');
  await expect(banner(page)).toBeVisible();
  await page.goto('/browse');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the page asks by itself where no server of ours has seen the navigation @long', async ({
  page,
}) => {
  await joinAt(page, '/dash');
  await page.goto('/logout', { referer: ELSEWHERE });
  await expect(question(page)).toBeVisible();
});

test('a click inside the app signs out at once @long', async ({ page }) => {
  await joinAt(page, '/dash');
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
});

test('a sign-out ends the tokens although the provider has forgotten the session @long', async ({
  page,
  request,
}) => {
  await joinAt(page, '/dash');
  const token = await page.evaluate(() => localStorage.getItem('cd.auth.token') ?? '{}');
  const { access_token } = JSON.parse(token) as { access_token: string };
  const status = async () => {
    const headers = { Authorization: `Bearer ${access_token}` };
    return (await request.get('/api/cards/B12', { headers })).status();
  };
  expect(await status()).toBe(200);
  await page.context().clearCookies();
  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
  await expect.poll(status).toBe(401);
});

test('the words of a sign-out stay on the page until the provider returns @long', async ({
  page,
}) => {
  await joinAt(page, '/dash');
  // Nothing for the browser to show: it stays where it is.
  await page.route(LOGOUT, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest(LOGOUT);
  // It leaves before it has loaded, where the machine is busy; then it never has.
  await page.goto('/logout', { waitUntil: 'commit' });
  await left;
  await expect(banner(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/logout');
});

test('and stand on the landing page then, once', async ({ page }) => {
  await joinAt(page, '/dash');
  await page.goto('/logout');
  await reach(page, '/#signed-out');
  await expect(banner(page)).toBeVisible();
  await page.goto('/about');
  await page.goto('/');
  await expect(banner(page)).toBeHidden();
});

test('a visitor at /logout or /logout?ask goes to the landing page without the provider', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/logout', '/logout?ask']) {
    await page.goto(path);
    await reach(page, `${baseURL}/`);
    await expect(banner(page), path).toBeHidden();
  }
  const provider = new URL(`${PROVIDER.url}/`, baseURL).href;
  expect(asked.filter((address) => address.startsWith(provider))).toEqual([]);
});

test('the next account in the same tab sees no deck code of the one before', async ({ page }) => {
  await joinAt(page, '/registration');
  const field = page.getByLabel('Deck code', { exact: true });
  await field.fill('3F2504E0-4F89-41D3-9A0C-0305E82C3301');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.goto('/logout');
  await reach(page, '/#signed-out');
  await joinAt(page, '/registration');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(field).toHaveValue('');
});

test('after a sign-out without a network the next sign-in asks for the password', async ({
  page: later,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const page = await context.newPage();
  await joinAt(page, '/logout?ask');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect
    .poll(() => context.cookies().then((all) => all.map(({ name }) => name)))
    .toContain('cd_owed_sign_out');
  await page.close();
  await context.setOffline(false);
  await later.goto('/dash');
  await later.waitForURL(PROVIDER.signInPage);
});
