import type { Page } from '@playwright/test';

import { SCROLL_SAVE_DELAY, scrollKey } from '#lib/shell/scroll.ts';
import { expect, test } from '#support/browser/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const position = (page: Page): Promise<number> => page.evaluate(() => scrollY);

const saved = (page: Page, path: string): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), scrollKey(path, ''));

/** From here on pages come without their content, as those do whose content is loaded later. */
const withholdContent = async (page: Page): Promise<void> => {
  await page.route('/privacy', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<main ', '<main hidden ') });
  });
};

const showContent = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('main')?.removeAttribute('hidden'));

/** Follows a link without bringing it into view. */
const follow = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('link', { name })
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('back returns to within two pixels of where the page was left', async ({ page }) => {
  await page.goto('/privacy');
  await scrollTo(page, 700);
  await follow(page, 'Terms');
  await expect(page).toHaveURL(/terms/);
  await page.goBack();
  await expect.poll(() => position(page)).toBeGreaterThanOrEqual(698);
  expect(await position(page)).toBeLessThanOrEqual(702);
});

test('forward returns as well', async ({ page }) => {
  await page.goto('/privacy');
  await follow(page, 'Terms');
  await expect(page).toHaveURL(/terms/);
  await scrollTo(page, 500);
  await page.goBack();
  await expect(page).toHaveURL(/privacy/);
  await page.goForward();
  await expect.poll(() => position(page)).toBe(500);
});

test('a reload stays where it was', async ({ page }) => {
  await page.goto('/faq');
  await scrollTo(page, 400);
  await page.reload();
  await expect.poll(() => position(page)).toBe(400);
});

test('a reload waits for content that comes late', async ({ page }) => {
  await page.goto('/privacy');
  await scrollTo(page, 700);
  await expect.poll(() => saved(page, '/privacy')).toBe('700');
  await withholdContent(page);
  await page.reload();
  await showContent(page);
  await expect.poll(() => position(page)).toBe(700);
});

test('a reader who moves on is not pulled back', async ({ page }) => {
  await page.goto('/privacy');
  await scrollTo(page, 700);
  await expect.poll(() => saved(page, '/privacy')).toBe('700');
  await withholdContent(page);
  await page.reload();
  await page.keyboard.press('Tab');
  await showContent(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  expect(await position(page)).toBe(0);
});

test('an anchor lands 72 pixels below the top', async ({ page }) => {
  await page.goto('/faq#what-is-a-deck-code');
  const top = () =>
    page.locator('#what-is-a-deck-code').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeCloseTo(72, 0);
});

test('an anchor that comes late is waited for', async ({ page }) => {
  await page.goto('/privacy#late');
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.id = 'late';
    document.querySelector('.prose h2:nth-of-type(3)')?.before(late);
  });
  const top = () =>
    page.locator('#late').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeCloseTo(72, 0);
});

test('a position is written once the page has lain still for 100 ms', async ({ clock, page }) => {
  await clock.install({ time: 0 });
  await page.goto('/privacy');
  await clock.pauseAt(60_000);
  for (const top of [30, 60, 90]) {
    await page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          addEventListener('scroll', () => resolve(), { once: true });
          window.scrollTo({ top: y, behavior: 'instant' });
        }),
      top,
    );
    await clock.runFor(SCROLL_SAVE_DELAY - 1);
    expect(await saved(page, '/privacy')).toBeNull();
  }
  await clock.runFor(1);
  expect(await saved(page, '/privacy')).toBe('90');
});
