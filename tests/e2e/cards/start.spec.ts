import { expect, memberTest as test } from '#support/browser/fixtures.ts';
import { deck } from '#support/browser/reading.ts';

const [situation] = deck.situations;
const { words = '', line = '', cards = [], exercise } = situation ?? {};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('three taps lead from the dashboard to a card that fits, past two others', async ({
    page,
  }) => {
    await page.goto('/dash');
    await page.getByRole('link', { name: 'Start from your situation' }).tap();
    await expect(page.getByRole('heading', { name: 'Where to start' })).toBeInViewport();
    await page.getByRole('link', { name: words }).tap();
    const start = page.getByRole('region', { name: words });
    for (const { title, why } of cards) {
      await expect(start.getByRole('link', { name: title })).toBeVisible();
      await expect(start.getByText(why)).toBeVisible();
    }
    await start.getByRole('link', { name: cards[0]?.title ?? '' }).tap();
    await expect(page.getByRole('article', { name: cards[0]?.title ?? '' })).toBeVisible();
  });
});

test('a situation says what is going on, and leads to its exercise', async ({ page }) => {
  await page.goto(`/browse?start=${situation?.slug}`);
  const start = page.getByRole('region', { name: words });
  await expect(start.getByText(line)).toBeVisible();
  await expect(start.getByText(exercise?.why ?? '')).toBeVisible();
  await start.getByRole('link', { name: exercise?.title ?? '' }).click();
  await expect(page.getByRole('dialog', { name: exercise?.title ?? '' })).toBeVisible();
});

test('the grid leads to every situation, and back to all cards @long', async ({ page }) => {
  await page.goto('/browse');
  await page.getByText('Where to start?').click();
  await expect(page.locator('details').getByRole('link')).toHaveText(
    deck.situations.map((each) => each.words),
  );
  await page.getByRole('link', { name: words }).click();
  await expect(page).toHaveURL(new RegExp(`\\?start=${situation?.slug}$`));
  await expect(page.getByRole('heading', { name: words })).toBeFocused();
  await page.getByRole('button', { name: 'All cards' }).click();
  await expect(page.getByText('24 of 24 cards')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Where to start?' })).toBeFocused();
  await expect(page).toHaveURL(/\/browse$/);
});

test('Back from a card leads to the situation that it was for', async ({ page }) => {
  await page.goto(`/browse?start=${situation?.slug}`);
  await page.getByRole('link', { name: cards[1]?.title ?? '' }).click();
  await expect(page.getByRole('article', { name: cards[1]?.title ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: words })).toBeVisible();
});
