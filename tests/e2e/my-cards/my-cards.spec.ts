import type { Browser, Page } from '@playwright/test';

import { agendaLink } from '#lib/my-cards/agenda-link.ts';
import { dialog, press, take, tools } from '#support/browser/at-table.ts';
import { expect, joinAt, test } from '#support/browser/fixtures.ts';
import { violationsOn } from '#support/browser/violations.ts';

/** A second browser of the person who is signed in on a page. */
const secondBrowser = async (browser: Browser, page: Page, path: string): Promise<Page> => {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
  });
  const second = await context.newPage();
  await second.goto(path);
  return second;
};

const heart = (page: Page) => page.getByRole('button', { name: 'Keep', exact: true });

test('a heart and a note of one browser are on the second within two seconds', async ({
  page,
  browser,
}) => {
  await joinAt(page, '/browse/B12');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const sent = page.waitForResponse('**/api/my');
  await page.getByLabel('Note').fill('Ask the night shift');
  await sent;
  await expect(page.getByText('Saved here, not yet everywhere.')).toBeHidden();
  const second = await secondBrowser(browser, page, '/browse/B12');
  await expect(second.getByLabel('Note')).toHaveValue('Ask the night shift');
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'true');
  await second.close();
});

test('a hand is made, filled, put into order and deleted by keyboard', async ({ page }) => {
  await joinAt(page, '/mycards');
  await page.getByLabel('Name your first hand').fill('Monday');
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Card code');
  await expect(code).toBeFocused();
  for (const text of ['B12', 'T14', 'M14']) {
    await code.fill(text);
    await code.press('Enter');
  }
  const cards = page.getByRole('list', { name: 'Cards of Monday' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: /^Move M14/ }).press('ArrowLeft');
  await expect(page.getByText('M14 is now 2 of 3.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move M14, 2 of 3/ })).toBeFocused();
  await page.getByRole('button', { name: 'M14 earlier' }).press('Enter');
  await expect(cards.first()).toContainText('M14');
  await expect(page.getByRole('button', { name: 'M14 earlier' })).toBeFocused();
  await page.getByRole('button', { name: /^Move M14/ }).press('End');
  await expect(cards.last()).toContainText('M14');
  await page.getByRole('button', { name: 'Delete Monday' }).press('Enter');
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Cards of Monday' })).toBeVisible();
});

test('what is kept no more stays in sight to be put back, until the page is left', async ({
  page,
}) => {
  await joinAt(page, '/mycards');
  const kept = page.getByRole('region', { name: 'Kept' });
  const first = kept.getByRole('button', { name: /^Keep / });
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toBeFocused();
  const sent = page.waitForResponse('**/api/my');
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(kept.getByText('Nothing yet.')).toBeHidden();
  await sent;
  await page.reload();
  await expect(kept.getByText('Nothing yet.')).toBeVisible();
});

test('a search that finds nothing goes on in the whole deck @long', async ({ page }) => {
  await joinAt(page, '/mycards');
  await page.getByLabel('Search My Cards').fill('locked drawer');
  await page.getByRole('link', { name: 'Search the whole deck' }).click();
  await expect(page.getByRole('link', { name: 'Open the locked drawer' })).toBeVisible();
});

test('what is exported as JSON can be taken in by another account @long', async ({
  page,
  browser,
}) => {
  await joinAt(page, '/browse/B12');
  await page.getByLabel('Note').fill('Ask the night shift');
  await page.goto('/mycards');
  await expect(page.getByText('Ask the night shift')).toBeVisible();
  await expect(page.getByText('1 of 24 cards met.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const path = await (await download).path();
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await joinAt(other, '/mycards');
  await other.getByLabel('Import').setInputFiles(path);
  await expect(other.getByText('Ask the night shift')).toBeVisible();
  await other.close();
});

test('an agenda is composed by keyboard, kept, and leads a table, also one that has begun', async ({
  page,
}) => {
  await joinAt(page, '/mycards');
  await page.getByRole('link', { name: 'Plan a session' }).press('Enter');
  const next = page.getByLabel('What comes next');
  for (const part of ['pause', 'B12', 'step']) {
    await next.selectOption(part);
    await next.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Steps' }).last()).toContainText(
      part === 'B12' ? 'Open the locked drawer' : 'min',
    );
  }
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Welcome');
  await page.getByLabel('What you say').fill('Hello, all.');
  await page.getByRole('button', { name: 'Change Welcome' }).press('Enter');
  await page.getByRole('button', { name: /^Move Welcome, 3 of 3/ }).press('Home');
  await expect(page.getByText('Welcome is now 1 of 3.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move Welcome, 1 of 3/ })).toBeFocused();
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Change Pause' }).press('Enter');
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(steps).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(steps).toHaveCount(3);
  await page.getByLabel('Begins').fill('2026-11-26T09:00');
  await page.getByLabel('Ends').fill('09:10');
  await expect(
    page.getByRole('status').filter({ hasText: /^\d+ of 10 minutes: \d+ minutes too long\.$/ }),
  ).toBeVisible();
  // Left within the time after which a text is saved.
  await page.getByLabel('Name').fill('Monday');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Monday');
  await expect(steps.first()).toContainText('Welcome');
  expect(await violationsOn(page, 'main')).toEqual([]);
  await expect(page.getByRole('article', { name: 'Monday' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/-agenda-monday\.ics$/);
  await page.getByRole('button', { name: 'Start a table' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible();
  await tools(page).getByRole('button', { name: 'Start: Welcome' }).press('Enter');
  await expect(page.getByText('Hello, all.')).toBeVisible();

  // A table that has begun without steps.
  await page.goto('/dash');
  const start = page.getByRole('button', { name: 'Start a table' });
  await expect(start).toBeEnabled();
  await start.press('Enter');
  await take(page, 'Lead');
  await dialog(page).getByLabel('Steps from').selectOption('Monday');
  await press(page, 'Use these');
  await expect(tools(page).getByRole('button', { name: 'Start: Welcome' })).toBeVisible();
  await take(page, 'Table');
  await dialog(page).getByLabel('Title of the table').fill('Our Monday');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Monday' })).toBeAttached();
});

test('an agenda in a link is read by a visitor, and a damaged link says so', async ({ page }) => {
  const steps = [
    { minutes: 5, title: 'Welcome', text: 'Hello, all.' },
    { minutes: 20, card: 'B12' },
  ];
  await page.goto((await agendaLink({ name: 'Monday', steps, times: { ends: '10:00' } })) ?? '');
  const agenda = page.getByRole('article', { name: 'Monday' });
  await expect(agenda).toContainText('25 minutes: begin at 09:35 to end at 10:00.');
  await expect(agenda.getByRole('listitem')).toHaveText([
    /^09:35Welcome5 minHello, all\.$/,
    /^09:40B12 Open the locked drawer20 min$/,
  ]);
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await page.goto('/agenda#damaged');
  await expect(page.getByText('This link holds no agenda.')).toBeVisible();
});

test('a hand in a link shows its outside to a visitor, and what of it is no card', async ({
  page,
}) => {
  await page.goto('/hand#B12-T14-ZZZ-%3Cb%3E');
  const cards = page.getByRole('list', { name: 'The cards of the hand' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('B12');
  await expect(page.getByText('No card has the code ZZZ.')).toBeVisible();
  await expect(page.getByText('One part of this link is no card code.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
});

test('a hand in a link that cannot be kept without a network is not said to be @long', async ({
  page,
  expected,
}) => {
  await joinAt(page, '/hand#B12-T14');
  await expect(page.getByRole('list', { name: 'The cards of the hand' })).toBeVisible();
  expected.push(/ERR_INTERNET_DISCONNECTED/, /could not be loaded/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(page.getByRole('alert').getByText('Network error.')).toBeVisible();
  await page.context().setOffline(false);
});

test('a member opens the cards of a hand in a link and keeps it', async ({ page }) => {
  await joinAt(page, '/hand#B12-T14');
  const cards = page.getByRole('list', { name: 'The cards of the hand' });
  await expect(cards.getByRole('link')).toHaveCount(2);
  await page.getByLabel('Name of the hand').fill('From Ben');
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(page.getByRole('link', { name: 'See it in My Cards' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'From Ben' })).toBeVisible();
});

test('a card that is typed turns face up on a journey, and lies there at the next visit @long', async ({
  page,
}) => {
  await joinAt(page, '/journeys/Otto');
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await expect(page.getByRole('button', { name: 'Show all cards' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Lay it out' })).toBeFocused();
  await page.keyboard.press('Enter');
  const table = page.getByRole('list', { name: 'Otto’s cards on the table' });
  const outlines = table.getByText('Not laid yet');
  await expect(outlines.first()).toBeVisible();
  const all = await outlines.count();
  const code = (await table.getByRole('listitem').first().locator('b').textContent()) ?? '';
  await page.getByLabel('Card code').fill(code.toLowerCase());
  await page.getByLabel('Card code').press('Enter');
  await expect(outlines).toHaveCount(all - 1);
  await page.reload();
  await page.getByRole('button', { name: `Lay it out (1 of ${all})` }).click();
  await expect(outlines).toHaveCount(all - 1);
});

test('after a sign-out nothing personal is left in the browser', async ({ page }) => {
  await joinAt(page, '/browse/B12');
  await heart(page).click();
  const sent = page.waitForResponse('**/api/my');
  await page.getByLabel('Note').fill('Ask the night shift');
  await sent;
  await page.goto('/logout');
  await expect(page).toHaveURL(/#signed-out$/);
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    items: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !key.startsWith('cd.scroll:'),
    ),
  }));
  expect(left).toEqual({ databases: [], items: [] });
});
