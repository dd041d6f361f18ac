import type { Page } from '@playwright/test';

import { expect, joinAt, memberTest, test } from '#support/browser/fixtures.ts';
import { deck } from '#support/browser/reading.ts';
import { violationsOn } from '#support/browser/violations.ts';

const card = deck.cards.find(({ code }) => code === 'T12');
const steps = card?.run ?? [];

const view = (page: Page) => page.getByRole('region', { name: 'Run it' });
const timer = (page: Page) => view(page).getByRole('timer');
const button = (page: Page, name: string) => view(page).getByRole('button', { name, exact: true });
const shows = (page: Page, number: number) =>
  expect(view(page).getByRole('status').first()).toContainText(
    `Step ${number} of ${steps.length} `,
  );

test('a card is run by the thumb without a network, through a reload and a locked screen', async ({
  browser,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await joinAt(page, '/settings');
  await page.getByRole('switch', { name: 'Keep the deck on this device' }).check();
  await expect(page.getByText(/^The deck is on this device: \d/)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  // The page's clock stands still, and its timers go on.
  let now = Date.now();
  const later = async (seconds: number): Promise<void> => {
    now += seconds * 1000;
    await page.clock.setFixedTime(now);
  };
  await later(0);
  await page.goto('/browse/T12');
  await page.getByRole('button', { name: 'Run it' }).tap();
  await expect(view(page).getByText('nothing leaves this room')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });

  const box = await button(page, 'Start').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(52);
  expect(box?.y).toBeGreaterThan(740 - 100);
  await button(page, 'Start').tap();
  await later(61);
  await expect(timer(page)).toHaveText('6:59');
  // A slip, and back.
  await button(page, 'Next step').tap();
  await shows(page, 2);
  await button(page, 'Back one step').tap();
  await expect(timer(page)).toHaveText('6:59');
  await button(page, 'Next step').tap();
  await shows(page, 2);
  await later(2);
  await expect(timer(page)).toHaveText('11:58');

  // A reload while the screen is locked for three minutes.
  await later(180);
  await page.reload();
  await shows(page, 2);
  await expect(timer(page)).toHaveText('8:58');
  await button(page, '+1 minute').tap();
  await expect(timer(page)).toHaveText('9:58');
  await later(598);
  await expect(timer(page)).toHaveText('0:00');
  await expect(view(page).getByText('Time is up')).toBeVisible();

  for (const number of [3, 4]) {
    await button(page, 'Next step').tap();
    await shows(page, number);
    await expect(view(page).getByText(steps[number - 1]?.do ?? '')).toBeVisible();
  }
  await button(page, 'Next: question').tap();
  await expect(view(page).getByText(card?.debrief ?? '')).toBeVisible();
  await button(page, 'Done').tap();
  await expect(view(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Read' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Read' })).toHaveAttribute('aria-pressed', 'true');
});

memberTest('a card without steps has no second view', async ({ page }) => {
  await page.goto('/browse/B12');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run it' })).toBeHidden();
});

memberTest(
  'steps that could not be loaded are loaded by a second try',
  async ({ expected, page }) => {
    expected.push(/ERR_FAILED/);
    await page.goto('/browse/T12');
    await page.route('**/_astro/RunView.*', (route) => route.abort());
    await page.getByRole('button', { name: 'Run it' }).press('Enter');
    await expect(page.getByText('The steps could not be loaded.')).toBeVisible();
    await page.unroute('**/_astro/RunView.*');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await shows(page, 1);
  },
);
