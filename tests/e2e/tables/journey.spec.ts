import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import {
  another,
  dialog,
  guestAt,
  light,
  lying,
  notes,
  press,
  take,
  tools,
  writeNote,
} from '#support/browser/at-table.ts';
import { expect, fillSignIn, joinAt, test } from '#support/browser/fixtures.ts';
import { counted } from '#lib/shared/text.ts';
import { loadTestDeck } from '#support/shared/test-deck.ts';

const { cards, recipes, translations } = await loadTestDeck();

/** The cards of a recipe, in their order. */
const [recipe] = recipes;
const steps = recipe?.steps.flatMap((step) => ('card' in step ? [step] : [])) ?? [];
const titleOf = (code: string): string => cards.find((card) => card.code === code)?.title ?? code;

/** The host's one button along the steps. */
const next = (host: Page): Locator =>
  tools(host).getByRole('button', { name: /^(Start|Next): |^See the record$/ });

/** Presses a button of the bar by keyboard. */
const inBar = (host: Page, name: string | RegExp): Promise<void> =>
  tools(host).getByRole('button', { name }).press('Enter');

const WALL = { width: 1920, height: 1080 };

test('a host, a screen and a guest go through a whole recipe, and the host changes the device', async ({
  page,
  browser,
}) => {
  const person = await joinAt(page, `/resources/${recipe?.slug}`);
  await page.getByRole('button', { name: 'Start a table' }).click();
  await expect(tools(page)).toBeVisible();
  const code = new URL(page.url()).pathname.replace('/table/', '');

  const screen = await another(browser, page, WALL);
  await screen.goto(`/table/${code}/screen`);
  await screen.getByRole('button', { name: 'Show this table here' }).click();
  const onScreen = screen.getByRole('heading', { level: 1 });
  await expect(onScreen).toHaveText('Join this table');

  const guest = await guestAt(browser, page, code);
  await expect(guest.locator('main')).not.toContainText(titleOf(steps[0]?.card ?? ''));

  await next(page).press('Enter');
  await expect(onScreen).toHaveText('Opening');
  await expect(guest.getByText(recipe?.opening.line ?? 'none')).toBeVisible();
  for (const seen of [guest, screen])
    await expect(seen.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  // Head and bar leave the page to the guest, who has a small phone.
  const heights = await Promise.all(
    [
      guest.getByRole('banner'),
      guest.getByRole('region', { name: 'Now' }),
      guest.getByRole('group', { name: 'What you tell the others' }),
    ].map(async (part) => (await part.boundingBox())?.height ?? Infinity),
  );
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(740 * 0.25);
  await inBar(page, /All steps and the timer/);
  await expect(dialog(page)).toHaveCount(0);
  // The keys of the bar leave the page where it is.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await inBar(page, 'Pause');
  for (const seen of [guest, screen])
    await expect(seen.getByText('Paused', { exact: true })).toBeVisible();
  await inBar(page, '+1 minute');
  await expect(guest.getByText('Paused', { exact: true })).toBeVisible();
  const longer = counted((recipe?.opening.minutes ?? 0) + 1, 'minute');
  for (const seen of [page, guest, screen])
    await expect(seen.getByText(`Step 1 of ${steps.length + 2}: Opening, ${longer}`)).toBeVisible();
  await inBar(page, 'Stop');
  await expect(guest.getByRole('timer')).toHaveCount(0);

  const [first, ...others] = steps;
  await next(page).press('Enter');
  for (const seen of [light(guest), onScreen])
    await expect(seen).toContainText(titleOf(first?.card ?? ''));

  // A press too many is undone.
  await inBar(page, 'Back one step');
  await expect(onScreen).toHaveText('Opening');
  await expect(guest.locator('main')).not.toContainText(titleOf(first?.card ?? ''));
  await next(page).press('Enter');
  await expect(onScreen).toContainText(titleOf(first?.card ?? ''));
  // The same guest reads it in German beside it, each page in its language.
  const german = await guest.context().newPage();
  await german.goto(`/de/table/${code}`);
  const inGerman = translations.get('de')?.cards.find((card) => card.code === first?.card);
  await expect(german.locator('main')).toContainText(inGerman?.title ?? 'none');
  await expect(german.locator('main')).not.toContainText(titleOf(first?.card ?? ''));
  await expect(light(guest)).toContainText(titleOf(first?.card ?? ''));
  await german.close();
  await expect(guest.getByText('You have 3 dots to vote for cards: tap + to')).toBeVisible();
  await writeNote(light(guest), 'Nobody asked the night shift.');
  await take(page, 'Lead');
  await press(page, 'Notes');
  await page.keyboard.press('Escape');
  await expect(screen.getByText('Nobody asked the night shift.')).toBeVisible();
  await guest.getByRole('button', { name: 'Ready' }).click();
  await expect(screen.getByText('1 ready', { exact: true })).toBeVisible();
  await expect(page.getByText('1 of 1 ready')).toBeVisible();

  // The phone's battery is empty: the host goes on with another one.
  const second = await another(browser, page);
  await page.goto('about:blank');
  await second.goto(`/table/${code}`);
  await second.getByRole('button', { name: 'Are you the host? Sign in' }).click();
  await fillSignIn(second, person);
  await expect(notes(light(second))).toContainText('Nobody asked the night shift.');

  for (const step of others) {
    await next(second).press('Enter');
    for (const seen of [light(guest), onScreen])
      await expect(seen).toContainText(titleOf(step.card));
    await light(guest).getByRole('button', { name: 'One dot more' }).click();
  }
  await next(second).press('Enter');
  await expect(onScreen).toHaveText('Debrief');
  await take(second, 'Lead');
  await press(second, 'Show votes');
  await expect(onScreen).toHaveText('Votes');
  await expect(lying(guest, steps.at(-1)?.card ?? '').getByText('1 dot')).toBeAttached();
  await second.keyboard.press('Escape');
  await second.getByRole('button', { name: 'Add a decision or task' }).press('Enter');
  await second.getByLabel('Decision or task').fill('Ask the night shift first.');
  await second.keyboard.press('Enter');
  await expect(guest.getByText('Ask the night shift first.', { exact: true })).toBeVisible();
  await take(second, 'Lead');
  await press(second, 'Decisions');
  await expect(onScreen).toHaveText('Decisions and tasks');
  await expect(screen.getByText('Ask the night shift first.', { exact: true })).toBeVisible();
  await second.keyboard.press('Escape');

  await next(second).press('Enter');
  await expect(second.getByRole('heading', { name: 'The record' })).toBeFocused();
  // From its beginning.
  for (const text of [recipe?.title ?? '', 'Decisions'])
    await expect(
      second.getByRole('article').getByRole('heading', { name: text }).first(),
    ).toBeInViewport();
  // The bar at the foot covers nothing at the end of the page.
  await second.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await second.getByRole('button', { name: 'Share link' }).click({ trial: true });
  const [end, foot] = await Promise.all([
    second.getByRole('button', { name: 'Share link' }).boundingBox(),
    tools(second).boundingBox(),
  ]);
  expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await second.getByRole('button', { name: 'Close the table' }).press('Enter');
  await second.getByRole('button', { name: 'Close it for everyone' }).press('Enter');
  await expect(guest.getByText('This table is closed. You can still read')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'The record' })).toBeFocused();
  await expect(second.getByRole('heading', { name: 'The record' })).toBeInViewport();
  await expect(onScreen).toHaveText(recipe?.title ?? '');
  await expect(screen.getByText('Closed. Decisions and notes are in the record.')).toBeVisible();
  for (const seen of [guest, screen])
    await expect(seen.getByText('Ask the night shift first.', { exact: true })).toBeVisible();
  await guest.getByRole('button', { name: 'Download' }).click();
  const saved = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Markdown' }).click();
  const record = await readFile(await (await saved).path(), 'utf8');
  expect(record).toContain('Nobody asked the night shift.');
  for (const { card } of steps) expect(record).toContain(titleOf(card));
});
