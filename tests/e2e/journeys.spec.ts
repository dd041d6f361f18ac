import { expect, memberTest as test } from '#support/fixtures.ts';

test('the list leads to a journey with all its parts, and to a card and back', async ({ page }) => {
  await page.goto('/journeys');
  await page.getByRole('link', { name: /^Zoë/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë' })).toBeVisible();
  for (const name of ['Current tension', 'Core question', 'The struggle', 'The turning point']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('Piet, sorting belt')).toBeVisible();
  await page.getByRole('link', { name: /Useful accidents/ }).click();
  await expect(page).toHaveURL(/\/browse\/S42$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë' })).toBeVisible();
});

test('a name is found in any case and with its accent encoded', async ({ page }) => {
  await page.goto('/journeys/zO%C3%AB');
  await expect(page.getByRole('heading', { level: 1, name: 'Zoë' })).toBeVisible();
});

test('an unknown name says so and leads on', async ({ page, expected }) => {
  expected.push(/No journey/);
  await page.goto('/journeys/Nobody');
  await page.getByRole('link', { name: 'Show all journeys' }).click();
  await expect(page.getByRole('link', { name: /^Zoë/ })).toBeVisible();
});

test('a card names the personas who like it', async ({ page }) => {
  await page.goto('/browse/S42');
  await page.getByRole('link', { name: /^Zoë/ }).click();
  await expect(page).toHaveURL(/\/journeys\/Zo%C3%AB$/);
});
