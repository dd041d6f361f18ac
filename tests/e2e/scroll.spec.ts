import type { Page } from '@playwright/test';

import { SCROLL_SAVE_DELAY, scrollKey } from '#core/scroll.ts';
import { expect, test } from '#support/fixtures.ts';

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
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const late = document.createElement('p');
      late.id = 'late';
      setTimeout(() => document.querySelector('.prose h2:last-of-type')?.before(late), 600);
    });
  });
  await page.goto('/privacy#late');
  const top = () =>
    page.locator('#late').evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeCloseTo(72, 0);
});

test('a position is not written more often than every 100 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const write = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function note(key, value) {
      if (key.startsWith('cd.scroll:')) times.push(performance.now());
      write.call(this, key, value);
    };
  });
  await page.goto('/privacy');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const began = performance.now();
        const step = () => {
          scrollBy({ top: 3, behavior: 'instant' });
          if (performance.now() - began < 700) requestAnimationFrame(step);
          else resolve();
        };
        step();
      }),
  );
  const last = String(await position(page));
  await expect.poll(() => saved(page, '/privacy')).toBe(last);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(times.length).toBeGreaterThan(0);
  expect(gaps.filter((gap) => gap < SCROLL_SAVE_DELAY)).toEqual([]);
});
