import type { Page } from '@playwright/test';

import {
  expect,
  joinAt,
  memberTest as test,
  test as visitorTest,
} from '#support/browser/fixtures.ts';
import {
  alive,
  comparableHtml,
  holdModules,
  withoutFirstWords,
} from '#support/browser/first-words.ts';
import { deck } from '#support/browser/reading.ts';

const COUNT = `${deck.cards.length} of ${deck.cards.length} cards`;

const tiles = (page: Page) => page.locator('[aria-label="The deck"] ul');

/** The pages, what is drawn on each before React, its cards, and the fact that React has taken it over. */
const PAGES = [
  {
    path: '/dash',
    drawn: 'main h1, section:has(+ #start), #start ~ p ~ section:has(small)',
    cards: 1,
    taken: 'body',
  },
  {
    path: '/browse',
    drawn: '[aria-label="The deck"] > :not(search)',
    cards: deck.cards.length,
    taken: 'search:not([inert])',
  },
];

test('the dashboard greets and shows its card before any module has loaded', async ({ page }) => {
  await holdModules(page);
  await page.goto('/dash', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Ada' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read it' })).toHaveAttribute(
    'href',
    /^.browse.\w{3}$/,
  );
  await expect(page.getByText(/^\d+ cards$/)).toHaveCount(5);
});

test('the deck is there before any module has loaded', async ({ page }) => {
  await holdModules(page);
  await page.goto('/browse', { waitUntil: 'commit' });
  await expect(page.getByText(COUNT)).toBeVisible();
  await expect(tiles(page).getByRole('link')).toHaveCount(deck.cards.length);
});

for (const { path, drawn, cards, taken } of PAGES) {
  test(`${path} is drawn as the island renders it`, async ({ page }) => {
    const release = await holdModules(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main .deck-card')).toHaveCount(cards);
    const parts = page.locator(drawn);
    const first = await comparableHtml(parts);
    expect(first).toContain('deck-card');
    release();
    await alive(page);
    await expect(page.locator(taken)).toBeAttached();
    expect(await comparableHtml(parts)).toBe(first);
    await withoutFirstWords(page);
    await page.reload();
    await expect(page.locator(drawn).locator('.deck-card').first()).toBeVisible();
    await expect(page.locator(taken)).toBeAttached();
    // Without the first words the island adds tiles a few at a time.
    await expect.poll(() => comparableHtml(parts)).toBe(first);
  });

  test(`${path} is hydrated around its drawn cards: the same elements, and the focus`, async ({
    page,
  }) => {
    const release = await holdModules(page);
    await page.goto(path, { waitUntil: 'commit' });
    const link = page.locator('main a:has(.deck-card)').first();
    await link.evaluate((element) => {
      Object.assign(window, { link: element });
      (element as HTMLElement).focus({ preventScroll: true });
    });
    release();
    await alive(page);
    await expect(page.locator(taken)).toBeAttached();
    await expect(link).toBeFocused();
    expect(await link.evaluate((element) => 'link' in window && window.link === element)).toBe(
      true,
    );
  });

  test(`${path} is drawn from the remembered deck before the network answers`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() => localStorage.getItem('cd.personal.cards') !== null);
    await page.route('**/api/cards', () => new Promise(() => {}));
    await holdModules(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(drawn).locator('.deck-card').first()).toBeVisible();
  });
}

const LEFT = [
  ['/dash?draw', 'Your card'],
  ['/browse?category=challenge', /^\d+ of \d+ cards$/],
] as const;

for (const [path, words] of LEFT)
  test(`${path} is left to the modules`, async ({ page }) => {
    const release = await holdModules(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.firstWords?.painted.then(() => true));
    await expect(page.locator('main .deck-card')).toHaveCount(0);
    release();
    await expect(page.getByText(words)).toBeVisible();
  });

visitorTest('a press on a drawn button is kept and done', async ({ page }) => {
  await joinAt(page, '/tools');
  const release = await holdModules(page);
  await page.goto('/dash', { waitUntil: 'commit' });
  const draw = page.getByRole('button', { name: 'Draw a card' });
  await expect(draw).toBeEnabled();
  await draw.click();
  release();
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
});

test('a press on Scan code of the drawn dashboard opens the scanner', async ({ page }) => {
  const release = await holdModules(page);
  await page.goto('/dash', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Ada' })).toBeVisible();
  const scan = await page.getByRole('button', { name: 'Scan code' }).boundingBox();
  if (!scan) throw new Error('The button is not there.');
  await page.mouse.click(scan.x + scan.width / 2, scan.y + scan.height / 2);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const { path } of PAGES)
  for (const [name, answer, words] of [
    [
      'HTML in place of the deck',
      { status: 200, contentType: 'text/html', body: '<p>Log in' },
      'Something went wrong. Please try again.',
    ],
    [
      'a card that is none',
      { status: 200, json: [deck.cards[0], { code: 'B12' }] },
      'Something went wrong. Please try again.',
    ],
    ['a failure', { status: 500, json: { error: 'x', message: 'It broke.' } }, 'It broke.'],
  ] as const)
    visitorTest(`${path}: ${name} ends in words`, async ({ page, expected }) => {
      expected.push(/500/, /could not be loaded/);
      await joinAt(page, '/tools');
      await page.route('**/api/cards', (route) => route.fulfill({ ...answer }));
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('main .deck-card')).toHaveCount(0);
    });
