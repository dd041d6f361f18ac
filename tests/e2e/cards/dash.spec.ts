import { expect, memberTest as test } from '#support/browser/fixtures.ts';

test('a stream on the dashboard leads to its cards', async ({ page }) => {
  await page.goto('/dash');
  await page.getByRole('link', { name: 'Mindset Journey 16 cards' }).click();
  await expect(page.getByText('16 of 80 cards')).toBeVisible();
});

test('another card can be drawn', async ({ page }) => {
  await page.goto('/dash');
  await expect(page.getByRole('heading', { name: 'The card of the day' })).toBeVisible();
  await page.getByRole('button', { name: 'Draw a card' }).click();
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
});

test('a card that was read is at hand again', async ({ page }) => {
  await page.goto('/browse/B14');
  await expect(page.getByRole('heading', { name: 'Break the quiet rule' })).toBeVisible();
  await page.goto('/dash');
  const section = page.locator('section', { hasText: 'Read last' });
  await expect(section.getByRole('link', { name: /Break the quiet rule/ })).toBeVisible();
});

test('a deck that fails to load is told and can be tried again', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/, /could not be loaded: network/);
  await page.route('**/api/cards', (route) => route.abort());
  await page.goto('/dash');
  await expect(page.getByRole('alert')).toContainText('Network error.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Mindset Journey 16 cards' })).toBeVisible();
});
