import { expect, test } from '#support/browser/fixtures.ts';

test('without settings the legal pages say that the operator has not filled them in', async ({
  page,
}) => {
  for (const path of ['/imprint', '/privacy', '/terms']) {
    await page.goto(path);
    await expect(
      page.getByText(
        'The operator of this app has not filled in their name, postal address and email address.',
      ),
    ).toBeVisible();
  }
});

test('the foot leads to the imprint @long', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'All pages' }).getByText('Imprint').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
});
