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
