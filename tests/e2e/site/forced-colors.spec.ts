import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { expect, memberTest as test } from '#support/browser/fixtures.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** What tells a chosen thing from its neighbours when the system's colours rule. */
const lookOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
    return [backgroundColor, color, outlineStyle].join();
  });

const choice = (page: Page, name: string) =>
  page.locator('label', { hasText: name }).locator('span');

test('the chosen tone of a caption is told from the others @long', async ({ page }) => {
  await page.goto('/social');
  await page.getByRole('radio', { name: 'Enthusiastic' }).check();
  expect(await lookOf(choice(page, 'Enthusiastic'))).not.toBe(
    await lookOf(choice(page, 'Minimal and clean')),
  );
});

test('the chosen theme is told from the others @long', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Match device' })).toBeChecked();
  expect(await lookOf(page.locator('label', { hasText: 'Match device' }))).not.toBe(
    await lookOf(page.locator('label', { hasText: 'Light' })),
  );
});

test('the menu’s current entry is told from the others @long', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/articles');
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await lookOf(menu.getByRole('link', { name: 'Articles' }))).not.toBe(
    await lookOf(menu.getByRole('link', { name: 'Browse DCK' })),
  );
});

test('a saved persona is told from one that is not @long', async ({ page }) => {
  await page.goto('/journeys/Hana');
  const save = page.getByRole('button', { name: 'Keep Hana' });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const before = await lookOf(save);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => lookOf(save)).not.toBe(before);
  await save.click();
});

for (const [path, heading] of [
  ['/dash', 'The card of the day'],
  ['/journeys/Hana', 'Hana'],
  ['/games?exercise=seam-walk', 'Seam walk'],
  ['/social', 'Thanks for stopping by! Share your first impression'],
] as const) {
  test(`${path} has no violation @long`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('a tile has an edge', async ({ page }) => {
  await page.goto('/articles');
  await expect(page.locator('main .tile').first()).toHaveCSS('outline-style', 'solid');
});
