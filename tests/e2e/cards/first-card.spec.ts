import type { Page, Request } from '@playwright/test';

import { ISSUED_AT_KEY, TOKEN_KEY } from '#lib/session/session.ts';
import {
  expect,
  joinAt,
  memberTest as test,
  test as visitorTest,
} from '#support/browser/fixtures.ts';
import { alive, holdModules } from '#support/browser/first-words.ts';

const CARD = '/browse/B12';
const TITLE = 'Open the locked drawer';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: TITLE });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep', exact: true });

/** Requests for the card, as the page sends them from here on. */
const cardRequests = (page: Page): readonly Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/cards/B12') requests.push(request);
  });
  return requests;
};

test('a card is readable before any module has loaded', async ({ page }) => {
  await holdModules(page);
  await page.goto(CARD, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('Category: Challenge')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(TITLE));
});

test('a card is asked for once', async ({ page }) => {
  const requests = cardRequests(page);
  await page.goto(CARD);
  await alive(page);
  await expect(page.getByRole('button', { name: 'Next card' })).toBeEnabled();
  expect(requests).toHaveLength(1);
});

test('the page is hydrated around the drawn card: the same elements, selection and place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  const release = await holdModules(page);
  await page.goto(CARD, { waitUntil: 'commit' });
  await title(page).evaluate((element) => {
    const shifts: number[] = [];
    Object.assign(window, { drawn: element, shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
    getSelection()?.selectAllChildren(element);
    scrollTo(0, 120);
  });
  release();
  await alive(page);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const after = await title(page).evaluate((element) => ({
    same: element === (window as unknown as { drawn: Element }).drawn,
    selection: getSelection()?.toString(),
    scroll: scrollY,
  }));
  expect(after).toEqual({ same: true, selection: TITLE, scroll: 120 });
});

visitorTest(
  'a press on the heart before the page is alive is quiet, kept and done',
  async ({ page }) => {
    await joinAt(page, '/tools');
    const release = await holdModules(page);
    await page.goto(CARD, { waitUntil: 'commit' });
    await expect(keep(page)).toHaveCSS('opacity', '0.6');
    await keep(page).click();
    await keep(page).click();
    await expect(keep(page)).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(keep(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(keep(page)).toHaveCSS('opacity', '1');
  },
);

test('a press on Scan code before the page is alive opens the scanner', async ({ page }) => {
  const release = await holdModules(page);
  await page.goto(CARD, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  const scan = await page.getByRole('button', { name: 'Scan code' }).boundingBox();
  if (!scan) throw new Error('The button is not there.');
  await page.mouse.click(scan.x + scan.width / 2, scan.y + scan.height / 2);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press on another language before the page is alive leads to the same card', async ({
  page,
}) => {
  const release = await holdModules(page);
  await page.goto(CARD, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  const opener = page.locator('.menu-button-open');
  if (await opener.isVisible()) await opener.click();
  const link = page.locator('#drawer').getByRole('link', { name: 'Deutsch', exact: true });
  await link.click({ noWaitAfter: true });
  await expect(link).toHaveAttribute('data-pressed');
  release();
  await expect(page).toHaveURL(`/de${CARD}`);
});

test('the token goes to the page’s own origin only, and not along with a redirect', async ({
  page,
}) => {
  const tokens: string[] = [];
  await page.route('**/api/cards/B12', async (route, request) => {
    tokens.push(request.headers()['authorization'] ?? '');
    if (tokens.length > 1) await route.continue();
    else await route.fulfill({ status: 302, headers: { location: 'https://elsewhere.invalid/' } });
  });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  await page.goto(CARD);
  await expect(title(page)).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(tokens).toHaveLength(2);
});

for (const [name, answer, words] of [
  [
    'HTML in place of a card',
    { status: 200, contentType: 'text/html', body: '<p>Log in' },
    'Something went wrong. Please try again.',
  ],
  ['no card', { status: 200, json: { code: 'B12' } }, 'Something went wrong. Please try again.'],
  [
    'a 404',
    { status: 404, json: { error: 'not_found', message: 'No.' } },
    'No card with the code B12.',
  ],
  ['a failure', { status: 500, json: { error: 'x', message: 'It broke.' } }, 'It broke.'],
] as const) {
  test(`${name} ends in words`, async ({ page, expected }) => {
    expected.push(/404|500/, /could not be loaded/);
    await page.route('**/api/cards/B12', (route) => route.fulfill({ ...answer }));
    await page.goto(CARD);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('article.open-card')).toHaveCount(0);
  });
}

visitorTest('with an expired token nothing is asked before it is refreshed', async ({ page }) => {
  // A page without modules, which would refresh it.
  await joinAt(page, '/robots.txt');
  await page.evaluate(
    ([token, issued]) => {
      const tokens: Record<string, unknown> = JSON.parse(localStorage.getItem(token) ?? '');
      localStorage.setItem(token, JSON.stringify({ ...tokens, id_token: '-' }));
      localStorage.setItem(issued, '1');
    },
    [TOKEN_KEY, ISSUED_AT_KEY] as const,
  );
  await holdModules(page);
  const requests = cardRequests(page);
  await page.goto(CARD, { waitUntil: 'load' });
  expect(await page.evaluate(() => 'firstWords' in window)).toBe(false);
  expect(requests).toHaveLength(0);
});

visitorTest('a sign-out in another tab hides the drawn card at once', async ({ page }) => {
  await joinAt(page, '/tools');
  await holdModules(page);
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await page.goto(CARD, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  await other.evaluate(() => localStorage.clear());
  await expect(title(page)).toBeHidden();
});

visitorTest('the answer to another person’s token is not adopted', async ({ page }) => {
  await joinAt(page, '/tools');
  const requests = cardRequests(page);
  const release = await holdModules(page);
  await page.goto(CARD, { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  await page.evaluate(() => {
    const words = (window as unknown as { firstWords: { early: { token: string } } }).firstWords;
    words.early.token = 'other';
  });
  release();
  await alive(page);
  await expect.poll(() => requests.length).toBe(2);
});

visitorTest('signed out nothing is asked, and the page leads to sign-in', async ({ page }) => {
  const requests = cardRequests(page);
  await page.goto(CARD);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(requests).toHaveLength(0);
});
