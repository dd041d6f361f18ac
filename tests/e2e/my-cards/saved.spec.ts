import { expect, test } from '#support/browser/fixtures.ts';

test('a case is saved, found again with the newest first, and removed', async ({ page }) => {
  for (const slug of ['rain-coat', 'tea-pot']) {
    await page.goto(`/showcase/${slug}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Saved in this browser.');
  }
  await page.getByRole('link', { name: 'See what you saved' }).click();
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['The pot with two spouts', 'The coat that dries itself']);
  await page.getByRole('button', { name: 'Save The pot with two spouts' }).click();
  await page.reload();
  await expect(titles).toHaveText(['The coat that dries itself']);
});

test('a full storage is reported', async ({ page }) => {
  await page.goto('/showcase/rain-coat');
  await page.evaluate(() => {
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let index = 0; index < 3; index += 1) {
        try {
          localStorage.setItem(`fill-${size}-${index}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'storage is full or switched off',
  );
});

test('without anything saved, the page shows the way to the showcase', async ({ page }) => {
  await page.goto('/saved');
  await page.getByRole('main').getByRole('link', { name: 'See the showcase' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Showcase');
});

test('a damaged entry does not hide the others', async ({ page }) => {
  await page.goto('/showcase/rain-coat');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.evaluate(() => localStorage.setItem('cd.case.broken', '{'));
  await page.goto('/saved');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1);
});
