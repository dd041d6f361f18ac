import { expect, signUpAt, test } from '#support/fixtures.ts';

test.describe('typing a code', () => {
  test('shows the card with its stream, category and fields', async ({ page }) => {
    await signUpAt(page, '/browse');
    await page.getByLabel('Card code').fill('b14');
    const card = page.getByRole('article', { name: 'Break the quiet rule' });
    await expect(card.getByText('Stream: Breakthrough Matrix')).toBeVisible();
    await expect(card.getByText('Category: Challenge')).toBeVisible();
    for (const name of ['Identify', 'Context', 'Consequence']) {
      await expect(card.getByRole('heading', { name })).toBeVisible();
    }
    expect(new URL(page.url()).pathname).toBe('/browse/B14');
  });

  test('of no card says so and leaves the field usable', async ({ page, expected }) => {
    expected.push(/404/);
    await signUpAt(page, '/browse');
    await page.getByLabel('Card code').fill('XYZ');
    await expect(page.getByText('No card with the code XYZ.')).toBeVisible();
    await page.getByLabel('Card code').fill('T27');
    await expect(page.getByRole('heading', { name: 'The map is late' })).toBeVisible();
  });

  test('that is not three letters or digits asks the server nothing', async ({ page }) => {
    await signUpAt(page, '/browse');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByLabel('Card code').fill('B-4');
    await page.getByLabel('Card code').press('Enter');
    await expect(page.getByText('“B-4” is not a card code.')).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  test('and going Back shows the card before', async ({ page }) => {
    await signUpAt(page, '/browse');
    await page.getByLabel('Card code').fill('B14');
    await expect(page.getByRole('heading', { name: 'Break the quiet rule' })).toBeVisible();
    await page.getByLabel('Card code').fill('T27');
    await expect(page.getByRole('heading', { name: 'The map is late' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Break the quiet rule' })).toBeVisible();
  });
});

test('a failing network is named and can be tried again', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/, /could not be loaded: network/);
  await signUpAt(page, '/browse');
  await page.route('**/api/cards/*', (route) => route.abort());
  await page.getByLabel('Card code').fill('B14');
  await expect(page.getByText('Network error. Check your connection and try again.')).toBeVisible();
  await page.unroute('**/api/cards/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Break the quiet rule' })).toBeVisible();
});

test('a slow card shows a progress bar', async ({ page }) => {
  await signUpAt(page, '/browse');
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/api/cards/*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel('Card code').fill('B14');
  await expect(page.getByRole('progressbar', { name: 'Loading the card' })).toBeVisible();
  release(undefined);
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('a card of an unknown category shows all its fields', async ({ page }) => {
  await signUpAt(page, '/browse');
  const card = {
    code: 'QQ7',
    title: 'Odd',
    category: 'riddle',
    stream: 'unknown_stream',
    clue: 'Look up.',
  };
  await page.route('**/api/cards/QQ7', (route) => route.fulfill({ json: card }));
  await page.getByLabel('Card code').fill('QQ7');
  await expect(page.getByRole('heading', { name: 'Clue' })).toBeVisible();
  await expect(page.getByText('Look up.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a card is read without scrolling sideways', async ({ page }) => {
    await signUpAt(page, '/browse/B14');
    await expect(page.getByRole('heading', { name: 'Break the quiet rule' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
