import type { Page } from '@playwright/test';

import { expect, memberTest as test } from '#support/fixtures.ts';
import { HOSTILE_BODIES, HOSTILE_BY_KIND } from '#support/hostile-bodies.ts';
import { awaitPolicyReports, LAST_REPORT } from '#support/policy-reports.ts';
import { deck, failOnce, print, tabTo } from '#support/reading.ts';

const SILENCE = 'Silence first: brainwriting in thirty minutes';

const tile = (page: Page) => page.getByRole('link', { name: SILENCE });
const silence = (page: Page) => page.getByRole('article', { name: SILENCE });

test('the list shows every article with picture, description and reading time', async ({
  page,
}) => {
  await page.goto('/articles');
  await expect(tile(page)).toBeVisible();
  const tiles = page.locator('main .tile');
  expect((await tiles.allInnerTexts()).map((text) => text.split(/\n+/))).toEqual(
    deck.articles.map(({ title, description, timeToRead }) => [title, description, timeToRead]),
  );
  expect(
    await tiles.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src'))),
  ).toEqual(deck.articles.map(({ image }) => image.url));
});

test('an article shows all its fields', async ({ page }) => {
  const article = deck.articles.find(({ title }) => title === SILENCE);
  await page.goto('/articles');
  await tile(page).click();
  await expect(silence(page).getByRole('heading', { level: 1, name: SILENCE })).toBeVisible();
  for (const text of [article?.description, article?.author, article?.timeToRead]) {
    await expect(silence(page).getByText(text ?? '', { exact: true })).toBeVisible();
  }
  await expect(silence(page).locator('time')).toHaveAttribute('datetime', '2026-03-05');
  await expect(silence(page).locator('time')).toHaveText('March 5, 2026');
  await expect(page).toHaveTitle(/^Silence first/);
  // All tags and addresses of what the server has made of the text are kept.
  expect(await silence(page).locator('.article-body').innerHTML()).toBe(article?.bodyHtml);
});

test.describe('to a German reader', () => {
  test.use({ locale: 'de-DE' });

  test('the date is written in German', async ({ page }) => {
    await page.goto('/articles/silence-first');
    await expect(silence(page).locator('time')).toHaveText('5. März 2026');
  });
});

test('an article leads to the ones beside it and to its cards; Back and Forward go the same way', async ({
  page,
}) => {
  await page.goto('/articles/silence-first');
  await page.getByRole('link', { name: /^Next article/ }).click();
  await page.getByRole('link', { name: /^Previous article/ }).click();
  await silence(page).getByRole('link', { name: 'Wait for the third' }).click();
  await expect(page.getByRole('article', { name: 'Wait for the third' })).toBeVisible();
  await page.goBack();
  await expect(silence(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/browse\/B23$/);
  await page.getByRole('link', { name: SILENCE }).click();
  await expect(silence(page)).toBeVisible();
});

test('the keyboard leads from the list to an article, and back', async ({ page }) => {
  await page.goto('/articles');
  await expect(tile(page)).toBeVisible();
  await tabTo(page, /^Silence first/);
  await page.keyboard.press('Enter');
  await expect(silence(page)).toBeVisible();
  await tabTo(page, /^All articles$/);
  await page.keyboard.press('Enter');
  await expect(tile(page)).toBeVisible();
});

test('an unknown article says so and leads on', async ({ page, expected }) => {
  expected.push(/404/, /No article at this address/);
  await page.goto('/articles/nowhere');
  await expect(page.getByText('There is no article at “nowhere”.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(tile(page)).toBeVisible();
});

for (const path of ['articles', 'articles/silence-first']) {
  test(`/${path} that fails to load can be tried again`, async ({ page, expected }) => {
    expected.push(/503/, /^The articles? could not be loaded: unavailable$/);
    await failOnce(page, path);
    await page.goto(`/${path}`);
    await expect(page.getByText('Not just now.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main').getByText(SILENCE)).toBeVisible();
  });
}

test('an article is printed without what leads elsewhere', async ({ page }, info) => {
  await page.goto('/articles/silence-first');
  await expect(silence(page)).toBeVisible();
  const text = await print(page, info);
  const wanted = ['Silence first', 'March 5, 2026', 'The method', 'Put one question on the wall'];
  const missing = wanted.filter((words) => !text.includes(words));
  const extra = ['All articles', 'Next article', 'Logout'].filter((words) => text.includes(words));
  expect({ missing, extra }).toEqual({ missing: [], extra: [] });
});

const BATCH = 80;

/** Bodies of one kind, some at a time, each between two texts of its own. */
const batchesOf = (bodies: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(bodies.length / BATCH) }, (_, batch) =>
    bodies
      .slice(batch * BATCH, (batch + 1) * BATCH)
      .map((html, index) => `<p>Before ${index}.</p>${html}<p>After ${index}.</p>`),
  );

/** What an article's body must not hold, and what the browser has reported. */
const findTraces = (body: HTMLElement) => {
  const elements = [...body.querySelectorAll<HTMLElement>('*')];
  for (const element of elements) {
    for (const name of ['mouseover', 'focus', 'pointerenter'])
      element.dispatchEvent(new Event(name));
  }
  return {
    attacked: 'attacked' in window,
    reports: (window as unknown as { reports: string[] }).reports,
    attributes: elements.flatMap((element) =>
      element.getAttributeNames().filter((name) => !['href', 'title', 'alt'].includes(name)),
    ),
    protocols: [...body.querySelectorAll('a')]
      .filter((link) => link.hasAttribute('href'))
      .map((link) => link.protocol)
      .filter((protocol) => protocol !== 'http:'),
    hosts: [...body.querySelectorAll('a')]
      .map((link) => link.host)
      .filter((host) => host !== '' && host !== location.host),
    tags: body.querySelectorAll('script,style,iframe,svg,math,form,input,object,embed,link,meta')
      .length,
  };
};

const NO_TRACES = {
  attacked: false,
  reports: [],
  attributes: [],
  protocols: [],
  hosts: [],
  tags: 0,
};

for (const [kind, bodies] of Object.entries(HOSTILE_BY_KIND)) {
  test(`hostile ${kind} neither run nor are reported, and the text stays`, async ({
    page,
    expected,
  }) => {
    expected.push(/last-report\.invalid/);
    let bodyHtml = '';
    await page.route('**/api/articles/silence-first', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), bodyHtml } });
    });
    await page.addInitScript((last) => {
      const reports: string[] = [];
      Object.assign(window, { reports });
      addEventListener('securitypolicyviolation', ({ blockedURI, sample }) => {
        if (blockedURI !== last) reports.push(sample);
      });
    }, LAST_REPORT);
    for (const batch of batchesOf(bodies)) {
      bodyHtml = batch.join('');
      await page.goto('/articles/silence-first');
      const body = page.locator('.article-body');
      await expect(body).toBeVisible();
      await awaitPolicyReports(page);
      expect.soft(await body.evaluate(findTraces), bodyHtml).toEqual(NO_TRACES);
      const text = (await body.textContent()) ?? '';
      const kept = batch.flatMap((_, index) => [`Before ${index}.`, `After ${index}.`]);
      expect
        .soft(
          kept.filter((words) => !text.includes(words)),
          bodyHtml,
        )
        .toEqual([]);
    }
  });
}

test('there are hundreds of hostile bodies', () => {
  expect(new Set(HOSTILE_BODIES).size).toBeGreaterThanOrEqual(200);
});
