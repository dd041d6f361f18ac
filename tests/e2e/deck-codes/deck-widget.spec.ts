import type { Page } from '@playwright/test';

import { expect, joinAt, reach, test } from '#support/browser/fixtures.ts';
import { newDeckCode } from '#support/deck-codes/deck-codes.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const connect = (page: Page) => page.getByRole('link', { name: 'CONNECT YOUR DECK' });
const badge = (page: Page) => page.getByText('DCK Registered');

const register = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Deck code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm & Activate' }).click();
  await expect(page.getByRole('heading', { name: 'Your deck is registered.' })).toBeVisible();
};

/** The paths of the pages that ask for the status, from here on and in their order. */
const looksOf = (page: Page): readonly string[] => {
  const looks: string[] = [];
  page.on('request', (request) => {
    const asked = new URL(request.url()).pathname === '/api/registration';
    if (asked && request.method() === 'GET') looks.push(new URL(request.frame().url()).pathname);
  });
  return looks;
};

test('signed in without a deck it leads to the registration @long', async ({ page }) => {
  await joinAt(page, '/browse');
  await connect(page).click();
  await reach(page, '/registration');
});

test('with a deck it is a badge, on pages with and without islands', async ({ page }) => {
  const code = await newDeckCode();
  await joinAt(page, '/registration');
  await register(page, code);
  for (const path of ['/dash', '/about']) {
    await page.goto(path);
    await expect(badge(page)).toBeVisible();
    await expect(page.getByText('Deck ✓')).toBeVisible();
    await expect(connect(page)).toBeHidden();
  }
});

test('while the status is on its way it shows a skeleton @long', async ({ page }) => {
  await joinAt(page, '/browse');
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/api/registration', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/dash');
  await expect(page.getByText('Looking for your deck')).toBeAttached();
  await expect(page.locator('.deck-loading')).toBeVisible();
  await expect(connect(page)).toBeHidden();
  release(undefined);
  await expect(connect(page)).toBeVisible();
});

test('a failure shows in words, with the way to register @long', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/, /status of 50\d/);
  await joinAt(page, '/browse');
  const json = { error: 'unavailable', message: 'Back in a minute.' };
  for (const [message, answer] of [
    ['Network error.', undefined],
    [json.message, { status: 503, json }],
    ['Click here to register your deck!', { status: 500, body: 'x' }],
  ] as const) {
    await page.route('**/api/registration', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await page.goto('/dash');
    await expect(page.locator('.deck-status').getByText(message)).toBeVisible();
    await expect(connect(page), message).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('widget and dashboard share one request @long', async ({ page }) => {
  await joinAt(page, '/browse');
  await expect(connect(page)).toBeVisible();
  const looks = looksOf(page);
  await page.goto('/dash');
  await expect(page.getByRole('heading', { name: 'Own a deck?' })).toBeVisible();
  await expect(connect(page)).toBeVisible();
  expect(looks).toEqual(['/dash']);
});

test('a visitor’s page asks for nothing', async ({ page }) => {
  const looks = looksOf(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.goto('/about');
  await expect(connect(page)).toBeVisible();
  await joinAt(page, '/tools');
  await expect.poll(() => looks).toEqual(['/tools']);
});

test('a registration in one tab reaches the other @long', async ({ page, context }) => {
  const code = await newDeckCode();
  await joinAt(page, '/dash');
  await expect(connect(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/registration');
  await register(other, code);
  await expect(badge(other)).toBeVisible();
  await expect(badge(page)).toBeVisible();
});

test('a sign-out in one tab reaches the open page of the other @long', async ({
  page,
  context,
}) => {
  const code = await newDeckCode();
  await joinAt(page, '/registration');
  await register(page, code);
  await page.goto('/about');
  await expect(badge(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(badge(page)).toBeHidden();
  await expect(connect(page)).toBeVisible();
});
