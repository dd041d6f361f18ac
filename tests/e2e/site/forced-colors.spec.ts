import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { expect, joinAnew, memberTest as test } from '#support/browser/fixtures.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** What tells a chosen thing from its neighbours when the system's colours rule. */
const lookOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
    return [backgroundColor, color, outlineStyle].join();
  });

const choice = (page: Page, name: string) =>
  page.locator('label', { hasText: name }).locator('span');

test('what is chosen is told from its neighbours: tone, theme, entry of the menu @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/social');
  await page.getByRole('radio', { name: 'Enthusiastic' }).check();
  expect(await lookOf(choice(page, 'Enthusiastic'))).not.toBe(
    await lookOf(choice(page, 'Minimal and clean')),
  );
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Match device' })).toBeChecked();
  expect(await lookOf(page.locator('label', { hasText: 'Match device' }))).not.toBe(
    await lookOf(page.locator('label', { hasText: 'Light' })),
  );
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await lookOf(menu.getByRole('link', { name: 'Settings' }))).not.toBe(
    await lookOf(menu.getByRole('link', { name: 'Browse DCK' })),
  );
});

test('a saved persona is told from one that is not @long', async ({ page }) => {
  await joinAnew(page, '/journeys/Otto');
  const save = page.getByRole('button', { name: 'Keep Otto' });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  const before = await lookOf(save);
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => lookOf(save)).not.toBe(before);
});

test('no page has a violation in forced colours @long', async ({ page }) => {
  const found: Record<string, unknown> = {};
  for (const [path, heading] of [
    ['/dash', 'The card of the day'],
    ['/journeys/Otto', 'Otto'],
    ['/games?exercise=round-trip', 'Round trip'],
    ['/social', 'Thanks for stopping by! Share your first impression'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    if (violations.length > 0) found[path] = violations.map(({ id }) => id);
  }
  expect(found).toEqual({});
});

test('a tile has an edge', async ({ page }) => {
  await page.goto('/articles');
  await expect(page.locator('main .tile').first()).toHaveCSS('outline-style', 'solid');
});
