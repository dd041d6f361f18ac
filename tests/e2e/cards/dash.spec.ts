import { expect, memberTest as test, reach } from '#support/browser/fixtures.ts';

test('a stream on the dashboard leads to its cards @long', async ({ page }) => {
  await page.goto('/dash');
  await page.getByRole('link', { name: 'Mindset Journey 5 cards' }).click();
  await expect(page.getByText('5 of 24 cards')).toBeVisible();
});

test('scanning is the first thing, and opens the card that was scanned', async ({
  openWithCamera,
}) => {
  const page = await openWithCamera('https://dck.example/browse/B12');
  await page.goto('/dash');
  await expect(page.getByRole('button', { name: 'Scan code' })).toBeEnabled();
  await expect(page.locator('main :is(a, button):visible').first()).toHaveText('Scan code');
  await page.getByRole('button', { name: 'Scan code' }).click();
  await reach(page, '/browse/B12');
});

test('a drawn card is read with one press @long', async ({ page }) => {
  await page.goto('/dash?draw');
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
  const title = await page.locator('main .deck-card-title').first().innerText();
  await page.getByRole('link', { name: 'Read it' }).click();
  await reach(page, /\/browse\//);
  await expect(page.getByRole('heading', { name: title.replaceAll(/\s+/g, ' ') })).toBeVisible();
});

test('a link that asks for a card draws one, a reload of it does not', async ({ page }) => {
  await page.goto('/dash?draw');
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The card of the day' })).toBeVisible();
});

test('the five streams stand in full rows on a phone @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dash');
  const streams = page.getByRole('link', { name: / cards$/ });
  await expect(streams).toHaveCount(5);
  const places = await streams.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().left),
  );
  expect(new Set(places).size).toBe(1);
});

test('a card that was read is at hand again', async ({ page }) => {
  await page.goto('/browse/B12');
  // The words are there before the modules that note the card.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cd.personal.last-read')))
    .toContain('B12');
  await page.goto('/dash');
  const section = page.locator('section', { hasText: 'Recently viewed' });
  await expect(section.getByRole('link', { name: /Open the locked drawer/ })).toBeVisible();
});
