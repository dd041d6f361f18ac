import { expect, memberTest as test } from '#support/fixtures.ts';

test('an exercise opens with its parts, and Back closes it', async ({ page }) => {
  await page.goto('/games');
  await page.getByRole('link', { name: /^Seam walk/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Seam walk' });
  await expect(dialog.getByText('45 min')).toBeVisible();
  await expect(dialog.getByText('Advanced')).toBeVisible();
  for (const name of ['What', 'How', 'Outcome', 'Who']) {
    await expect(dialog.locator('summary', { hasText: name })).toBeVisible();
  }
  await expect(page).toHaveURL(/exercise=seam-walk/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('Escape closes a linked exercise and leaves the list', async ({ page }) => {
  await page.goto('/games?exercise=seam-walk');
  await expect(page.getByRole('dialog', { name: 'Seam walk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/games$/);
});

test('level and tier filter the grid', async ({ page }) => {
  await page.goto('/games');
  await page.getByLabel('Level').selectOption('advanced');
  await expect(page.getByText('4 of 18 exercises')).toBeVisible();
});
